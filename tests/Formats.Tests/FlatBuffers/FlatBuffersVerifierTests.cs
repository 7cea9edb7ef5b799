namespace SerBench.Formats.Tests.FlatBuffers;

// The verifier also checks alignment, which the decoder does not. The checks of both are in FlatBuffersAttackTests.
public class FlatBuffersVerifierTests
{
    public static TheoryData<string> Models => [.. ModelCatalog.BuiltIn.Models.Select(model => model.Id)];

    [Theory]
    [SharedData(nameof(Models))]
    public void OurMessagesPass(string model) => ModelCatalog.BuiltIn.Find(model)!.Accept(new VerifyAll());

    [Fact]
    public void ARootThatIsNotAligned() => AssertUnaligned<Number>(
        new FlatMessage().Int(10).Bytes(0, 0).Bytes(0, 0, 0, 0).Int(-8).Int(7).Short(6).Short(8).Short(4));

    [Fact]
    public void ANumberThatIsNotAligned() => AssertUnaligned<Number>(
        new FlatMessage().Int(12).Short(6).Short(10).Short(6).Short(0).Int(8).Bytes(0, 0).Int(7).Bytes(0, 0));

    [Fact]
    public void AVTableThatIsNotAligned() => AssertUnaligned<Number>(
        new FlatMessage().Int(12).Bytes(0).Short(6).Short(8).Short(4).Bytes(0).Int(7).Int(7));

    [Fact]
    public void AVTableOfAnOddLength() => AssertUnaligned<Number>(
        new FlatMessage().Int(12).Short(7).Short(8).Short(4).Short(0).Int(8).Int(7));

    [Fact]
    public void TextThatIsNotAligned() => AssertUnaligned<Text>(
        new FlatMessage().Int(12).Short(6).Short(8).Short(4).Short(0).Int(8).Int(6).Bytes(0, 0).Int(1).Bytes((byte)'x', 0));

    [Fact]
    public void ItemsOfEightBytesThatAreNotAligned() => AssertUnaligned<Longs>(
        new FlatMessage().Int(12).Short(6).Short(8).Short(4).Short(0).Int(8).Int(8).Int(0).Int(1).Int(7).Int(0));

    [Fact]
    public void ItemsOfEightBytesThatAreAligned()
    {
        byte[] message = new FlatMessage().Int(12).Short(6).Short(8).Short(4).Short(0).Int(8).Int(4).Int(1).Int(7).Int(0).Int(0).ToArray();
        byte[] aligned = new FlatMessage().Int(12).Short(6).Short(8).Short(4).Short(0).Int(8).Int(8).Int(0).Int(0).ToArray();

        FlatBuffersVerifier.Verify<Longs>(aligned);
        FlatBuffersVerifier.Verify(typeof(Longs), message[..^4]);
        Assert.Equal([7L], Flat.Decode<Longs>(message[..^4]).Items!);
    }

    [Fact]
    public void AnEmptyMessage() => Assert.Throws<WireFormatException>(() => FlatBuffersVerifier.Verify<Number>([]));

    // The decoder loads unaligned and returns a value; the verifier refuses the message.
    private static void AssertUnaligned<T>(FlatMessage message)
    {
        byte[] bytes = message.ToArray();
        Assert.NotNull(Flat.Decode<T>(bytes));
        Assert.Contains("aligned", Assert.Throws<WireFormatException>(() => FlatBuffersVerifier.Verify<T>(bytes)).Message);
    }

    private sealed class VerifyAll : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            foreach (Scenario scenario in model.Scenarios.Where(scenario => scenario.Name != "published"))
            {
                foreach (T value in model.Create(scenario, seed: 1, scenario.Instances))
                {
                    try
                    {
                        FlatBuffersVerifier.Verify<T>(Flat.Encode(value));
                    }
                    catch (UnsupportedValueException)
                    {
                        // A chain deeper than the limit.
                        Assert.Equal("tree", model.Id);
                    }
                }
            }

            return true;
        }
    }

    public sealed class Number
    {
        public int Value { get; set; }
    }

    public sealed class Text
    {
        public string? Value { get; set; }
    }

    public sealed class Longs
    {
        public long[]? Items { get; set; }
    }
}
