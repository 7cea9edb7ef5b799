namespace SerBench.Formats.Tests.Compression.Lz4;

// Memory with bytes around it that nobody may change.
internal static class Canary
{
    private const byte Value = 0xA5;
    private const int Length = 64;

    public static byte[] Around(int length)
    {
        var memory = new byte[length + (2 * Length)];
        memory.AsSpan().Fill(Value);
        return memory;
    }

    public static Span<byte> Inside(byte[] memory) => memory.AsSpan(Length..^Length);

    public static void AssertAlive(byte[] memory)
    {
        Assert.Equal(-1, memory.AsSpan(..Length).IndexOfAnyExcept(Value));
        Assert.Equal(-1, memory.AsSpan(^Length..).IndexOfAnyExcept(Value));
    }
}
