using static SerBench.Formats.Tests.Nrbf.TargetAttack;

namespace SerBench.Formats.Tests.Nrbf;

// Arrays whose records are each damaged in one way.
public class ArrayDamageTests
{
    private const string Description = "as it is declared";

    [Fact]
    public void ARecordOfAnotherKindIsRefused()
    {
        Assert.Equal([9], Codec.Decode(At(BeforeNumbers).Reference(3).Nulls(4).Byte(15).Int(3).Int(1).Byte(8).Int(9).End()).Numbers!);
        Refusal.AssertSays(
            Description,
            () => Codec.Decode(At(BeforeNumbers).Reference(3).Nulls(4).Byte(17).Int(3).Int(1).Byte(8).Int(9).End()));
    }

    // Kind and id of the record are followed by the kind of array, the rank, two lengths, and the kind of item.
    [Theory]
    [InlineData(5, 0, Description)]
    [InlineData(5, 5, Description)]
    [InlineData(6, 3, Description)]
    [InlineData(10, -1, "lengths that an array can have")]
    [InlineData(18, 1, Description)]
    public void AnArrayOfTwoDimensionsIsDescribedAsItIs(int at, int value, string expected)
    {
        var codec = new NrbfCodec<Box<int[,]>>();
        byte[] message = codec.Encode(new Box<int[,]> { Value = new int[2, 2] });
        int record = IndexOf(message, [2, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 8]) - 5;
        Assert.Equal(7, message[record]);
        if (value < 0)
        {
            BitConverter.TryWriteBytes(message.AsSpan(record + at), value);
        }
        else
        {
            message[record + at] = (byte)value;
        }

        Refusal.AssertSays(expected, () => codec.Decode(message));
    }

    [Fact]
    public void NoMoreNullsThanItemsAreTaken() => Refusal.AssertSays(
        "no more nulls than there are items", () => Codec.Decode(At(BeforeNames).Reference(3).Nulls(3).Strings(3, 2).NullRun256(3).End()));

    [Fact]
    public void BooleansAreZeroOrOne()
    {
        var codec = new NrbfCodec<Box<bool[]>>();
        byte[] message = codec.Encode(new Box<bool[]> { Value = [true, false] });
        Assert.Equal([1, 0, 11], message[^3..]);
        message[^3] = 2;

        Refusal.AssertSays("booleans of 0 or 1", () => codec.Decode(message));
    }

    [Fact]
    public void CharactersAreAsManyAsStated()
    {
        var codec = new NrbfCodec<Box<char[]>>();
        byte[] message = codec.Encode(new Box<char[]> { Value = ['a', 'b'] });
        Assert.Equal([(byte)'a', (byte)'b', 11], message[^3..]);
        message[^2] = 0xFF;

        Refusal.AssertSays($"byte {message.Length - 3}: text is not valid", () => codec.Decode(message));
    }

    // 2^32 + 1. In 32 bits this is the one character that exists.
    [Fact]
    public void ATextIsNoLongerThanTheMessage()
    {
        Assert.Equal("a", Codec.Decode(At(0).Byte(6).Int(3).Byte(1).Byte((byte)'a').Nulls(6).End()).Text);
        Refusal.AssertSays(
            "expected 4294967297 more bytes",
            () => Codec.Decode(At(0).Byte(6).Int(3).Byte(0x81).Byte(0x80).Byte(0x80).Byte(0x80).Byte(0x10).Byte((byte)'a').Nulls(6).End()));
    }
}
