namespace SerBench.Formats.Tests.Typed;

// The formats that exist only for the ladder's table of ideas. They are not listed, but must be right.
public class TypedIdeaTests
{
    public static TheoryData<string> Formats => ["typed-reordered", "typed-short-text", "typed-no-nulls"];

    [Theory]
    [MemberData(nameof(Formats))]
    public void NoListShowsThem(string format)
    {
        Assert.DoesNotContain(Catalog.BuiltIn.Serializers, serializer => serializer.Id.StartsWith(format, StringComparison.Ordinal));
        Assert.NotNull(Catalog.BuiltIn.Find($"{format}/accessors"));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void EveryModelSurvives(string format)
    {
        foreach (IModel model in ModelCatalog.BuiltIn.Models)
        {
            model.Accept(new RoundTrip($"{format}/accessors"));
        }
    }

    [Theory]
    [InlineData(null, 1 + 1)]
    [InlineData("", 1 + 1)]
    [InlineData("seven c", 1 + 1 + 7)]
    [InlineData("eight ch", 1 + 1 + 1 + 8)]
    [InlineData("é", 1 + 1 + 1 + 2)]
    public void ShortTextHasNoLength(string? text, int size)
    {
        var codec = (IObjectCodec<Note>)Catalog.BuiltIn.Find("typed-short-text/accessors")!.Bind(new AnyModel<Note>()).Codec!;
        var buffer = new EncodeBuffer();
        codec.Encode(new Note { Text = text }, buffer);
        Assert.Equal(size, buffer.Length);
        Assert.Equal(text, codec.Decode(buffer.ToArray()).Text);
    }

    private sealed class RoundTrip(string mode) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            var codec = (IObjectCodec<T>)Catalog.BuiltIn.Find(mode)!.Bind(model).Codec!;
            var buffer = new EncodeBuffer();
            foreach (Scenario scenario in model.Scenarios.Where(scenario => scenario.Name is not "published"))
            {
                foreach (T value in model.Create(scenario, seed: 1, count: Math.Min(scenario.Instances, 16)))
                {
                    codec.Encode(value, buffer);
                    Assert.True(model.AreEqual(value, codec.Decode(buffer.ToArray())));
                    Assert.Throws<WireFormatException>(() => codec.Decode(buffer.Written[..^1].ToArray()));
                }
            }

            return 0;
        }
    }

    public sealed class Note
    {
        public string? Text { get; set; }
    }
}
