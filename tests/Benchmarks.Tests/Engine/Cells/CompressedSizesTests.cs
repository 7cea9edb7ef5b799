namespace SerBench.Benchmarks.Tests.Engine.Cells;

public class CompressedSizesTests
{
    // The last message is the longest, and its size after a compressor does not count.
    [Theory]
    [InlineData(1024, false)]
    [InlineData(128, true)]
    public void The_first_messages_stand_for_all(int first, bool isOwn)
    {
        byte[] last = [.. Enumerable.Range(0, 4096).Select(i => (byte)(i * i >> 3))];
        byte[][] messages = [.. Enumerable.Range(0, first).Select(_ => new byte[16]), last];

        Assert.Equal(
            CompressedSizes.Of($"the first {first} alone", messages[..first], isOwn)["lz4"],
            CompressedSizes.Of($"{first} and one", messages, isOwn)["lz4"]);
    }
}
