using SerBench.Formats.Dense;

namespace SerBench.Formats.Tests.Dense;

// Long blocks of integers whose items have bytes of their own, or stand as differences.
public class DensePackedTests
{
    [Fact]
    public void Items_of_very_different_size_have_bytes_of_their_own()
    {
        int[] items = [.. Enumerable.Repeat(0, 15), 0x01020304, -1];

        Assert.Equal(
            "0112" + "10" + "000000C000" + string.Concat(Enumerable.Repeat("00", 15)) + "04030201" + "FF" + "00",
            Convert.ToHexString(Encode(items)));
        Check(items);
    }

    [Fact]
    public void Items_that_grow_stand_as_differences()
    {
        long[] items = [.. Enumerable.Range(0, 17).Select(i => 1_000_000_000_000L + (i * 100))];

        Assert.Equal(
            "0112" + "21" + "0010A5D4E8000000" + string.Concat(Enumerable.Repeat("64", 16)) + "00",
            Convert.ToHexString(Encode(items)));
        Check(items);
    }

    // A width of 1.0 for all items is read, whatever a writer would choose today.
    [Fact]
    public void A_long_block_in_one_width_is_read()
    {
        byte[] message = Convert.FromHexString("0112" + "04" + string.Concat(Enumerable.Repeat("01000000", 17)) + "00");

        Assert.Equal(Enumerable.Repeat(1, 17), Codec<int>().Decode(message).Items!);
    }

    // Numbers of all sizes in all orders, and differences that wrap. A block comes back, and takes at most the bytes of one width.
    [Fact]
    public void Random_blocks_come_back()
    {
        var random = new Random(61);
        for (int round = 0; round < (Share.IsWhole ? 20_000 : 400); round++)
        {
            int count = random.Next(1, 80);
            int bits = random.Next(1, 65);
            bool isSorted = random.Next(2) == 0;
            long[] items =
            [
                .. Enumerable.Range(0, count).Select(_ =>
                    random.NextInt64(long.MinValue, long.MaxValue) >> (64 - (random.Next(3) == 0 ? bits : Math.Min(bits, 9)))),
            ];
            items = isSorted ? [.. items.Order()] : items;

            Check(items);
            Check(Array.ConvertAll(items, item => (ulong)item));
            Check(Array.ConvertAll(items, item => (int)item));
            Check(Array.ConvertAll(items, item => (uint)item));
        }
    }

    // Processors write by different vectors, and all of them these bytes.
    [Fact]
    public void Every_processor_writes_the_same_bytes()
    {
        var random = new Random(40);
        using var hash = System.Security.Cryptography.IncrementalHash.CreateHash(System.Security.Cryptography.HashAlgorithmName.SHA256);
        for (int count = 1; count <= 100; count++)
        {
            for (int round = 0; round < 12; round++)
            {
                long sum = random.NextInt64();
                int bits = random.Next(1, 40);
                long[] items =
                [
                    .. Enumerable.Range(0, count).Select(_ => round % 3 == 0
                        ? sum += random.NextInt64(1L << bits)
                        : random.NextInt64(1L << (random.Next(6) == 0 ? bits : 8)) - 100),
                ];
                hash.AppendData(Encode(items));
                hash.AppendData(Encode(Array.ConvertAll(items, item => (ulong)item)));
                hash.AppendData(Encode(Array.ConvertAll(items, item => (int)item)));
                hash.AppendData(Encode(Array.ConvertAll(items, item => (uint)item)));
            }
        }

        Assert.Equal("9405AF6E4696E966", Convert.ToHexString(hash.GetHashAndReset())[..16]);
    }

    // The way of processors without masks, on any processor.
    [Fact]
    public void Shuffles_write_and_read_the_same_block()
    {
        var random = new Random(84);
        for (int round = 0; round < (Share.IsWhole ? 1000 : 60); round++)
        {
            long sum = random.NextInt64();
            int bits = random.Next(1, 63);
            long[] items =
            [
                .. Enumerable.Range(0, random.Next(DensePacked.Fewest, 90)).Select(_ => round % 3 == 0
                    ? sum += random.NextInt64(1L << bits)
                    : random.NextInt64(1L << (random.Next(6) == 0 ? bits : Math.Min(bits, 8))) - 100),
            ];
            CheckShuffles(items);
            CheckShuffles(Array.ConvertAll(items, item => (ulong)item));
            CheckShuffles(Array.ConvertAll(items, item => (int)item));
            CheckShuffles(Array.ConvertAll(items, item => (uint)item));
        }
    }

    private static void CheckShuffles<T>(T[] items)
        where T : unmanaged, System.Numerics.IBinaryInteger<T>
    {
        var buffer = new EncodeBuffer();
        byte[] block = buffer.Bytes[..DensePacked.Write<T>(items, buffer, 0, 0)];
        byte[] written = new byte[block.Length + 64];
        Assert.Equal(block, written[..DenseBlock128.Write<T>(items, block[0], ref written[0])]);

        // At every place of a message that ends with the block, with nothing readable or writable beside message and items.
        for (int before = 0; before < 18; before++)
        {
            byte[] message = [.. new byte[before], .. block];
            foreach (bool atEnd in new[] { true, false })
            {
                using var source = new GuardedMemory<byte>(message.Length, atEnd);
                using var target = new GuardedMemory<T>(items.Length, atEnd);
                message.CopyTo(source.Span);
                Assert.Equal(
                    message.Length, DensePacked.ReadForm(target.Span, source.Span, before, hasMasks: false));
                Assert.Equal(items, target.Span.ToArray());
            }
        }
    }

    // Masks read short blocks into memory that goes on before and behind the items.
    [Fact]
    public void A_short_block_is_read_without_touching_anything_beside_it()
    {
        for (int count = 1; count < DensePacked.Fewest; count++)
        {
            for (int width = 1; width <= sizeof(long); width++)
            {
                byte[] block = [(byte)width, .. Enumerable.Repeat((byte)0x7F, width * count)];
                CheckBeside<long>(block, count, long.MaxValue >> (64 - (8 * width)) & 0x7F7F7F7F7F7F7F7F);
                if (width <= sizeof(int))
                {
                    CheckBeside<uint>(block, count, uint.MaxValue >> (32 - (8 * width)) & 0x7F7F7F7F);
                }
            }
        }
    }

    private static void CheckBeside<T>(byte[] block, int count, T value)
        where T : unmanaged, System.Numerics.IBinaryInteger<T>
    {
        T[] items = [.. Enumerable.Repeat(T.One, count + 16)];
        Assert.Equal(block.Length, DensePacked.Read(items.AsSpan(8, count), block, 0));
        Assert.Equal([.. Enumerable.Repeat(T.One, 8), .. Enumerable.Repeat(value, count), .. Enumerable.Repeat(T.One, 8)], items);
    }

    [Theory]
    [InlineData("20")]
    [InlineData("25")]
    [InlineData("11")]
    [InlineData("00")]
    [InlineData("09")]
    [InlineData("FF")]
    public void Another_form_is_damage(string form) => Assert.Throws<WireFormatException>(
        () => Codec<int>().Decode(Convert.FromHexString("0112" + form + string.Concat(Enumerable.Repeat("00", 100)) + "00")));

    [Fact]
    public void What_is_cut_or_has_other_bits_is_damage()
    {
        byte[] own = Encode<int>([.. Enumerable.Repeat(0, 15), 0x01020304, -1]);
        byte[] differences = Encode<long>([.. Enumerable.Range(0, 17).Select(i => 1_000_000_000_000L + (i * 100))]);
        foreach (byte[] message in new[] { own, differences })
        {
            for (int length = 0; length < message.Length; length++)
            {
                Assert.ThrowsAny<WireFormatException>(
                    () => message == own ? (object)Codec<int>().Decode(message[..length]) : Codec<long>().Decode(message[..length]));
            }
        }

        own[7] = 0x10;
        Assert.Throws<WireFormatException>(() => Codec<int>().Decode(own));
    }

    private static void Check<T>(T[] items)
        where T : unmanaged
    {
        byte[] message = Encode(items);
        Assert.Equal(items, Codec<T>().Decode(message).Items);
        Assert.InRange(message.Length, 0, 1 + 1 + 1 + (items.Length * items.Max(WidthOf)) + 1);
        Assert.Equal(message.Length, Witnesses.Explain<DenseBlockTests.Block<T>>("dense", message).Parts.Sum(part => part.Length));
    }

    // The fewest bytes that hold a number, as the page defines them.
    private static int WidthOf<T>(T item) => item switch
    {
        uint number => new System.Numerics.BigInteger(number).GetByteCount(isUnsigned: true),
        ulong number => new System.Numerics.BigInteger(number).GetByteCount(isUnsigned: true),
        int number => new System.Numerics.BigInteger(number).GetByteCount(),
        _ => new System.Numerics.BigInteger((long)(object)item!).GetByteCount(),
    };

    private static byte[] Encode<T>(T[] items) => Codec<T>().EncodeToArray(new DenseBlockTests.Block<T> { Items = items });

    private static IObjectCodec<DenseBlockTests.Block<T>> Codec<T>() => Witnesses.CodecOf<DenseBlockTests.Block<T>>("dense");
}
