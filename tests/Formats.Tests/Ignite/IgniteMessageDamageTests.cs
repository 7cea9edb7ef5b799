using static SerBench.Formats.Tests.Ignite.FullFooter;

namespace SerBench.Formats.Tests.Ignite;

// Messages read without classes, each damaged in one way.
public class IgniteMessageDamageTests
{
    private static readonly IgniteOptions Known = new IgniteOptions().Know<Early>();

    [Fact]
    public void NestingIsLimited()
    {
        byte[] message = [IgniteCode.Null];
        for (int i = 0; i < Limits.MaxDepth; i++)
        {
            message = [IgniteCode.Collection, 1, 0, 0, 0, IgniteCollectionKind.List, .. message];
        }

        Assert.IsType<List<object?>>(IgniteMessage.Decode(message, Known));
        AssertRefused([IgniteCode.Collection, 1, 0, 0, 0, IgniteCollectionKind.List, .. message], "deeper");
    }

    [Theory]
    [InlineData(IgniteHeader.LengthAt, "an object of 24..24 bytes")]
    [InlineData(IgniteHeader.HashAt, "the hash of the content")]
    [InlineData(IgniteHeader.VersionAt, "an object of version 1")]
    [InlineData(IgniteHeader.SchemaOffsetAt, "a footer of whole entries")]
    public void AHeaderIsChecked(int at, string expected)
    {
        byte[] message = Empty(IgniteHeader.UserType);
        Assert.IsType<IgniteObject>(IgniteMessage.Decode(message, Known));
        message[at]++;

        AssertRefused(message, expected);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(IgniteHeader.UserType | 0x40)]
    public void FlagsThatNoObjectHasAreRefused(int flags) => AssertRefused(Empty(flags), "the flags of a user's object");

    // One byte more than the 96 bits of a decimal. The first byte is for the sign alone.
    [Theory]
    [InlineData(13, 0x80, null)]
    [InlineData(13, 0x81, "at most 96 bits")]
    [InlineData(14, 0x80, "found 0 and 14")]
    [InlineData(0, 0x80, "found 0 and 0")]
    public void AMagnitudeFitsADecimal(byte length, byte first, string? expected)
    {
        byte[] magnitude = new byte[14];
        magnitude[0] = first;
        magnitude[12] = 7;
        byte[] message = [IgniteCode.Decimal, 0, 0, 0, 0, length, 0, 0, 0, .. magnitude.AsSpan(0, length)];

        if (expected is null)
        {
            Assert.Equal(-7m, IgniteMessage.Decode(message, Known));
        }
        else
        {
            AssertRefused(message, expected);
        }
    }

    [Fact]
    public void FieldsStandWhereTheFooterSays()
    {
        byte[] message = Object<Early>((nameof(Early.Blob), [IgniteCode.Null]), (nameof(Early.Next), [IgniteCode.Null]));
        byte[] gap = Object<Early>((nameof(Early.Blob), [IgniteCode.Null, IgniteCode.Null]), (nameof(Early.Next), [IgniteCode.Null]));
        byte[] rest = Object<Early>((nameof(Early.Blob), [IgniteCode.Null, IgniteCode.Null]));

        Assert.IsType<IgniteObject>(IgniteMessage.Decode(message, Known));
        AssertRefused(gap, "a field where the footer says");
        AssertRefused(rest, "the end of the fields");
    }

    [Fact]
    public void ATypeThatIsNotRegisteredHasAName()
    {
        byte[] message = [.. Empty(IgniteHeader.UserType), IgniteCode.Null];
        message[IgniteHeader.TypeIdAt] = 0;
        message[IgniteHeader.LengthAt]++;
        message[IgniteHeader.SchemaOffsetAt]++;
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(IgniteHeader.HashAt), Hash31.Compute([IgniteCode.Null]));

        AssertRefused(message, "the name of an unregistered type");
    }

    [Theory]
    [InlineData(1, new int[] { 0 }, 0, "an array of two to 32 dimensions")]
    [InlineData(33, new int[] { 0 }, 0, "an array of two to 32 dimensions")]
    [InlineData(2, new int[] { -1, 0 }, 0, "lengths that an array can have")]
    [InlineData(2, new int[] { 0x10000, 0x10000 }, 0, "lengths that an array can have")]
    [InlineData(2, new int[] { 1, 1 }, 1, "an item of Int32")]
    [InlineData(2, new int[] { 0, 0 }, 1, "the end of the array")]
    public void AnArrayOfDimensionsIsWhole(int rank, int[] lengths, int nulls, string expected)
    {
        int itemTypeId = IgniteItems<int>.TypeId;
        byte[] content = [.. Int(itemTypeId), .. Int(rank), .. lengths.SelectMany(Int), .. Enumerable.Repeat(IgniteCode.Null, nulls)];
        byte[] message =
        [
            IgniteCode.Object, IgniteHeader.Version, IgniteHeader.HasRaw, 0,
            .. Int(IgniteHeader.RectangularTypeId), .. Int(Hash31.Compute(content)),
            .. Int(IgniteHeader.Length + content.Length), .. Int(IgniteHeader.NoSchema), .. Int(IgniteHeader.Length), .. content,
        ];

        AssertRefused(message, expected);
    }

    private static void AssertRefused(byte[] message, string expected) =>
        Refusal.AssertSays(expected, () => IgniteMessage.Decode(message, Known));

    // An object without fields.
    private static byte[] Empty(int flags)
    {
        byte[] message = new byte[IgniteHeader.Length];
        message[0] = IgniteCode.Object;
        message[IgniteHeader.VersionAt] = IgniteHeader.Version;
        message[IgniteHeader.FlagsAt] = (byte)flags;
        message[IgniteHeader.TypeIdAt] = 5;
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(IgniteHeader.HashAt), Hash31.Compute([]));
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(IgniteHeader.LengthAt), message.Length);
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(IgniteHeader.SchemaOffsetAt), message.Length);
        return message;
    }
}
