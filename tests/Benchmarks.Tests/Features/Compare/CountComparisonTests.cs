namespace SerBench.Benchmarks.Tests.Features.Compare;

public class CountComparisonTests
{
    private static readonly RowRecord Row = SampleRecords.Row(SampleRecords.Fast, Operation.Encode);
    private static readonly RowRecord Other = SampleRecords.Row(SampleRecords.Slow, Operation.Encode);

    [Fact]
    public void Growth_beyond_the_limit_fails()
    {
        RunComparison comparison = RunComparison.Of(With(1000), With(1020));

        Assert.Equal([$"{Row} takes 1,020 instructions, 2.0 % more"], FailurePolicy.Parse(["instructions:1%"]).FindFailures(comparison));
        Assert.Empty(FailurePolicy.Parse(["instructions:3%"]).FindFailures(comparison));
        Assert.Empty(Blindness.Find(FailurePolicy.Parse(["instructions:1%"]), comparison));
    }

    [Fact]
    public void Fewer_instructions_are_no_failure() =>
        Assert.Empty(FailurePolicy.Parse(["instructions:1%"]).FindFailures(RunComparison.Of(With(1000), With(900))));

    [Fact]
    public void Runs_of_unlike_machines_or_modes_are_not_compared()
    {
        RunRecord now = With(1000);
        (string Reason, RunRecord Record)[] cases =
        [
            ("the mode of the JIT differs, without PGO before and with PGO now", now with { Counts = now.Counts! with { IsPgo = true } }),
            ("the width of vectors differs", now with { Environment = now.Environment with { VectorBits = 64 } }),
            (
                "the setting of the runtime differs, none before and DOTNET_TieredPGO=0 now",
                now with { Environment = now.Environment with { Settings = "DOTNET_TieredPGO=0" } }),
            ("Only the first run counted instructions", now with { Counts = null }),
        ];
        foreach ((string reason, RunRecord record) in cases)
        {
            RunComparison comparison = RunComparison.Of(With(1000), record);
            Assert.Contains(reason, Assert.Single(Blindness.Find(FailurePolicy.Parse(["instructions:1%"]), comparison)));
            Assert.Empty(comparison.Counts.Rows);
        }
    }

    [Fact]
    public void What_one_run_could_not_count_blinds_the_gate()
    {
        RunRecord unsure = With(1000) with
        {
            Counts = new CountsRecord(false, 2, [new CountRecord(Row, null, null, 0, "its processes counted from 1 to 2")]),
        };

        Assert.Equal([$"not countable: {Row}: its processes counted from 1 to 2"], BlindBetween(With(1000), unsure));
        Assert.Equal(
            ["the runs have no counted row in common"],
            BlindBetween(
                With(1000), With(1000) with { Counts = new CountsRecord(false, 2, [new CountRecord(Other, 5, 5, 64, null)]) }));
    }

    private static IReadOnlyList<string> BlindBetween(RunRecord before, RunRecord now) =>
        Blindness.Find(FailurePolicy.Parse(["instructions:1%"]), RunComparison.Of(before, now));

    private static RunRecord With(double mean) =>
        SampleRecords.Quick with { Counts = new CountsRecord(false, 2, [new CountRecord(Row, mean, (long)mean, 64, null)]) };
}
