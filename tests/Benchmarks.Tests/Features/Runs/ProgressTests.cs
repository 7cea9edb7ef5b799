using SerBench.Benchmarks.Features.Runs;

namespace SerBench.Benchmarks.Tests.Features.Runs;

public class ProgressTests
{
    // What a budget leaves is less than what all launches would take.
    [Fact]
    public void No_more_time_is_announced_than_a_budget_has()
    {
        Assert.DoesNotContain(" left", After(TimeSpan.Zero));
        Assert.Matches(@"^\[1/1000\] \d+:\d\d left: dense/compiled simple/s0: encode ", After(null));
    }

    private static string After(TimeSpan? remaining)
    {
        var output = new StringWriter();
        new Progress(new Terminal(output, TextWriter.Null, isInteractive: false), total: 1000, alreadyDone: 0, () => remaining)
            .Report(
            [
                new TimingRecord(
                    RowRecord.Of(new CellId("dense/compiled", "simple", "s0"), Operation.Encode), 1, [[1, 2, 3]], null, null),
            ]);
        return output.ToString();
    }
}
