namespace SerBench.Formats.Tests.Wire;

public class CursorTests
{
    [Fact]
    public void WhatIsPutIsTaken()
    {
        var buffer = new EncodeBuffer();
        var output = new OutputCursor(buffer);
        output.Ensure(64);
        output.PutByte(7);
        output.Put(-2);
        output.Put(1.5);
        output.PutAt(1, 3);
        output.Write([1, 2, 3]);
        output.Finish();
        var input = new InputCursor(buffer.Written);

        Assert.Equal(7, input.PeekByte());
        Assert.Equal(7, input.ReadByte());
        Assert.Equal(3, input.Read<int>());
        Assert.Equal(1.5, input.Read<double>());
        Assert.Equal([1, 2, 3], input.ReadBytes(3).ToArray());
        Assert.Equal(buffer.Length, input.Position);
        input.ExpectEnd();
    }

    [Fact]
    public void ABufferGrowsAndKeepsWhatWasWritten()
    {
        var buffer = new EncodeBuffer(capacity: 1);
        var output = new OutputCursor(buffer);
        for (int i = 0; i < 10_000; i++)
        {
            output.Ensure(sizeof(int));
            output.Put(i);
        }

        output.Finish();
        var input = new InputCursor(buffer.Written);
        for (int i = 0; i < 10_000; i++)
        {
            Assert.Equal(i, input.Read<int>());
        }
    }

    [Fact]
    public void ShiftMakesRoomBeforeWhatWasWritten()
    {
        var buffer = new EncodeBuffer(capacity: 4);
        var output = new OutputCursor(buffer);
        output.Write([1, 2, 3, 4]);
        output.Shift(from: 1, by: 2);
        output.PutAt<short>(1, -1);
        output.Finish();

        Assert.Equal([1, 0xFF, 0xFF, 2, 3, 4], buffer.ToArray());
        Assert.Equal([2, 3, 4], output.Written(3).ToArray());
    }

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
