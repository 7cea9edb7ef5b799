using SerBench.Formats.Compression;
using SerBench.Formats.Tests.Compression.Lz4;

namespace SerBench.Formats.Tests.Compression;

// Rules for every compressor in its container.
public sealed class CompressedMessageTests
{
    private static readonly ICompressor[] Compressors =
        [new BrotliCompressor(), new DeflateCompressor(), new Lz4Compressor(), new ZLibCompressor()];

    public static TheoryData<string> Ids => [.. Compressors.Select(compressor => compressor.Id)];

    [Fact]
    public void There_is_one_compressor_of_each_id_in_the_library()
    {
        // Compressors of official libraries have tests of their own.
        var types = typeof(ICompressor).Assembly.GetTypes().Where(type =>
            type.IsAssignableTo(typeof(ICompressor)) && !type.IsAbstract && !type.Namespace!.Contains(".Peers."));
        Assert.Equal(types.ToHashSet(), Compressors.Select(compressor => compressor.GetType()).ToHashSet());
        Assert.Equal(["brotli", "deflate", "lz4", "zlib"], Compressors.Select(compressor => compressor.Id));
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void A_plain_survives_in_buffers_that_are_used_again(string id)
    {
        var message = new EncodeBuffer(16);
        var plain = new EncodeBuffer(16);
        for (ulong seed = 0; seed < 300; seed++)
        {
            byte[] expected = Lz4Plains.Any(seed % 50 == 0 ? 100_000 : 2000, seed);
            CompressedMessage.Write(Find(id), expected, message);
            CompressedMessage.Read(Find(id), Surrounded(message.Written), plain);
            Assert.Equal(expected, plain.ToArray());
        }
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void A_message_is_the_length_and_the_block(string id)
    {
        byte[] text = Encoding.ASCII.GetBytes(string.Concat(Enumerable.Repeat("all the same, ", 100)));
        byte[] message = Write(id, text);
        Assert.Equal([0xF8, 0x0A], message[..2]);
        Assert.InRange(message.Length, 10, 100);
        Assert.Equal([0], Write(id, []));
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void Every_truncation_and_every_byte_more_is_refused(string id)
    {
        for (ulong seed = 0; seed < 40; seed++)
        {
            byte[] plain = Lz4Plains.Any(500, seed);
            byte[] message = Write(id, plain);
            for (int length = 0; length < message.Length; length++)
            {
                Assert.False(TryRead(id, message[..length], plain.Length), $"seed {seed}, length {length}");
            }

            Assert.False(TryRead(id, [.. message, (byte)seed], plain.Length), $"seed {seed}, a byte more");
            Assert.False(TryRead(id, [.. message, .. message], plain.Length), $"seed {seed}, twice");
        }
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void Another_length_is_refused(string id)
    {
        byte[] plain = Lz4Plains.OfAlphabet(100, 4, 1);
        byte[] message = Write(id, plain);
        for (byte length = 0; length < 128; length++)
        {
            message[0] = length;
            Assert.Equal(length == plain.Length, TryRead(id, message, length));
        }
    }

    // In some of these blocks the last byte only ends the block. In others it also gives one byte too many.
    [Theory]
    [MemberData(nameof(Ids))]
    public void A_byte_less_than_the_block_holds_is_refused(string id)
    {
        for (int length = 1; length < 128; length++)
        {
            for (ulong seed = 0; seed < 4; seed++)
            {
                byte[] message = Write(id, Lz4Plains.OfAlphabet(length, 2 << (int)seed, seed));
                message[0]--;
                Assert.False(TryRead(id, message, length - 1), $"length {length}, seed {seed}");
            }
        }
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void Mutations_do_no_harm(string id)
    {
        var random = new SplitMix64(7);
        int refused = 0;
        for (ulong seed = 0; seed < 100; seed++)
        {
            byte[] message = Write(id, Lz4Plains.Any(1000, seed));
            for (int i = 0; i < 50; i++)
            {
                byte[] damaged = [.. message];
                damaged[random.Next(damaged.Length)] = (byte)random.Next(256);
                refused += TryRead(id, damaged, plainLength: null) ? 0 : 1;
            }
        }

        Assert.InRange(refused, 500, 4990);
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void A_claim_alone_takes_no_memory(string id)
    {
        // The largest possible claim, before a block cut in half.
        byte[] message = Write(id, Lz4Plains.OfAlphabet(1000, 16, 1));
        byte[] claim = [0x80, 0x80, 0x80, 0x80, 0x01, .. message.AsSpan(2, message.Length / 2)];
        var plain = new EncodeBuffer();
        Assert.Throws<WireFormatException>(() => CompressedMessage.Read(Find(id), claim, plain));

        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Throws<WireFormatException>(() => CompressedMessage.Read(Find(id), claim, plain));

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 100_000);
        Assert.Equal(EncodeBuffer.DefaultCapacity, plain.Bytes.Length);
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void A_plain_beyond_the_limit_is_refused_before_its_block_is_read(string id)
    {
        byte[] message = Write(id, new byte[100_000]);
        var plain = new EncodeBuffer();
        Assert.Equal(0, Assert.Throws<WireFormatException>(() => CompressedMessage.Read(Find(id), message, plain, 99_999)).Offset);
        Assert.Equal(EncodeBuffer.DefaultCapacity, plain.Bytes.Length);

        CompressedMessage.Read(Find(id), message, plain, 100_000);
        Assert.Equal(new byte[100_000], plain.ToArray());
        WireFormatException refused = Assert.Throws<WireFormatException>(() =>
            CompressedMessage.Read(Find(id), Of(CompressedMessage.MaxPlainLength + 1ul), plain));
        Assert.Equal(0, refused.Offset);
        Assert.Throws<WireFormatException>(() => CompressedMessage.Read(Find(id), Of(ulong.MaxValue), plain));
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void The_offset_of_damage_counts_from_the_start_of_the_message(string id)
    {
        byte[] message = Write(id, Lz4Plains.OfAlphabet(1000, 16, 1));
        var error = Assert.Throws<WireFormatException>(() => CompressedMessage.Read(Find(id), message[..^1], new EncodeBuffer()));
        Assert.InRange(error.Offset, 2, message.Length - 1);
        error = Assert.Throws<WireFormatException>(() => CompressedMessage.Read(Find(id), message[..2], new EncodeBuffer()));
        Assert.InRange(error.Offset, 0, 2);
    }

    private static ICompressor Find(string id) => Compressors.Single(compressor => compressor.Id == id);

    private static byte[] Of(ulong length)
    {
        var message = new List<byte>();
        for (; length >= 0x80; length >>= 7)
        {
            message.Add((byte)(length | 0x80));
        }

        return [.. message, (byte)length, 0];
    }

    private static byte[] Write(string id, byte[] plain)
    {
        var message = new EncodeBuffer();
        CompressedMessage.Write(Find(id), plain, message);
        return message.ToArray();
    }

    // A message as a part of a larger array.
    private static ArraySegment<byte> Surrounded(ReadOnlySpan<byte> message) => new([1, 2, 3, .. message, 4, 5], 3, message.Length);

    private static bool TryRead(string id, byte[] message, int? plainLength)
    {
        var plain = new EncodeBuffer(64);
        try
        {
            CompressedMessage.Read(Find(id), message, plain);
            Assert.Equal(plainLength ?? plain.Length, plain.Length);
            return true;
        }
        catch (WireFormatException error)
        {
            Assert.InRange(error.Offset, 0, message.Length);
            return false;
        }
    }
}
