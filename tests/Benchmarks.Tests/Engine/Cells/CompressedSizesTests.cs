using SerBench.Benchmarks.Engine.Cells;

namespace SerBench.Benchmarks.Tests.Engine.Cells;

public class CompressedSizesTests
{
    /// <summary>The last message is the longest, and its size after a compressor does not count.</summary>
    [Fact]
    public void The_first_1024_messages_stand_for_all()
    {
        byte[][] messages = [.. Enumerable.Range(0, 1024).Select(_ => new byte[16]), [.. Enumerable.Range(0, 4096).Select(i => (byte)(i * i >> 3))]];

        Assert.Equal(
            CompressedSizes.Of("the first messages alone", messages[..1024])["lz4"],
            CompressedSizes.Of("all messages", messages)["lz4"]);
    }
}
