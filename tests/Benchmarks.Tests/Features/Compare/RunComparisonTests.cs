namespace SerBench.Benchmarks.Tests.Features.Compare;

public class RunComparisonTests
{
    private const int Slowed = 7;

    private static readonly string SlowedName = $"format{Slowed}/compiled";

    [Fact]
    public void A_run_with_itself_is_all_same()
    {
        foreach (RunRecord record in new[] { SampleRecords.Quick, new SyntheticRun(1) { LaunchNoise = 0.3, SampleNoise = 0.5 }.Make() })
        {
            RunComparison comparison = RunComparison.Of(record, record);

            Assert.NotEmpty(comparison.Rows);
            Assert.All(comparison.Rows, row => Assert.Equal(RowVerdict.Same, row.Verdict));
            Assert.Empty(comparison.Changes);
        }
    }

    // 300 comparisons of 60 rows. The stated rate allows an alarm in 15 of them; chance can add or remove a few.
    [LongTheory]
    [InlineData(1, 0.01, 0.02, 1.0)]
    [InlineData(1, 0.05, 0.02, 1.07)]
    [InlineData(1, 0.02, 0.20, 0.9)]
    [InlineData(3, 0.01, 0.02, 1.0)]
    [InlineData(3, 0.05, 0.10, 1.07)]
    public void Runs_of_the_same_code_raise_few_alarms(int launches, double launchNoise, double sampleNoise, double drift)
    {
        const int Pairs = 300;
        var runs = new SyntheticRun(1) { Launches = launches, LaunchNoise = launchNoise, SampleNoise = sampleNoise };

        int alarms = Enumerable.Range(0, Pairs)
            .Count(_ => RunComparison.Of(runs.Make(), runs.Make(drift)).Rows
                .Any(row => row.Verdict is RowVerdict.Slower or RowVerdict.Faster));

        Assert.InRange(alarms, 0, Pairs * RunComparison.FalseAlarmRate);
    }

    [Theory]
    [InlineData(1, 0.01, 0.02)]
    [InlineData(1, 0.04, 0.10)]
    [InlineData(3, 0.01, 0.02)]
    [InlineData(3, 0.04, 0.10)]
    public void A_row_slower_by_a_tenth_is_found_or_called_noisy(int launches, double launchNoise, double sampleNoise)
    {
        const int Pairs = 100;
        var runs = new SyntheticRun(2) { Launches = launches, LaunchNoise = launchNoise, SampleNoise = sampleNoise };

        RowComparison[] rows = [.. Enumerable.Range(0, Pairs)
            .Select(_ => Find(RunComparison.Of(runs.Make(), runs.Make(1.03, Slowed, 1.10)), SlowedName))];

        Assert.InRange(rows.Count(row => row.Verdict is RowVerdict.Slower or RowVerdict.Noisy), 0.9 * Pairs, Pairs);
        Assert.All(rows.Where(row => row.Verdict == RowVerdict.Noisy), row => Assert.Contains("cannot be ruled out", row.Reason));
    }

    [Theory]
    [InlineData(1, 1.5)]
    [InlineData(3, 1.1)]
    public void On_a_quiet_machine_it_is_found(int launches, double factor)
    {
        const int Pairs = 20;
        var runs = new SyntheticRun(3) { Launches = launches, LaunchNoise = 0.005, SampleNoise = 0.01, SpikeOdds = 100 };

        int found = Enumerable.Range(0, Pairs)
            .Count(_ => Find(RunComparison.Of(runs.Make(), runs.Make(1.03, Slowed, factor)), SlowedName).Verdict == RowVerdict.Slower);

        Assert.InRange(found, 0.9 * Pairs, Pairs);
    }

    [Fact]
    public void A_change_of_a_hundredth_is_no_verdict_however_certain_it_is()
    {
        var runs = new SyntheticRun(5) { Launches = 5, LaunchNoise = 0.0001, SampleNoise = 0.0002, SpikeOdds = int.MaxValue };

        RowComparison row = Find(RunComparison.Of(runs.Make(), runs.Make(1, Slowed, 1.01)), SlowedName);

        Assert.Equal(RowVerdict.Same, row.Verdict);
        Assert.InRange(row.Low!.Value, 1.001, 1.01);
    }

    [Fact]
    public void A_drift_of_the_machine_is_said_and_taken_out()
    {
        var runs = new SyntheticRun(4) { SampleNoise = 0.01 };

        RunComparison comparison = RunComparison.Of(runs.Make(), runs.Make(1.3));

        Assert.Contains("6 rows of floors took +", comparison.Drift);
        Assert.Contains("which is taken out of every ratio", comparison.Drift);
        Assert.Contains("they disagree", comparison.Drift);
        Assert.All(comparison.Rows, row => Assert.InRange(row.Ratio!.Value, 0.9, 1.1));
    }

    [Fact]
    public void Rows_come_and_go()
    {
        RowRecord first = SampleRecords.Quick.Timings[0].Row;
        RunRecord fewer = SampleRecords.Quick.WhereTimings(timing => timing.Row != first);

        Assert.Equal(RowVerdict.Gone, RunComparison.Of(SampleRecords.Quick, fewer).Rows.Single(row => row.Row == first).Verdict);
        Assert.Equal(RowVerdict.New, RunComparison.Of(fewer, SampleRecords.Quick).Rows.Single(row => row.Row == first).Verdict);
    }

    [Fact]
    public void Too_few_samples_are_noisy()
    {
        RunRecord Cut(int count) => SampleRecords.Quick.WithTimings(timing => timing.WithLaunches(launch => launch.Take(count)));

        RunComparison comparison = RunComparison.Of(Cut(4), Cut(5));

        Assert.All(comparison.Rows, row => Assert.Equal("fewer than 6 samples in a launch", row.Reason));
    }

    [Fact]
    public void Sizes_and_allocations_are_exact()
    {
        CellId fast = SampleRecords.Row(SampleRecords.Fast, Operation.Encode).Cell;
        RowRecord slow = SampleRecords.Row(SampleRecords.Slow, Operation.Encode);
        RunRecord changed = SampleRecords.Quick
            .WithCells(cell => cell.Id == fast ? SampleRecords.Cell(SampleRecords.Fast, 1068) : cell)
            .WithTimings(timing => timing.Row == slow ? timing with { AllocatedBytes = 1 } : timing);

        RunComparison comparison = RunComparison.Of(SampleRecords.Quick, changed);

        Assert.Equal(
            [
                new ExactChange(ExactKind.Size, "ignite-raw/compiled person/article", 1067, 1068),
                new ExactChange(ExactKind.Alloc, "ignite-raw/reflection person/article encode", 0, 1),
            ],
            comparison.Changes);
    }

    [Fact]
    public void Unlike_machines_are_warned_of()
    {
        RunRecord other = SampleRecords.Quick with
        {
            Environment = SampleRecords.Quick.Environment with { Processor = "Another processor" },
        };

        Assert.Contains(
            "The processor differs: A processor before, Another processor now. Times of unlike runs are not comparable.",
            RunComparison.Of(SampleRecords.Quick, other).Warnings);
        Assert.Empty(RunComparison.Of(SampleRecords.Quick, SampleRecords.Quick).Warnings);
    }

    private static RowComparison Find(RunComparison comparison, string serializer) =>
        comparison.Rows.Single(row => row.Row.Serializer == serializer);
}
