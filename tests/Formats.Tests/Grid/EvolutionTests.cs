namespace SerBench.Formats.Tests.Grid;

// Writers and readers of different versions of a type, in every format that promises to support them.
public class EvolutionTests
{
    public static TheoryData<string> Formats => ["protobuf", "proto3", "msgpack", "msgpack-map", "flatbuffers"];

    [Theory]
    [MemberData(nameof(Formats))]
    public void FieldsThatTheReaderDoesNotKnowAreSkipped(string format)
    {
        Older older = Witnesses.Decode<Older>(format, Witnesses.Encode(format, Newer.Full));

        Assert.Equal((5, "five"), (older.Id, older.Name));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void FieldsThatTheWriterDidNotKnowAreDefault(string format)
    {
        Newer newer = Witnesses.Decode<Newer>(format, Witnesses.Encode(format, new Older { Id = 5, Name = "five" }));

        Assert.Equal((5, "five", 0, null), (newer.Id, newer.Name, newer.Added, newer.Maybe));
        if (format == "proto3")
        {
            // This dialect has no null for collections.
            Assert.Equal((null, 0, 0), (newer.Note, newer.Parts!.Count, newer.Counts!.Count));
        }
        else
        {
            Assert.Equal((null, null, null), (newer.Note, newer.Parts, newer.Counts));
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void UnknownFieldsOfInnerObjectsAreSkippedToo(string format)
    {
        var newer = new NewerList { Items = [Newer.Full, new Newer { Id = 2, Note = "two" }], Last = 9 };

        OlderList older = Witnesses.Decode<OlderList>(format, Witnesses.Encode(format, newer));

        Assert.Equal([5, 2], older.Items!.Select(item => item.Id));
        Assert.Equal(9, older.Last);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void UnknownFieldsOfInnerObjectsAreDefaultToo(string format)
    {
        var older = new OlderList { Items = [new Older { Id = 1, Name = "one" }, new Older { Id = 2, Name = "two" }], Last = 9 };

        NewerList newer = Witnesses.Decode<NewerList>(format, Witnesses.Encode(format, older));

        Assert.Equal([(1, "one", 0, null), (2, "two", 0, null)], newer.Items!.Select(item => (item.Id, item.Name, item.Added, item.Maybe)));
        Assert.Equal(9, newer.Last);
    }
}
