using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Runs;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Benchmarks.Tests.Results;
using SerBench.Benchmarks.Usage;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Tests.Commands;

/// <summary>Rows that a budget left out, and <c>run --resume --budget</c>, which times them.</summary>
public sealed class LeftOutRowsTests : IDisposable
{
    private const string First = "ignite-raw/accessors";
    private const string Second = "ignite-raw/handwritten";
    private const string Floor = "floor/object";

    // A run of three rows: the floor, then the first, then the second.
    private static readonly Lazy<RunRecord> Complete = new(Run);

    private static readonly SittingRecord Empty = new(DateTimeOffset.UnixEpoch, "run --resume", 400_000, null, [], []);

    private readonly TestFolder _folder = new();
    private readonly FakeTimer _timer = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void They_are_timed_between_their_floors_in_a_sitting_of_their_own()
    {
        RunRecord before = Begin(planned: 2);

        ProgramRun run = Resume(_timer, "--budget", "1h");

        RunRecord after = Read();
        RowRecord row = before.LeftOut[0];
        SittingRecord sitting = Assert.Single(after.Sittings);
        Assert.Equal([Floor, row.Serializer, Floor], _timer.Timed.Select(timed => timed.Cell.Serializer));
        Assert.Equal([.. before.Plan, row], after.Plan);
        Assert.Empty(after.LeftOut);
        Assert.Equal([row], sitting.Rows);
        Assert.Equal(2, Assert.Single(sitting.Floors).Launches.Count);
        Assert.NotNull(sitting.ClosingLoopNanoseconds);
        Assert.Equal(RunState.Completed, after.State);
        Assert.Contains(after.FirstCalls, call => call.Cell == row.Cell);
        Assert.Contains("timed later, in a sitting of their own", run.Output);
        Assert.DoesNotContain("The budget left out", run.Output);
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Fact]
    public void What_was_timed_before_stays_as_it_was()
    {
        RunRecord before = Begin(planned: 2);

        Resume(new FakeTimer { Slowness = 2 }, "--budget", "1h");

        RunRecord after = Read();
        Assert.Equal(before.ClosingLoopNanoseconds, after.ClosingLoopNanoseconds);
        Assert.All(before.Timings, timing => Assert.Equal(timing.Launches, after.Timings.Single(other => other.Row == timing.Row).Launches));
    }

    [Fact]
    public void They_are_multiples_of_the_floor_beside_them()
    {
        Begin(planned: 2);

        Resume(new FakeTimer { Slowness = 2 }, "--budget", "1h");

        var second = new CellId(Second, "person", "article");
        double usual = new Figures(Complete.Value).Find(second, Operation.Encode)!.TimesFloor!.Value;
        Assert.Equal(usual, new Figures(Read()).Find(second, Operation.Encode)!.TimesFloor!.Value, 3);
    }

    [Fact]
    public void They_are_timed_with_the_samples_and_launches_of_their_run()
    {
        RunRecord before = Begin(planned: 2);
        Write(before with { Profile = Profile.Full.Record with { Iterations = 7 } });

        Resume(_timer, "--budget", "1h");

        RunRecord after = Read();
        Assert.Equal(Profile.Full with { Iterations = 7 }, _timer.LastPlan!.Profile);
        Assert.Equal(3, after.Timings.Single(timing => timing.Row == before.LeftOut[0]).Launches.Count);
        Assert.Equal(6, Assert.Single(after.Sittings[0].Floors).Launches.Count);
    }

    [Fact]
    public void Every_sitting_has_floors_of_its_own()
    {
        RunRecord before = Begin(planned: 1);
        Write(before with { LeftOut = [before.LeftOut[0]] });
        Resume(new FakeTimer(), "--budget", "1h");
        Write(Read() with { LeftOut = [before.LeftOut[1]] });

        Resume(_timer, "--budget", "1h");

        RunRecord after = Read();
        Assert.Equal([Floor, Second, Floor], _timer.Timed.Select(timed => timed.Cell.Serializer));
        Assert.Equal([First, Second], after.Sittings.Select(sitting => Assert.Single(sitting.Rows).Serializer));
        Assert.All(after.Sittings, sitting => Assert.Equal(2, Assert.Single(sitting.Floors).Launches.Count));
    }

    [Fact]
    public void What_is_missing_comes_first()
    {
        RunRecord before = Begin(planned: 2);
        Write(before with { Timings = [before.Timings[0]] });

        Resume(_timer, "--budget", "1h");

        Assert.Equal([First, Floor, Second, Floor], _timer.Timed.Select(timed => timed.Cell.Serializer));
        Assert.Equal(Second, Assert.Single(Assert.Single(Read().Sittings).Rows).Serializer);
    }

    [Fact]
    public void Without_a_budget_they_stay_out()
    {
        RunRecord before = Begin(planned: 2);

        ProgramRun run = Resume(_timer);

        Assert.Contains("Nothing is left to time but rows that the budget left out (1): run --resume --budget TIME.", run.Output);
        Assert.Empty(_timer.Timed);
        Assert.Equal(before.LeftOut, Read().LeftOut);
        Assert.Empty(Read().Sittings);
    }

    [Fact]
    public void A_budget_too_short_for_one_is_one_sentence()
    {
        Begin(planned: 2);

        ProgramRun run = Resume(_timer, "--budget", "9s");

        Assert.Equal($"The budget is too short for the first row that was left out, {Second} person/article encode: it takes about 16 s.", run.Error.TrimEnd());
        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Empty(Read().Sittings);
    }

    [Fact]
    public void What_failed_or_is_missing_in_their_sitting_is_timed_in_it()
    {
        Begin(planned: 2);
        ProgramRun failed = Resume(new FakeTimer { Failing = Floor }, "--budget", "1h");

        ProgramRun run = Resume(_timer);

        Assert.Equal(ExitCode.Failed, failed.ExitCode);
        Assert.Equal([Floor, Floor], _timer.Timed.Select(timed => timed.Cell.Serializer));
        TimingRecord floor = Assert.Single(Assert.Single(Read().Sittings).Floors);
        Assert.Null(floor.Failure);
        Assert.Equal(2, floor.Launches.Count);
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Theory]
    [InlineData(2, 0)]
    [InlineData(3, 1)]
    [InlineData(4, 2)]
    [InlineData(6, 2)]
    [InlineData(7, 3)]
    public void As_many_as_fit_are_taken_the_most_telling_first(int launches, int taken)
    {
        // Two encode between two launches of their floor; the third decodes and needs another floor.
        RunRecord record = SampleRecords.Quick with
        {
            Plan = [SampleRecords.Row(SampleRecords.Floor, Operation.Encode), SampleRecords.Row(SampleRecords.Floor, Operation.Decode)],
            LeftOut = [SampleRecords.Row(SampleRecords.Fast, Operation.Encode), SampleRecords.Row(SampleRecords.Slow, Operation.Encode), SampleRecords.Row(SampleRecords.Fast, Operation.Decode)],
            Timings = [.. new[] { Operation.Encode, Operation.Decode }.Select(operation => SampleRecords.Timing(SampleRecords.Floor, operation, 50)).Select(timing => timing with { Launches = [.. timing.Launches, .. timing.Launches] })],
        };
        Profile profile = Profile.Of(record.Profile);
        TimeSpan budget = Budget.Estimate(profile, launches);

        if (taken == 0)
        {
            Assert.Throws<UsageException>(() => new LeftOutRows(record, profile).TakeIn(Empty, budget));
            return;
        }

        RunRecord planned = new LeftOutRows(record, profile).TakeIn(Empty, budget);

        Assert.Equal(record.LeftOut.Take(taken), Assert.Single(planned.Sittings).Rows);
        Assert.Equal(record.LeftOut.Skip(taken), planned.LeftOut);
        Assert.Equal([.. record.Plan, .. record.LeftOut.Take(taken)], planned.Plan);
        Assert.Equal(taken == 3 ? 2 : 1, planned.Sittings[0].Floors.Count);
    }

    [Fact]
    public void A_floor_that_was_left_out_too_is_timed_for_the_first_time()
    {
        RunRecord record = SampleRecords.Quick with
        {
            Plan = [],
            LeftOut = [SampleRecords.Row(SampleRecords.Floor, Operation.Encode), SampleRecords.Row(SampleRecords.Fast, Operation.Encode)],
            Timings = [],
        };

        RunRecord planned = new LeftOutRows(record, Profile.Of(record.Profile)).TakeIn(Empty, TimeSpan.FromHours(1));

        Assert.Equal(record.LeftOut, Assert.Single(planned.Sittings).Rows);
        Assert.Empty(planned.Sittings[0].Floors);
    }

    [Fact]
    public void Time_that_the_rest_of_the_plan_needs_is_not_given_to_them()
    {
        RunRecord record = SampleRecords.Quick with { LeftOut = [SampleRecords.Row(SampleRecords.Fast, Operation.RoundTrip)], Timings = [] };
        Profile profile = Profile.Of(record.Profile);
        TimeSpan rest = Budget.Estimate(profile, launches: 12);
        var rows = new LeftOutRows(record, profile);

        Assert.Same(record, rows.TakeIn(Empty, rest));
        Assert.Empty(rows.TakeIn(Empty, rest + Budget.Estimate(profile, launches: 1)).LeftOut);
    }

    private static RunRecord Run()
    {
        using var folder = new TestFolder();
        ProgramRun.Of("--serializer", $"{First},{Second}", "--model", "person", "--op", "encode", "--out", folder.Path);
        return RunRecordFile.Read(folder.File(RunRecordFile.Name));
    }

    // The complete run as a budget would have left it.
    private RunRecord Begin(int planned)
    {
        HashSet<RowRecord> plan = [.. Complete.Value.Plan.Take(planned)];
        RunRecord record = Complete.Value with
        {
            Plan = [.. plan],
            LeftOut = [.. Complete.Value.Plan.Skip(planned)],
            Timings = [.. Complete.Value.Timings.Where(timing => plan.Contains(timing.Row))],
            FirstCalls = [.. Complete.Value.FirstCalls.Where(call => plan.Any(row => row.Cell == call.Cell))],
        };
        Write(record);
        return record;
    }

    private ProgramRun Resume(FakeTimer timer, params string[] arguments) => ProgramRun.With(timer, ["--resume", "--out", _folder.Path, .. arguments]);

    private RunRecord Read() => RunRecordFile.Read(_folder.File(RunRecordFile.Name));

    private void Write(RunRecord record) => RunRecordFile.Write(_folder.File(RunRecordFile.Name), record);
}
