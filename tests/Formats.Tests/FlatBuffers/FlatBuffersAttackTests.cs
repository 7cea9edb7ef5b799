namespace SerBench.Formats.Tests.FlatBuffers;

// Messages made to do harm. General damage is in Hostile/.
public class FlatBuffersAttackTests
{
    private const int OffsetPosition = 8;

    // Root offset; table of one offset to text at 4; text "abc" at 12; its vtable at 20; two zeros.
    private static byte[] Plain => Flat.Encode(new Leaf { Text = "abc" });

    [Fact]
    public void ThePlainMessageIsAsTheTestsBelowAssume()
    {
        byte[] expected = new FlatMessage().Int(4).Int(4 - 20).Int(4).Int(3).Bytes("abc\0"u8).Short(6).Short(8).Short(4).Short(0).ToArray();

        Assert.Equal(expected, Plain);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-4)]
    [InlineData(17)]
    [InlineData(int.MaxValue)]
    [InlineData(int.MinValue)]
    [InlineData(-1)]
    public void OffsetsPointForwardAndIntoTheMessage(int offset)
    {
        AssertRefused<Leaf>(FlatMessage.With(Plain, OffsetPosition, offset));
        AssertRefused<Leaf>(FlatMessage.With(Plain, 0, offset == 17 ? 25 : offset));
    }

    [Theory]
    [InlineData(5)]
    [InlineData(-21)]
    [InlineData(int.MaxValue)]
    [InlineData(int.MinValue)]
    public void AVTableLiesWithinTheMessage(int distance) => AssertRefused<Leaf>(FlatMessage.With(Plain, 4, distance));

    [Theory]
    [InlineData(20, 3)] // shorter than its header
    [InlineData(20, 9)] // longer than the message
    [InlineData(20, 0xFFFF)]
    [InlineData(22, 3)] // a table shorter than its header
    [InlineData(22, 7)] // a table too short for its field
    [InlineData(22, 0xFFFF)]
    [InlineData(24, 3)] // a field within the header
    [InlineData(24, 5)] // a field beyond the table
    [InlineData(24, 0xFFFF)]
    public void ASizeInAVTableIsHeld(int position, int value) => AssertRefused<Leaf>(FlatMessage.WithShort(Plain, position, value));

    // The table has no fields that could reveal the wrong sizes: a reader that accepted them would see no other error.
    [Theory]
    [InlineData(0, 4)]
    [InlineData(3, 4)]
    [InlineData(4, 0)]
    [InlineData(4, 3)]
    public void AVTableAndATableHoldTheirHeaders(int vtableSize, int tableSize)
    {
        const int Table = 8;
        byte[] sound = new FlatMessage().Int(Table).Short(4).Short(4).Int(4).ToArray();
        byte[] damaged = new FlatMessage().Int(Table).Short(vtableSize).Short(tableSize).Int(4).ToArray();

        Assert.Null(Flat.Decode<Leaf>(sound).Text);
        Assert.Equal(Table, Assert.Throws<WireFormatException>(() => Flat.Decode<Leaf>(damaged)).Offset);
        AssertRefused<Leaf>(damaged);
    }

    [Theory]
    [InlineData(4)] // the byte after is no zero
    [InlineData(12)]
    [InlineData(-1)]
    [InlineData(int.MaxValue)]
    [InlineData(int.MinValue)]
    public void TextEndsWithinTheMessageAndInAZero(int length) => AssertRefused<Leaf>(FlatMessage.With(Plain, 12, length));

    [Theory]
    [InlineData(4)]
    [InlineData(0x40000000)] // times four is 0 in 32 bits
    [InlineData(0x7FFFFFFF)]
    [InlineData(-1)]
    public void ACountFitsTheRest(int count)
    {
        byte[] message = Flat.Encode(new Numbers { Items = [1] });

        AssertRefused<Numbers>(FlatMessage.With(message, 12, count));
    }

    [Fact]
    public void AChainDeeperThanTheLimitIsRefused()
    {
        var message = new FlatMessage().Int(4 + 8);
        int vtable = message.Position;
        message.Short(6).Short(8).Short(4).Short(0);
        for (int level = 0; level < Limits.MaxDepth; level++)
        {
            message.Int(message.Position - vtable).Int(4);
        }

        byte[] tooDeep = message.Int(message.Position - vtable).Int(4).Int(0).ToArray();

        Refusal.AssertSays("deeper", () => Flat.Decode<Link>(tooDeep));
        Refusal.AssertSays("deeper", () => FlatBuffersVerifier.Verify<Link>(tooDeep));
    }

    [Theory]
    [InlineData(1)]
    [InlineData(8)]
    [InlineData(400)]
    public void BytesThatNothingReachesAreRefused(int count)
    {
        AssertRefused<Leaf>([.. Plain, .. new byte[count]]);
        AssertRefused<Leaf>([.. Plain, .. Enumerable.Repeat((byte)1, count)]);
    }

    [Fact]
    public void DamagedScalarsAreRefused()
    {
        AssertDamaged<Guid, decimal>(new Guid("ffffffff-0000-0000-0000-000000000000"));
        AssertDamaged<Guid, decimal>(new Guid("001d0000-0000-0000-0000-000000000000"));
        AssertDamaged<ulong, DateTime>(ulong.MaxValue);
        AssertDamaged<long, DateTime>(DateTime.MaxValue.Ticks + 1);
        AssertDamaged<(long, short), DateTimeOffset>((0, -1));
        AssertDamaged<(long, short), DateTimeOffset>((1L << 50, 841));
        AssertDamaged<int, DateOnly>(-1);
        AssertDamaged<long, TimeOnly>(TimeSpan.TicksPerDay);
        AssertDamaged<int[], HashSet<int>>([1, 1]);
        Assert.Throws<WireFormatException>(() => Flat.Decode<Leaf>(FlatMessage.With(Plain, 16, 0x00FFFFFF)));
    }

    [Fact]
    public void AnyByteButZeroIsTrue() => Assert.True(Flat.Decode<Box<bool>>(Flat.Encode(new Box<byte> { Value = 0x80 })).Value);

    [Theory]
    [InlineData(1, 2, 3)] // the product is not the number of items
    [InlineData(-1, -6, 0)]
    [InlineData(0x10000, 0x10000, 0)] // the product is 0 in 32 bits
    public void LengthsOfDimensionsGiveTheNumberOfItems(int first, int second, int items)
    {
        var forged = new Forged { Value = new Parts { Lengths = [first, second], Items = new int[items] } };

        Assert.Throws<WireFormatException>(() => Flat.Decode<Box<int[,]>>(Flat.Encode(forged)));
    }

    // The lengths have another number of dimensions, although the first two give the number of items; or a part is missing.
    [Theory]
    [InlineData(new[] { 1, 2, 3 }, new[] { 8, 9 }, "an array of 2 dimensions")]
    [InlineData(new[] { 2 }, new[] { 8, 9 }, "an array of 2 dimensions")]
    [InlineData(null, new[] { 8, 9 }, "field 0 is required")]
    [InlineData(new[] { 1, 2 }, null, "field 1 is required")]
    public void ThePartsOfAnArrayOfTwoDimensionsAreThere(int[]? lengths, int[]? items, string expected)
    {
        byte[] forged = Flat.Encode(new Forged { Value = new Parts { Lengths = lengths, Items = items } });

        Refusal.AssertSays(expected, () => Flat.Decode<Box<int[,]>>(forged));
    }

    // The value of one type stands where another is read.
    private static void AssertDamaged<TWritten, TRead>(TWritten value) =>
        Assert.Throws<WireFormatException>(() => Flat.Decode<Box<TRead>>(Flat.Encode(new Box<TWritten> { Value = value })));

    private static void AssertRefused<T>(byte[] message)
    {
        Assert.Throws<WireFormatException>(() => Flat.Decode<T>(message));
        Assert.Throws<WireFormatException>(() => FlatBuffersVerifier.Verify<T>(message));
    }

    public sealed class Leaf { public string? Text { get; set; } }

    public sealed class Numbers { public int[]? Items { get; set; } }

    public sealed class Link { public Link? Next { get; set; } }

    public sealed class Forged { public Parts? Value { get; set; } }

    public sealed class Parts { public int[]? Lengths { get; set; } public int[]? Items { get; set; } }
}
