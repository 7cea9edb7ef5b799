using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Tests.Doubles;

namespace SerBench.Benchmarks.Tests.Host;

public sealed class MeasuringMarkTests : IDisposable
{
    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Two_that_measure_know_of_each_other()
    {
        using var first = MeasuringMark.Take(_folder.Path);
        Assert.Null(first.DescribeOthers());

        using (var second = MeasuringMark.Take(_folder.Path))
        {
            Assert.Equal($"Another run measured on this machine at the same time (process {Environment.ProcessId}): the times of both are disturbed.", second.DescribeOthers());
            Assert.Equal(second.DescribeOthers(), first.DescribeOthers());
        }

        Assert.Null(first.DescribeOthers());
    }

    [Fact]
    public void A_file_that_nobody_holds_is_no_run()
    {
        File.WriteAllText(_folder.File("123.left"), "");
        using var mark = MeasuringMark.Take(_folder.Path);

        Assert.Null(mark.DescribeOthers());
    }
}
