namespace SerBench.Formats.Tests.Wire;

public class Hash31Tests
{
    [Fact]
    public void EveryLengthGivesTheHashOfTheDefinition()
    {
        var bytes = new byte[700];
        new Random(31).NextBytes(bytes);
        for (int length = 0; length <= bytes.Length; length++)
        {
            Assert.Equal(Define(bytes.AsSpan(0, length)), Hash31.Compute(bytes.AsSpan(0, length)));
        }
    }

    [Fact]
    public void EveryAlignmentGivesTheHashOfTheDefinition()
    {
        var bytes = new byte[400];
        new Random(62).NextBytes(bytes);
        for (int start = 0; start <= 64; start++)
        {
            Assert.Equal(Define(bytes.AsSpan(start, 300)), Hash31.Compute(bytes.AsSpan(start, 300)));
        }
    }

    [Theory]
    [InlineData(0x00)]
    [InlineData(0x7F)]
    [InlineData(0x80)]
    [InlineData(0xFF)]
    public void ExtremeBytesDoNotSaturate(byte value)
    {
        var bytes = new byte[1000];
        Array.Fill(bytes, value);

        Assert.Equal(Define(bytes), Hash31.Compute(bytes));
    }

    [Fact]
    public void NothingHashesToOne() => Assert.Equal(1, Hash31.Compute([]));

    private static int Define(ReadOnlySpan<byte> bytes)
    {
        int hash = 1;
        foreach (byte one in bytes)
        {
            hash = (31 * hash) + (sbyte)one;
        }

        return hash;
    }
}
