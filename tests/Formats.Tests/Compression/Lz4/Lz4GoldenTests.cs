using SerBench.Formats.Compression.Lz4;

namespace SerBench.Formats.Tests.Compression.Lz4;

// Blocks made by K4os.Compression.LZ4 1.3.8, at its fast and its strongest level.
public sealed class Lz4GoldenTests
{
    public static TheoryData<string> Names => ["one", "twelve", "run", "pattern", "digits", "noise"];

    [Theory]
    [MemberData(nameof(Names))]
    public void The_blocks_of_both_levels_give_their_plain(string name)
    {
        byte[] plain = Golden($"{name}.plain");
        foreach (string level in new[] { "fast", "max" })
        {
            var target = new byte[plain.Length];
            Assert.Equal(plain.Length, Lz4Block.Decompress(Golden($"{name}.{level}.block"), target));
            Assert.Equal(plain, target);
        }
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Ours_are_at_most_two_percent_longer_than_those_of_the_fast_level(string name)
    {
        byte[] plain = Golden($"{name}.plain");
        int theirs = Golden($"{name}.fast.block").Length;

        byte[] ours = Lz4Plains.Compress(plain);

        Assert.InRange(ours.Length, 1, theirs * 102 / 100);
        Assert.Equal(plain, Lz4Sequences.Read(ours).Plain);
    }

    private static byte[] Golden(string file) => GoldenFile.Read("lz4", file);
}
