using SerBench.Formats.Tests.Grid;
using SerBench.Formats.Tests.Zoo;

namespace SerBench.Benchmarks.Tests.Published.TypedLadder.Format;

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
        IObjectCodec<Box<string>> codec = Witnesses.CodecOf<Box<string>>("typed-short-text/accessors");

        byte[] message = codec.EncodeToArray(new Box<string> { Value = text });

        Assert.Equal(size, message.Length);
        Assert.Equal(text, codec.Decode(message).Value);
    }

    private sealed class RoundTrip(string mode) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            IObjectCodec<T> codec = Witnesses.CodecOf<T>(mode);
            foreach (Scenario scenario in model.Scenarios.Where(scenario => scenario.Name is not "published"))
            {
                foreach (T value in model.Create(scenario, seed: 1, count: Math.Min(scenario.Instances, 16)))
                {
                    byte[] message = codec.EncodeToArray(value);
                    Assert.True(model.AreEqual(value, codec.Decode(message)));
                    Assert.Throws<WireFormatException>(() => codec.Decode(message[..^1]));
                }
            }

            return 0;
        }
    }
}
