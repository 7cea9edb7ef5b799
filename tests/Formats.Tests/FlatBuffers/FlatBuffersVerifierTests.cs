namespace SerBench.Formats.Tests.FlatBuffers;

// The verifier also checks alignment, which the decoder does not. The checks of both are in FlatBuffersAttackTests.
public class FlatBuffersVerifierTests
{
    public static TheoryData<string> Models => [.. ModelCatalog.BuiltIn.Models.Select(model => model.Id)];

    [Theory]
    [SharedData(nameof(Models))]
    public void OurMessagesPass(string model) => ModelCatalog.BuiltIn.Find(model)!.Accept(new VerifyAll());

    [Fact]
    public void OurMessagesOfEveryKindPass() => Assert.All(
        Share.Of(ZooTypes.Single).Where(type => BoundPair.Of("flatbuffers/compiled", type) is not null),
        type => ((IModel)Activator.CreateInstance(typeof(ZooModel<>).MakeGenericType(type), args: [false])!).Accept(new VerifyAll()));

    [Fact]
    public void ARootThatIsNotAligned() => AssertUnaligned<Box<int>>(
        new FlatMessage().Int(10).Bytes(0, 0).Bytes(0, 0, 0, 0).Int(-8).Int(7).Short(6).Short(8).Short(4));

    [Fact]
    public void ANumberThatIsNotAligned() => AssertUnaligned<Box<int>>(
        new FlatMessage().Int(12).Short(6).Short(10).Short(6).Short(0).Int(8).Bytes(0, 0).Int(7).Bytes(0, 0));

    [Fact]
    public void AVTableThatIsNotAligned() => AssertUnaligned<Box<int>>(
        new FlatMessage().Int(12).Bytes(0).Short(6).Short(8).Short(4).Bytes(0).Int(7).Int(7));

    [Fact]
    public void AVTableOfAnOddLength() => AssertUnaligned<Box<int>>(
        new FlatMessage().Int(12).Short(7).Short(8).Short(4).Short(0).Int(8).Int(7));

    [Fact]
    public void TextThatIsNotAligned() => AssertUnaligned<Box<string>>(
        new FlatMessage().Int(12).Short(6).Short(8).Short(4).Short(0).Int(8).Int(6).Bytes(0, 0).Int(1).Bytes((byte)'x', 0));

    [Fact]
    public void ItemsOfEightBytesThatAreNotAligned() => AssertUnaligned<Box<long[]>>(
        new FlatMessage().Int(12).Short(6).Short(8).Short(4).Short(0).Int(8).Int(8).Int(0).Int(1).Int(7).Int(0));

    [Fact]
    public void ItemsOfEightBytesThatAreAligned()
    {
        byte[] message = new FlatMessage().Int(12).Short(6).Short(8).Short(4).Short(0).Int(8).Int(4).Int(1).Int(7).Int(0).Int(0).ToArray();
        byte[] aligned = new FlatMessage().Int(12).Short(6).Short(8).Short(4).Short(0).Int(8).Int(8).Int(0).Int(0).ToArray();

        FlatBuffersVerifier.Verify<Box<long[]>>(aligned);
        FlatBuffersVerifier.Verify(typeof(Box<long[]>), message[..^4]);
        Assert.Equal([7L], Flat.Decode<Box<long[]>>(message[..^4]).Value!);
    }

    [Fact]
    public void AnEmptyMessage() => Assert.Throws<WireFormatException>(() => FlatBuffersVerifier.Verify<Box<int>>([]));

    // The decoder loads unaligned and returns a value; the verifier refuses the message.
    private static void AssertUnaligned<T>(FlatMessage message)
    {
        byte[] bytes = message.ToArray();
        Assert.NotNull(Flat.Decode<T>(bytes));
        Refusal.AssertSays("aligned", () => FlatBuffersVerifier.Verify<T>(bytes));
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
                    catch (UnsupportedValueException) when (model.Id == "tree" || model is ZooModel<T>)
                    {
                        // A chain deeper than the limit, or null in a vector.
                    }
                }
            }

            return true;
        }
    }
}
