using SerBench.Formats.Compression.Lz4;

namespace SerBench.Formats.Tests.Compression.Lz4;

// Damage gives the one exception or a plain of the declared length, and never changes memory outside of the target.
public sealed class Lz4DamageTests
{
    [Fact]
    public void Every_truncation_another_length_and_a_byte_more_are_refused()
    {
        for (ulong seed = 0; seed < 300; seed++)
        {
            byte[] plain = Lz4Plains.Any(200, seed);
            byte[] block = Lz4Plains.Compress(plain);
            for (int length = 0; length < block.Length; length++)
            {
                Assert.False(TryDecompress(block[..length], plain.Length), $"seed {seed}, length {length}");
            }

            for (int length = 0; length < plain.Length + 20; length++)
            {
                Assert.Equal(length == plain.Length, TryDecompress(block, length));
            }

            Assert.False(TryDecompress([.. block, (byte)seed], plain.Length));
        }
    }

    [LongFact]
    public void A_hundred_thousand_mutations_do_no_harm()
    {
        var random = new SplitMix64(2026);
        int refused = 0;
        for (ulong seed = 0; seed < 2000; seed++)
        {
            byte[] plain = Lz4Plains.Any(seed % 50 == 0 ? 70_000 : 1000, seed);
            byte[] block = Lz4Plains.Compress(plain);
            for (int i = 0; i < 50; i++)
            {
                byte[] damaged = [.. block];
                for (int changes = 1 + random.Next(3); changes > 0; changes--)
                {
                    ref byte victim = ref damaged[random.Next(damaged.Length)];
                    victim = random.Next(3) switch
                    {
                        0 => (byte)random.Next(256),
                        1 => (byte)(victim ^ 1 << random.Next(8)),
                        _ => 255,
                    };
                }

                refused += TryDecompress(damaged, plain.Length) ? 0 : 1;
            }
        }

        Assert.InRange(refused, 10_000, 90_000);
    }

    [Fact]
    public void Noise_does_no_harm()
    {
        for (ulong seed = 0; seed < 20_000; seed++)
        {
            byte[] noise = Lz4Plains.Any(60, seed);
            TryDecompress(noise, (int)(seed % 300));
        }
    }

    [Theory]
    [InlineData(0, "an empty block", new byte[0])]
    [InlineData(2, "an offset of zero", new byte[] { 0x10, 7, 0, 0, 0xC0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 })]
    [InlineData(2, "an offset before the plain", new byte[] { 0x10, 7, 2, 0, 0xC0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 })]
    [InlineData(1, "literals that go on after the block", new byte[] { 0x50, 1, 2, 3, 4 })]
    [InlineData(1, "a length without its last byte", new byte[] { 0xF0 })]
    public void The_offset_tells_where_the_damage_is(int offset, string damage, byte[] block)
    {
        var error = Assert.Throws<WireFormatException>(() => Lz4Block.Decompress(block, new byte[17]));
        Assert.True(offset == error.Offset, $"{damage}: {error.Message}");
    }

    [Fact]
    public void A_length_of_billions_is_refused_where_it_exceeds_the_plain()
    {
        // Enough bytes of 255 to overflow 32 bits.
        var block = new byte[(int)(uint.MaxValue / 255) + 100];
        block.AsSpan().Fill(255);

        var error = Assert.Throws<WireFormatException>(() => Lz4Block.Decompress(block, new byte[1000]));

        Assert.Equal(4, error.Offset);
    }

    private static bool TryDecompress(byte[] block, int plainLength)
    {
        byte[] memory = Canary.Around(plainLength);
        bool succeeded = false;
        try
        {
            succeeded = Lz4Block.Decompress(block, Canary.Inside(memory)) == plainLength;
            Assert.True(succeeded);
        }
        catch (WireFormatException error)
        {
            Assert.InRange(error.Offset, 0, block.Length);
        }

        Canary.AssertAlive(memory);
        return succeeded;
    }
}
