using SerBench.Formats.Compression.Lz4;

namespace SerBench.Formats.Tests.Compression.Lz4;

// A block ends with at least five literals, and its last match begins at least twelve bytes before the end.
public sealed class Lz4EndOfBlockTests
{
    [Fact]
    public void Our_blocks_keep_the_rules()
    {
        int matches = 0;
        for (int length = 0; length <= 200; length++)
        {
            foreach (int alphabet in Lz4Plains.Alphabets)
            {
                byte[] plain = Lz4Plains.OfAlphabet(length, alphabet, (ulong)length);
                var block = Lz4Sequences.Read(Lz4Plains.Compress(plain));

                Assert.True(block.LastLiterals >= Math.Min(length, 5));
                Assert.All(block.Matches, match => Assert.True(match.Start <= length - 12));
                matches += block.Matches.Count;
            }
        }

        Assert.True(matches > 1000);
    }

    [Fact]
    public void A_run_of_13_bytes_is_the_shortest_that_is_compressed()
    {
        Assert.Equal(13, Lz4Plains.Compress(new byte[12]).Length);
        Assert.Equal([0x13, 0, 1, 0, 0x50, 0, 0, 0, 0, 0], Lz4Plains.Compress(new byte[13]));
    }

    [Fact]
    public void An_empty_plain_is_one_token()
    {
        Assert.Equal([0], Lz4Plains.Compress([]));
        Assert.Equal(0, Lz4Block.Decompress([0], []));
    }

    [Fact]
    public void A_match_that_ends_five_bytes_before_the_end_and_begins_twelve_before_it_is_read()
    {
        var plain = new byte[13];
        Lz4Block.Decompress([0x13, 7, 1, 0, 0x50, 1, 2, 3, 4, 5], plain);
        Assert.Equal([7, 7, 7, 7, 7, 7, 7, 7, 1, 2, 3, 4, 5], plain);
    }

    [Theory]
    [InlineData(12, new byte[] { 0x13, 7, 1, 0, 0x40, 1, 2, 3, 4 })]
    [InlineData(12, new byte[] { 0x12, 7, 1, 0, 0x50, 1, 2, 3, 4, 5 })]
    [InlineData(8, new byte[] { 0x13, 7, 1, 0, 0x00 })]
    [InlineData(8, new byte[] { 0x13, 7, 1, 0 })]
    public void A_block_that_breaks_the_rules_is_refused(int plainLength, byte[] block) =>
        Assert.Throws<WireFormatException>(() => Lz4Block.Decompress(block, new byte[plainLength]));
}
