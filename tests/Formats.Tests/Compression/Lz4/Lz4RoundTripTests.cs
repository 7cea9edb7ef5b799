using SerBench.Formats.Compression.Lz4;

namespace SerBench.Formats.Tests.Compression.Lz4;

public sealed class Lz4RoundTripTests
{
    [Fact]
    public void Every_length_up_to_70_survives_at_every_entropy()
    {
        for (int length = 0; length <= 70; length++)
        {
            foreach (int alphabet in Lz4Plains.Alphabets)
            {
                for (ulong seed = 0; seed < 20; seed++)
                {
                    Check(Lz4Plains.OfAlphabet(length, alphabet, seed));
                }
            }
        }
    }

    [Fact]
    public void Plains_of_many_lengths_and_kinds_survive()
    {
        for (ulong seed = 1; seed <= 3000; seed++)
        {
            Check(Lz4Plains.Any(seed % 100 == 0 ? 300_000 : 3000, seed));
        }
    }

    [Theory]
    [InlineData(65_534)]
    [InlineData(65_535)]
    [InlineData(65_536)]
    [InlineData(65_537)]
    [InlineData(131_072)]
    public void Lengths_around_that_of_the_window_survive(int length)
    {
        foreach (int alphabet in Lz4Plains.Alphabets)
        {
            Check(Lz4Plains.OfAlphabet(length, alphabet, 3));
        }

        Check(Lz4Plains.OfRepetitions(length, 1 << 16, 100, 4));
    }

    [Theory]
    [InlineData(65_535, true)]
    [InlineData(65_536, false)]
    public void A_repetition_is_found_as_far_back_as_an_offset_reaches(int distance, bool isFound)
    {
        // Between the two there is a run, which does not use the hash values of the noise.
        byte[] noise = Lz4Plains.OfAlphabet(100, 256, 5);
        byte[] plain = [.. noise, .. new byte[distance - noise.Length], .. noise];

        var (_, matches, _) = Lz4Sequences.Read(Check(plain));

        Assert.Equal(isFound, matches.Any(match => match.Distance == distance));
    }

    [Fact]
    public void The_same_plain_gives_the_same_block_whatever_was_compressed_before()
    {
        byte[][] plains = [.. Enumerable.Range(1, 40).Select(seed => Lz4Plains.Any(seed % 10 == 0 ? 200_000 : 9000, (ulong)seed))];
        byte[][] fresh = [.. plains.Select(plain => OnNewThread(() => Check(plain)))];

        for (int round = 0; round < 20; round++)
        {
            for (int i = 0; i < plains.Length; i++)
            {
                Assert.Equal(fresh[i], Check(plains[i]));
            }
        }
    }

    [Fact]
    public void Compressing_and_decompressing_allocate_nothing()
    {
        byte[] plain = Lz4Plains.OfRepetitions(5000, 2000, 40, 6);
        var block = new byte[Lz4Block.MaxCompressedLength(plain.Length)];
        int length = Lz4Block.Compress(plain, block);
        Lz4Block.Decompress(block.AsSpan(0, length), plain);

        long before = GC.GetAllocatedBytesForCurrentThread();
        length = Lz4Block.Compress(plain, block);
        Lz4Block.Decompress(block.AsSpan(0, length), plain);

        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    [Theory]
    [InlineData(0, 16)]
    [InlineData(1, 17)]
    [InlineData(255, 272)]
    [InlineData(Lz4Block.MaxPlainLength, 2_122_219_150)]
    public void The_greatest_length_of_a_block_is_that_of_the_format(int plainLength, int expected) =>
        Assert.Equal(expected, Lz4Block.MaxCompressedLength(plainLength));

    [Theory]
    [InlineData(-1)]
    [InlineData(Lz4Block.MaxPlainLength + 1)]
    public void A_length_that_no_plain_has_is_refused(int plainLength) =>
        Assert.Throws<ArgumentOutOfRangeException>(() => Lz4Block.MaxCompressedLength(plainLength));

    [Fact]
    public void A_target_that_may_be_too_short_is_refused() =>
        Assert.Throws<ArgumentException>(() => Lz4Block.Compress(new byte[100], new byte[Lz4Block.MaxCompressedLength(100) - 1]));

    // Compresses into exactly the requested room, between canaries, reads the block in two ways, and returns it.
    private static byte[] Check(byte[] plain)
    {
        byte[] target = Canary.Around(Lz4Block.MaxCompressedLength(plain.Length));
        int length = Lz4Block.Compress(plain, Canary.Inside(target));
        byte[] block = Canary.Inside(target)[..length].ToArray();
        Canary.AssertAlive(target);
        Assert.Equal(plain, Lz4Sequences.Read(block).Plain);

        byte[] back = Canary.Around(plain.Length);
        Assert.Equal(plain.Length, Lz4Block.Decompress(block, Canary.Inside(back)));
        Canary.AssertAlive(back);
        Assert.True(plain.AsSpan().SequenceEqual(Canary.Inside(back)));
        return block;
    }

    private static T OnNewThread<T>(Func<T> function)
    {
        T? result = default;
        var thread = new Thread(() => result = function());
        thread.Start();
        thread.Join();
        return result!;
    }
}
