namespace SerBench.Benchmarks.Tests.Engine.Measure;

public class BatchSizeTests
{
    [Theory]
    [InlineData(0, 1024)]
    [InlineData(1076, 1024)]
    [InlineData(4096, 1024)]
    [InlineData(4097, 512)]
    [InlineData(137_583, 16)]
    [InlineData(4_194_304, 1)]
    [InlineData(140_000_000, 1)]
    public void Long_messages_make_small_batches(int size, int batch) =>
        Assert.Equal(batch, BatchSize.For(new SizeRange(size, size, size)));
}
