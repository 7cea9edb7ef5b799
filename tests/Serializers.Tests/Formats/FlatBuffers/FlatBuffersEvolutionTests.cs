namespace SerBench.Serializers.Tests.Formats.FlatBuffers;

/// <summary>Writers and readers of different versions of a type.</summary>
public class FlatBuffersEvolutionTests
{
    [Fact]
    public void FieldsThatTheReaderDoesNotKnowAreSkipped()
    {
        var newer = new Newer { Id = 5, Name = "five", Added = 7, Note = "behind all that an older reader reaches", Parts = [new Older { Id = 6 }] };

        Older older = Flat.Decode<Older>(Flat.Encode(newer));

        Assert.Equal((5, "five"), (older.Id, older.Name));
    }

    [Fact]
    public void FieldsThatTheWriterDidNotKnowAreDefault()
    {
        Newer newer = Flat.Decode<Newer>(Flat.Encode(new Older { Id = 5, Name = "five" }));

        Assert.Equal((5, "five", 0, null, null, null), (newer.Id, newer.Name, newer.Added, newer.Note, newer.Maybe, newer.Parts));
    }

    [Fact]
    public void UnknownFieldsOfAnInnerTableAreSkippedToo()
    {
        var newer = new NewerList { Items = [new Newer { Id = 1, Note = "one" }, new Newer { Id = 2, Note = "two" }] };

        Assert.Equal([1, 2], Flat.Decode<OlderList>(Flat.Encode(newer)).Items!.Select(item => item.Id));
    }

    public sealed class Older
    {
        public int Id { get; set; }

        public string? Name { get; set; }
    }

    public sealed class Newer
    {
        public int Id { get; set; }

        public string? Name { get; set; }

        public int Added { get; set; }

        public string? Note { get; set; }

        public double? Maybe { get; set; }

        public List<Older>? Parts { get; set; }
    }

    public sealed class OlderList
    {
        public Older[]? Items { get; set; }
    }

    public sealed class NewerList
    {
        public List<Newer>? Items { get; set; }
    }
}
