namespace SerBench.Formats.Tests.Grid;

// Structs of fixed width. Formats make room for all items at once, or prove all of them at once.
public class StructItemTests
{
    private const int FixedHeader = 4;

    [Theory]
    [InlineData("fixed/compiled")]
    [InlineData("xbuf2/compiled")]
    [InlineData("dense/compiled")]
    public void WhatIsAbsentStaysAbsentInABufferThatHeldAnotherMessage(string mode)
    {
        IObjectCodec<Holder> codec = Witnesses.CodecOf<Holder>(mode);
        var buffer = new EncodeBuffer();
        codec.Encode(new Holder { Items = [.. Enumerable.Repeat(new Item { Number = -1, Maybe = -1 }, 40)] }, buffer);
        Item[] items = [new() { Number = 1 }, new() { Number = -2, Maybe = 3 }, new()];

        codec.Encode(new Holder { Items = items }, buffer);

        Assert.Equal(items, codec.Decode(buffer.ToArray()).Items!);
    }

    [Theory]
    [InlineData("fixed/compiled")]
    [InlineData("xbuf2/compiled")]
    [InlineData("dense/compiled")]
    public void StructsLongerThanTheRoomOfACursorComeBackFromABufferOfAnyLength(string mode)
    {
        IObjectCodec<Holder> codec = Witnesses.CodecOf<Holder>(mode);
        Wide[] wide = [.. Enumerable.Range(1, 5).Select(first => new Wide(first, -first, long.MaxValue, first))];
        for (int length = 0; length < 600; length++)
        {
            byte[] message = codec.EncodeToArray(new Holder { Wide = wide, WideList = [.. wide] }, new EncodeBuffer(length));

            Holder copy = codec.Decode(message);
            Assert.Equal(wide, copy.Wide!);
            Assert.Equal(wide, copy.WideList!);
        }
    }

    // The blocks are 124, 128 and 136 bytes: with the header of a root they end at and behind the room of a cursor.
    [Theory]
    [InlineData("fixed/compiled")]
    [InlineData("xbuf2/compiled")]
    [InlineData("dense/compiled")]
    public void RootsAboutAsLongAsTheRoomComeBackFromABufferOfAnyLength(string mode)
    {
        Check(mode, new Row<int> { Last = -1 });
        Check(mode, new Row<long> { Last = long.MinValue });
        Check(mode, new Row<decimal> { Last = decimal.MinValue });

        static void Check<T>(string mode, Row<T> value)
            where T : struct
        {
            IObjectCodec<Row<T>> codec = Witnesses.CodecOf<Row<T>>(mode);
            for (int length = 0; length < 300; length++)
            {
                Assert.Equal(value, codec.Decode(codec.EncodeToArray(value, new EncodeBuffer(length))));
            }
        }
    }

    [Theory]
    [InlineData("fixed")]
    [InlineData("xbuf2")]
    [InlineData("dense")]
    public void AGroupThatWasCutOffIsRefusedOrShorter(string format)
    {
        Item[] items = [.. Enumerable.Range(1, 20).Select(number => new Item { Number = (short)number, Maybe = number })];
        byte[] message = Witnesses.Encode(format, SetsOf(items));
        for (int length = 0; length < message.Length; length++)
        {
            // Without a length in front, a message of this format can validly end behind each field and each item.
            Exception? refusal = Record.Exception(() =>
            {
                Sets read = Witnesses.Decode<Sets>(format, message[..length]);
                Assert.True((read.List?.Count ?? 0) + (read.Set?.Count ?? 0) + (read.Keys?.Count ?? 0) < 3 * items.Length);
            });
            Assert.True(refusal is WireFormatException || (refusal is null && format == "xbuf2"), $"{length}: {refusal}");
        }
    }

    // The length of its blocks shows that the items cannot exist, so no memory may be allocated for their count.
    [Fact]
    public void StructsAreMadeOnlyOnceTheirBlocksAreKnownToBeThere()
    {
        const int Count = 1 << 20;
        byte[] message = Witnesses.Encode("fixed", new Holder { Wide = [new Wide(1, 2, 3, 4)] });
        int counts = FixedHeader + sizeof(int);
        byte[] hostile = [.. message, .. new byte[Count]];
        BinaryPrimitives.WriteInt32LittleEndian(hostile.AsSpan(counts), Count + 1);

        long allocated = Memory.Of(() => Assert.Throws<WireFormatException>(() => Witnesses.Decode<Holder>("fixed", hostile)), Count);

        Assert.InRange(allocated, 0, Count);
    }

    private static Sets SetsOf(Item[] items) =>
        new() { List = [.. items], Set = [.. items], Keys = items.ToDictionary(item => item, item => item.Number) };

    public sealed class Sets
    {
        public List<Item>? List { get; set; }

        public HashSet<Item>? Set { get; set; }

        public Dictionary<Item, short>? Keys { get; set; }
    }

    public sealed class Holder
    {
        public Item[]? Items { get; set; }

        public Wide[]? Wide { get; set; }

        public List<Wide>? WideList { get; set; }
    }

    public record struct Six(long A, long B, long C, long D, long E, long F);

    public record struct Wide(long First, long Second, long Third, long Fourth)
    {
        public Six One { get; set; } = new(1, 2, 3, 4, 5, 6);

        public Six Two { get; set; } = new(-1, -2, -3, -4, -5, -6);

        public long Last { get; set; } = long.MinValue;
    }

    public sealed record Row<T>
        where T : struct
    {
        public long A = Most - 1, B = Most - 2, C = Most - 3, D = Most - 4, E = Most - 5, F = Most - 6, G = Most - 7, H = Most - 8;
        public long I = Most - 9, J = Most - 10, K = Most - 11, L = Most - 12, M = Most - 13, N = Most - 14, O = Most - 15;

        private const long Most = long.MaxValue;

        public T Last { get; set; }
    }

    public record struct Item { public short Number { get; set; } public int? Maybe { get; set; } }
}
