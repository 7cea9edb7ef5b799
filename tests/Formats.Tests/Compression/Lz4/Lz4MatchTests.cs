using SerBench.Formats.Compression.Lz4;

namespace SerBench.Formats.Tests.Compression.Lz4;

// Matches of every distance and length, far from the end of the plain and as near to it as allowed.
public sealed class Lz4MatchTests
{
    [Theory]
    [InlineData(5)]
    [InlineData(12)]
    [InlineData(20)]
    [InlineData(80)]
    public void Every_distance_and_length_repeats_what_lies_there(int lastLiterals)
    {
        byte[] start = Lz4Plains.OfAlphabet(70, 256, 1);
        byte[] end = Lz4Plains.OfAlphabet(lastLiterals, 256, 2);
        for (int distance = 1; distance <= start.Length; distance++)
        {
            for (int length = Math.Max(4, 12 - lastLiterals); length <= 150; length++)
            {
                byte[] block = Block(start, distance, length, end);
                byte[] expected = Lz4Sequences.Read(block).Plain;
                var plain = new byte[expected.Length];
                Lz4Block.Decompress(block, plain);
                Assert.True(expected.AsSpan().SequenceEqual(plain), $"distance {distance}, length {length}");
            }
        }
    }

    [Theory]
    [InlineData(1, 1_000_000)]
    [InlineData(3, 1_000_003)]
    [InlineData(7, 65_536)]
    [InlineData(64, 999_999)]
    public void A_long_run_repeats_its_period(int distance, int length)
    {
        byte[] start = Lz4Plains.OfAlphabet(64, 256, 1);
        var plain = new byte[start.Length + length + 5];
        Lz4Block.Decompress(Block(start, distance, length, [1, 2, 3, 4, 5]), plain);
        for (int i = start.Length; i < plain.Length - 5; i++)
        {
            Assert.Equal(plain[i - distance], plain[i]);
        }
    }

    // Two sequences: the first has literals and a match, the second the last literals.
    private static byte[] Block(byte[] start, int distance, int length, byte[] end) =>
    [
        (byte)(Math.Min(start.Length, 15) << 4 | Math.Min(length - 4, 15)), .. More(start.Length), .. start,
        (byte)distance, (byte)(distance >> 8), .. More(length - 4),
        (byte)(Math.Min(end.Length, 15) << 4), .. More(end.Length), .. end,
    ];

    private static byte[] More(int length) =>
        length < 15 ? [] : [.. Enumerable.Repeat((byte)255, (length - 15) / 255), (byte)((length - 15) % 255)];
}
