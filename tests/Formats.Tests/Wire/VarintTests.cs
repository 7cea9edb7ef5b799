namespace SerBench.Formats.Tests.Wire;

public class VarintTests
{
    public static TheoryData<ulong> Edges
    {
        get
        {
            var edges = new TheoryData<ulong> { 0, ulong.MaxValue };
            for (int bit = 1; bit < 64; bit++)
            {
                edges.Add(1UL << bit);
                edges.Add((1UL << bit) - 1);
            }

            return edges;
        }
    }

    [Theory]
    [MemberData(nameof(Edges))]
    public void NumbersRoundTripInTheLengthForetold(ulong value)
    {
        var buffer = new EncodeBuffer(Varint.MaxLength64);
        var output = new OutputCursor(buffer);
        Varint.Put(ref output, value);
        output.Finish();
        var input = new InputCursor(buffer.Written);

        Assert.Equal(value, Varint.Read(ref input));
        Assert.Equal(Varint.Length(value), buffer.Length);
        input.ExpectEnd();
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    [InlineData(1)]
    [InlineData(long.MinValue)]
    [InlineData(long.MaxValue)]
    public void ZigZagRoundTripsAndKeepsSmallNumbersSmall(long value)
    {
        Assert.Equal(value, Varint.UnZigZag(Varint.ZigZag(value)));
        Assert.Equal(1UL, Varint.ZigZag(-1));
        Assert.Equal(2UL, Varint.ZigZag(1));
    }

    [Theory]
    [InlineData("")]
    [InlineData("80")]
    [InlineData("FFFFFFFFFFFFFFFFFF")]
    [InlineData("FFFFFFFFFFFFFFFFFF02")]
    [InlineData("FFFFFFFFFFFFFFFFFF8100")]
    public void TruncatedAndTooLongNumbersAreDamage(string hex)
    {
        byte[] bytes = Convert.FromHexString(hex);

        Assert.Throws<WireFormatException>(() =>
        {
            var input = new InputCursor(bytes);
            Varint.Read(ref input);
        });
    }

    // If ten bytes are left, they are read at once, otherwise one by one. Both ways give the same number and the same end.
    [Theory]
    [MemberData(nameof(Edges))]
    public void NumbersGatheredAtOnceAreThoseReadByteByByte(ulong value)
    {
        ulong wide = Math.Max(value, 0x80);
        var buffer = new EncodeBuffer(Varint.MaxLength64);
        var output = new OutputCursor(buffer);
        Varint.Put(ref output, wide);
        output.Finish();
        foreach (int after in new[] { 0, 1, Varint.MaxLength64 })
        {
            var input = new InputCursor([.. buffer.Written, .. Enumerable.Repeat((byte)0xFF, after)]);
            Assert.Equal(wide, Varint.ReadWide(ref input));
            Assert.Equal(buffer.Length, input.Position);
        }
    }

    [Theory]
    [InlineData("FFFFFFFFFFFFFFFFFF02")]
    [InlineData("FFFFFFFFFFFFFFFFFF04")]
    [InlineData("FFFFFFFFFFFFFFFFFF8100")]
    public void NumbersTooLongToBeGatheredAreDamage(string hex)
    {
        foreach (int after in new[] { 0, 1, Varint.MaxLength64 })
        {
            byte[] bytes = [.. Convert.FromHexString(hex), .. new byte[after]];
            Assert.Throws<WireFormatException>(() =>
            {
                var input = new InputCursor(bytes);
                Varint.ReadWide(ref input);
            });
        }
    }

    [Fact]
    public void AnOverlongSpellingIsAccepted()
    {
        var input = new InputCursor([0x81, 0x80, 0x00]);

        Assert.Equal(1UL, Varint.Read(ref input));
        input.ExpectEnd();
    }
}
