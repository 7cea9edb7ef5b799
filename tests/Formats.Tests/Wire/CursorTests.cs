namespace SerBench.Formats.Tests.Wire;

public class CursorTests
{
    [Fact]
    public void EveryReadBeyondTheEndIsDamage()
    {
        Assert.Throws<WireFormatException>(() => new InputCursor([]).PeekByte());
        Assert.Throws<WireFormatException>(() => new InputCursor([]).ReadByte());
        Assert.Throws<WireFormatException>(() => new InputCursor([1, 2, 3]).Read<int>());
        Assert.Throws<WireFormatException>(() => { new InputCursor([1]).ReadBytes(2); });
        Assert.Throws<WireFormatException>(() => { new InputCursor([1]).ReadBytes(-1); });
        Assert.Throws<WireFormatException>(() => new InputCursor([1]).Need(int.MinValue));
        Assert.Throws<WireFormatException>(() => new InputCursor([1]).Skip(2));
        Assert.Throws<WireFormatException>(() => new InputCursor([1]).MoveTo(2));
        Assert.Throws<WireFormatException>(() => new InputCursor([1]).MoveTo(-1));
    }

    [Fact]
    public void TrailingBytesAreDamage()
    {
        Assert.Equal(0, Assert.Throws<WireFormatException>(() => new InputCursor([1]).ExpectEnd()).Offset);
    }

    [Theory]
    [InlineData(-1, 1)]
    [InlineData(4, 1)]
    [InlineData(2, 2)]
    [InlineData(int.MaxValue, int.MaxValue)]
    public void CountsThatCannotFitAreDamage(int count, int size)
    {
        Assert.Throws<WireFormatException>(() => new InputCursor([1, 2, 3]).NeedItems(count, size));
        new InputCursor([1, 2, 3]).NeedItems(3, 1);
    }
}
