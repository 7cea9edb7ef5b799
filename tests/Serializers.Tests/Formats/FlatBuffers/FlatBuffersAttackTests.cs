using SerBench.Serializers.Contracts;
using SerBench.Serializers.Formats.FlatBuffers;

namespace SerBench.Serializers.Tests.Formats.FlatBuffers;

/// <summary>Messages that somebody made to do harm. The general damage is in Hostile/.</summary>
public class FlatBuffersAttackTests
{
    private const int OffsetPosition = 8;

    /// <summary>Root offset; table of one offset to text at 4; text "abc" at 12; its vtable at 20; two zeros.</summary>
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
    public void AShallowMessageThatExpandsToATreeIsRefusedSoon()
    {
        // Thirty levels of tables, each with a vector of two offsets to the next: a billion objects in one kilobyte.
        var message = new FlatMessage().Int(4 + 8);
        int vtable = message.Position;
        message.Short(6).Short(8).Short(4).Short(0);
        for (int level = 0; level < 30; level++)
        {
            int table = message.Position;
            message.Int(table - vtable).Int(4).Int(2).OffsetTo(table + 20).OffsetTo(table + 20);
        }

        int last = message.Position;
        message.Int(last - vtable).Int(4).Int(0);
        byte[] bomb = message.ToArray();

        long before = GC.GetAllocatedBytesForCurrentThread();
        AssertRefused<Branch>(bomb);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 64 * 1024 + (64 * bomb.Length));
    }

    [Theory]
    [InlineData(10)]
    [InlineData(100)]
    [InlineData(10_000)]
    public void ManyOffsetsToOneTableCostNoMoreMemoryThanStated(int count)
    {
        byte[] branches = Shared(count, table => table.Int(4).Int(0));
        byte[] sets = Shared(count, table => table.Int(4).Int(256).Bytes([.. Enumerable.Range(0, 256).Select(i => (byte)i)]));
        byte[] maps = Shared(count, table => table.Int(4).Int(0));

        AssertMemory<Branch>(branches);
        AssertMemory<Many<HashSet<byte>>>(sets);
        AssertMemory<Many<Dictionary<long, string>>>(maps);
    }

    [Fact]
    public void ASetOfAllBytesIsNoAttack() => Assert.Equal(256, Flat.RoundTrip(new One<HashSet<byte>> { Value = [.. Enumerable.Range(0, 256).Select(i => (byte)i)] }).Value!.Count);

    [Fact]
    public void SomeSharingIsFine()
    {
        // Four offsets to one text, as a builder that pools text writes them.
        var message = new FlatMessage().Int(4 + 8).Short(6).Short(8).Short(4).Short(0);
        message.Int(8).Int(4).Int(4);
        int text = message.Position + 16;
        message.OffsetTo(text).OffsetTo(text).OffsetTo(text).OffsetTo(text).Int(3).Bytes("abc\0"u8);

        FlatBuffersVerifier.Verify<Texts>(message.ToArray());
        Assert.Equal(["abc", "abc", "abc", "abc"], Flat.Decode<Texts>(message.ToArray()).Items!);
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

        Assert.Contains("deeper", Assert.Throws<WireFormatException>(() => Flat.Decode<Link>(tooDeep)).Message);
        Assert.Contains("deeper", Assert.Throws<WireFormatException>(() => FlatBuffersVerifier.Verify<Link>(tooDeep)).Message);
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
        Assert.Throws<WireFormatException>(() => Flat.Decode<One<decimal>>(Flat.Encode(new One<Guid> { Value = new Guid("ffffffff-0000-0000-0000-000000000000") })));
        Assert.Throws<WireFormatException>(() => Flat.Decode<One<decimal>>(Flat.Encode(new One<Guid> { Value = new Guid("001d0000-0000-0000-0000-000000000000") })));
        Assert.Throws<WireFormatException>(() => Flat.Decode<One<DateTime>>(Flat.Encode(new One<ulong> { Value = ulong.MaxValue })));
        Assert.Throws<WireFormatException>(() => Flat.Decode<One<DateTime>>(Flat.Encode(new One<long> { Value = DateTime.MaxValue.Ticks + 1 })));
        Assert.Throws<WireFormatException>(() => Flat.Decode<One<DateTimeOffset>>(Flat.Encode(new One<(long, short)> { Value = (0, -1) })));
        Assert.Throws<WireFormatException>(() => Flat.Decode<One<DateTimeOffset>>(Flat.Encode(new One<(long, short)> { Value = (1L << 50, 841) })));
        Assert.Throws<WireFormatException>(() => Flat.Decode<One<DateOnly>>(Flat.Encode(new One<int> { Value = -1 })));
        Assert.Throws<WireFormatException>(() => Flat.Decode<One<TimeOnly>>(Flat.Encode(new One<long> { Value = TimeSpan.TicksPerDay })));
        Assert.Throws<WireFormatException>(() => Flat.Decode<One<HashSet<int>>>(Flat.Encode(new One<int[]> { Value = [1, 1] })));
        Assert.Throws<WireFormatException>(() => Flat.Decode<Leaf>(FlatMessage.With(Plain, 16, 0x00FFFFFF)));
    }

    [Fact]
    public void AnyByteButZeroIsTrue() => Assert.True(Flat.Decode<One<bool>>(Flat.Encode(new One<byte> { Value = 0x80 })).Value);

    [Theory]
    [InlineData(1, 2, 3)] // the product is not the number of items
    [InlineData(-1, -6, 0)]
    [InlineData(0x10000, 0x10000, 0)] // the product is 0 in 32 bits
    public void LengthsOfDimensionsGiveTheNumberOfItems(int first, int second, int items)
    {
        var forged = new Forged { Value = new Parts { Lengths = [first, second], Items = new int[items] } };

        Assert.Throws<WireFormatException>(() => Flat.Decode<One<int[,]>>(Flat.Encode(forged)));
    }

    /// <summary>A table with a vector of offsets to one other table, all of one field and one vtable.</summary>
    private static byte[] Shared(int count, Func<FlatMessage, FlatMessage> fill)
    {
        var message = new FlatMessage().Int(4 + 8).Short(6).Short(8).Short(4).Short(0);
        message.Int(8).Int(4).Int(count);
        int shared = message.Position + (4 * count);
        for (int i = 0; i < count; i++)
        {
            message.OffsetTo(shared);
        }

        return fill(message.Int(shared - 4)).ToArray();
    }

    private static void AssertMemory<T>(byte[] message)
    {
        Flat.Decode<T>(Flat.Encode(Activator.CreateInstance<T>()));
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            Flat.Decode<T>(message);
        }
        catch (WireFormatException)
        {
            // Refused, as more than the budget allows.
        }

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 4096 + (64 * message.Length));
    }

    private static void AssertRefused<T>(byte[] message)
    {
        Assert.Throws<WireFormatException>(() => Flat.Decode<T>(message));
        Assert.Throws<WireFormatException>(() => FlatBuffersVerifier.Verify<T>(message));
    }

    public sealed class Leaf
    {
        public string? Text { get; set; }
    }

    public sealed class Numbers
    {
        public int[]? Items { get; set; }
    }

    public sealed class Texts
    {
        public List<string>? Items { get; set; }
    }

    public sealed class Branch
    {
        public List<Branch>? Items { get; set; }
    }

    public sealed class Many<T>
    {
        public List<One<T>>? Items { get; set; }
    }

    public sealed class Link
    {
        public Link? Next { get; set; }
    }

    public sealed class One<T>
    {
        public T? Value { get; set; }
    }

    public sealed class Forged
    {
        public Parts? Value { get; set; }
    }

    public sealed class Parts
    {
        public int[]? Lengths { get; set; }

        public int[]? Items { get; set; }
    }
}
