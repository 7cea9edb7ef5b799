namespace SerBench.Formats.Tests.Contracts;

public sealed class EncodeBufferTests
{
    [Theory]
    [InlineData(0, int.MaxValue)]
    [InlineData(int.MaxValue / 2, (int.MaxValue / 2) + 1)]
    public void A_message_that_no_array_holds_is_refused(int used, int needed) => Assert.Contains(
        "longer than an array can be",
        Assert.Throws<UnsupportedValueException>(() => new EncodeBuffer(0).Grow(used, needed)).Message);

    [Fact]
    public void An_adopted_message_is_handed_over_and_any_other_is_copied()
    {
        var buffer = new EncodeBuffer();
        byte[] message = [1, 2, 3];
        buffer.Adopt(message);

        Assert.Same(message, buffer.Take());

        buffer.Grow(0, 2);
        (buffer.Bytes[0], buffer.Bytes[1], buffer.Length) = (4, 5, 2);
        byte[] copy = buffer.Take();
        buffer.Bytes[0] = 9;
        Assert.Equal([1, 2, 3], message);
        Assert.Equal([4, 5], copy);
    }

    [Fact]
    public void A_shorter_message_in_an_adopted_array_is_copied()
    {
        var buffer = new EncodeBuffer();
        buffer.Adopt([1, 2, 3]);
        (buffer.Bytes[0], buffer.Length) = (4, 1);

        Assert.Equal([4], buffer.Take());
    }

    [Fact]
    public void A_borrowed_message_stays_where_it_lies_until_the_next_one()
    {
        var buffer = new EncodeBuffer();
        byte[] memory = [1, 2, 3, 4];

        buffer.Borrow(new ArraySegment<byte>(memory, 1, 2));

        Assert.Same(memory, buffer.Message.Array);
        Assert.Equal([2, 3], buffer.Message.ToArray());
        Assert.Equal([2, 3], buffer.Written.ToArray());
        Assert.Equal([2, 3], buffer.Take());

        buffer.Length = 3;
        Assert.Equal([1, 2, 3], buffer.Message.ToArray());
    }
}
