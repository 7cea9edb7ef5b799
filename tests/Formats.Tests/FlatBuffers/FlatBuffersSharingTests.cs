namespace SerBench.Formats.Tests.FlatBuffers;

// Several offsets to one place. Builders that pool write such messages, and a small message can become a large object.
public class FlatBuffersSharingTests
{
    private static byte[] AllBytes => [.. Enumerable.Range(0, 256).Select(i => (byte)i)];

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

        // Memory that is allocated once per type must not count.
        byte[] empty = Flat.Encode(new Branch());
        Flat.Decode<Branch>(empty);
        FlatBuffersVerifier.Verify<Branch>(empty);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Throws<WireFormatException>(() => Flat.Decode<Branch>(bomb));
        Assert.Throws<WireFormatException>(() => FlatBuffersVerifier.Verify<Branch>(bomb));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 64 * 1024 + (64 * bomb.Length));
    }

    [Theory]
    [InlineData(10)]
    [InlineData(100)]
    [InlineData(10_000)]
    public void ManyOffsetsToOneTableCostNoMoreMemoryThanStated(int count)
    {
        byte[] branches = Shared(count, table => table.Int(4).Int(0));
        byte[] sets = Shared(count, table => table.Int(4).Int(256).Bytes(AllBytes));
        byte[] maps = Shared(count, table => table.Int(4).Int(0));

        AssertMemory<Branch>(branches);
        AssertMemory<Many<HashSet<byte>>>(sets);
        AssertMemory<Many<Dictionary<long, string>>>(maps);
    }

    [Fact]
    public void ASetOfAllBytesIsNoAttack() =>
        Assert.Equal(256, Flat.RoundTrip(new Box<HashSet<byte>> { Value = [.. AllBytes] }).Value!.Count);

    [Fact]
    public void SomeSharingIsFine()
    {
        // Four offsets to one text, as written by a builder that pools text.
        var message = new FlatMessage().Int(4 + 8).Short(6).Short(8).Short(4).Short(0);
        message.Int(8).Int(4).Int(4);
        int text = message.Position + 16;
        message.OffsetTo(text).OffsetTo(text).OffsetTo(text).OffsetTo(text).Int(3).Bytes("abc\0"u8);

        FlatBuffersVerifier.Verify<Texts>(message.ToArray());
        Assert.Equal(["abc", "abc", "abc", "abc"], Flat.Decode<Texts>(message.ToArray()).Items!);
    }

    // A table with a vector of offsets to one other table, all of one field and one vtable.
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
        long allowance = 4096 + (FlatBuffersFormat.Info.BytesPerByte * message.Length);
        Assert.InRange(Memory.Of(() => Decode<T>(message), allowance), 0, allowance);
    }

    private static void Decode<T>(byte[] message)
    {
        try
        {
            Flat.Decode<T>(message);
        }
        catch (WireFormatException)
        {
            // The message is refused, because it exceeds the budget.
        }
    }

    public sealed class Texts { public List<string>? Items { get; set; } }

    public sealed class Branch { public List<Branch>? Items { get; set; } }

    public sealed class Many<T> { public List<Box<T>>? Items { get; set; } }
}
