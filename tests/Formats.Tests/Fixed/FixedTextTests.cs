namespace SerBench.Formats.Tests.Fixed;

// Lengths of text that are longer than the rest of the message (docs/formats/fixed.md).
public class FixedTextTests
{
    private const int HeaderAt = 4;

    [Theory]
    [InlineData(3)]
    [InlineData(int.MaxValue)]
    [InlineData(int.MinValue)]
    [InlineData(int.MinValue + 1)] // times two is 0 in 32 bits
    [InlineData(int.MinValue + 2)] // times two is 2, which are there
    [InlineData(-1)]
    public void ALengthBeyondTheMessageIsRefused(int header)
    {
        byte[] message = Witnesses.Encode("fixed", new Box<string> { Value = "x" });
        Assert.Equal([4, 0, 1, 0, 2, 0, 0, 0, (byte)'x', 0], message);
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(HeaderAt), header);

        Refusal.AssertSays($"a count of {unchecked(header - 1)} does not fit", () => Witnesses.Decode<Box<string>>("fixed", message));
    }
}
