using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Counts;
using SerBench.Benchmarks.Explain;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Options;
using SerBench.Benchmarks.Outside.Plugins;
using SerBench.Benchmarks.Scaling;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Runs;

/// <summary>Measures the planned rows of a record, and saves each row as soon as it is measured.</summary>
internal sealed class RunRecorder(ProgramContext context, RunRecord record, RunFolder folder)
{
    public RunRecord Record { get; private set; } = record;

    /// <summary>The record of a new run: it holds the facts and no times.</summary>
    public static RunRecord Begin(ProgramContext context, RunRequest request, IReadOnlyList<CheckedCell> facts, DateTimeOffset started)
    {
        CellRecord[] cells = SharedParts.KeepOnce(facts.Select(fact => RecordOf(fact, context.Catalog)));
        return request.Attached.AddTo(new RunRecord
        {
            Started = started,
            Profile = request.Profile.Record,
            CommandLine = request.CommandLine,
            Commit = Repository.ReadCommit(),
            Environment = EnvironmentReader.Take(),
            Libraries = Libraries.FindAll(context.Catalog),
            AbsentPeers = Libraries.FindAbsentPeers(context.Catalog),
            Serializers = [.. facts.Select(fact => fact.Cell.Serializer).Distinct().Select(serializer => SerializerRecord.Of(serializer, Libraries.Find(serializer)?.Id))],
            Cells = cells,
            Plan = [],
            Counts = request.IsCounting ? new CountsRecord(request.IsPgo, new CellCounter(request.IsPgo).Processes, []) : null,
            Notes = context.Outside?.Notes ?? [],
        });
    }

    /// <param name="mark">The mark of this process; null if it made none.</param>
    public void MeasureAll(RunRequest request, StopSignal stop, MeasuringMark? mark)
    {
        // A failed row is measured again when its run is resumed.
        Record = Record with
        {
            State = RunState.Running,
            Timings = [.. Record.Timings.Where(timing => timing.Failure is null)],
        };
        if (folder.WriteAll(Record) is { } remark)
        {
            context.Terminal.Error.WriteLine(remark);
        }

        MeasureFirstCalls(request.Profile, stop.Token);
        MeasureRows(request, stop);
        CountInstructions(stop.Token);
        MeasureScaling(request, stop.Token);
        string[] overlap = mark?.DescribeOthers() is { } others && !Record.Notes.Contains(others) ? [others] : [];
        Record = Record with
        {
            Notes = [.. Record.Notes, .. overlap],
            State = Record.StateAfter(stop.State),
            Finished = DateTimeOffset.Now,
        };
        folder.WriteAll(Record);
        BenchmarkDotNetFiles.Write(folder.Path, Record);
    }

    private static CellRecord RecordOf(CheckedCell fact, Catalog catalog) =>
        fact.Verified is not null && !PluginTypes.IsForeign(fact.Cell.Serializer) ? CellAnatomy.Complete(fact.ToRecord(), fact.Cell, catalog) : fact.ToRecord();

    private void MeasureFirstCalls(Profile profile, CancellationToken stop)
    {
        CellId[] cells =
        [
            .. Record.Plan.Select(row => row.Cell)
                .Distinct()
                .Where(cell => profile.Rounds > 1 || cell.Model == Record.Plan[0].Model)
                .Except(Record.FirstCalls.Select(call => call.Cell)),
        ];
        if (profile.FirstCallProcesses == 0 || cells.Length == 0)
        {
            return;
        }

        context.Terminal.Line();
        context.Terminal.Line($"First calls, each in a cold process: {cells.Length} ...");
        foreach (CellId cell in cells.TakeWhile(_ => !stop.IsCancellationRequested))
        {
            if (context.FirstCalls.Measure(cell, folder.OutsideFile, profile.FirstCallProcesses) is { } call)
            {
                Record = Record with { FirstCalls = [.. Record.FirstCalls, call] };
            }
        }
    }

    private void MeasureRows(RunRequest request, StopSignal signal)
    {
        CancellationToken stop = signal.Token;
        LaunchPlan launches = LaunchPlan.Of(Record);
        int rounds = request.Profile.Rounds;
        if (rounds == 0)
        {
            return;
        }

        RoundSize round = launches.PerRound([.. Record.Plan.Select(row => row.Cell)]);
        int missing = Record.FindMissing().GroupBy(item => item.Row.Cell, item => item.Launches).Sum(cell => cell.Max());
        var progress = new Progress(context.Terminal, round.Launches * rounds, (round.Launches * rounds) - missing);
        progress.Announce(Budget.Estimate(request.Profile, round));
        var plan = new TimingPlan(request.Profile, request.PassedOn, folder.BenchmarkDotNetFolder);
        bool hasTimed = false;
        for (int pass = 0; pass < rounds && !stop.IsCancellationRequested; pass++)
        {
            TimedRow[] rows = RowsOf(pass, launches);
            if (rows.Length > 0)
            {
                hasTimed = true;
                context.Timer.Measure(rows, plan, timings => Add(timings, progress), stop);
            }

            if (!stop.IsCancellationRequested)
            {
                AddMissing(rows, progress);
                RepeatDoubtful(request.Profile, plan, launches, pass, signal);
            }
        }

        // If no row was timed now, the loop would say nothing about the machine at the time of the rows.
        if (hasTimed)
        {
            Record = Record with { ClosingLoopNanoseconds = EnvironmentReader.MeasureLoop() };
        }
    }

    // Once per round: a machine that is never quiet would never end.
    private void RepeatDoubtful(Profile profile, TimingPlan plan, LaunchPlan launches, int round, StopSignal stop)
    {
        foreach (DoubtRecord doubt in FloorAgreement.Find(Record, launches, round).Except(Record.Doubts ?? []).ToArray())
        {
            TimedRow[] rows = launches.Order([.. PlannedOf(Record.Plan.Where(row => (row.Model, row.Scenario) == (doubt.Model, doubt.Scenario)))], round);
            TimeSpan needed = Budget.Estimate(profile with { Rounds = 1 }, launches.PerRound(rows.Distinct()));
            bool isRepeated = !(stop.Remaining < needed) && TryRepeat(rows, plan, launches, round, stop.Token);
            DoubtRecord result = doubt with { IsRepeated = isRepeated };
            Record = Record with { Doubts = [.. Record.Doubts ?? [], result] };
            folder.WriteRecord(Record);
            context.Terminal.Line(result.ToString());
        }
    }

    // False if a launch was cut off or failed: then the doubtful launches stay, since half of the data would be no better.
    private bool TryRepeat(TimedRow[] rows, TimingPlan plan, LaunchPlan launches, int round, CancellationToken stop)
    {
        var again = new List<TimingRecord>();
        context.Timer.Measure(rows, plan, again.AddRange, stop);
        ILookup<RowRecord, IReadOnlyList<double>> samples = again.SelectMany(timing => timing.Launches.Select(launch => (timing.Row, launch))).ToLookup(item => item.Row, item => item.launch);
        if (rows.Any(row => samples[row.Record].Count() != launches.PerRound(row.Cell) || Record.Find(row.Record)!.Failure is not null))
        {
            return false;
        }

        Record = Record with
        {
            Timings = [.. Record.Timings.Select(timing => samples.Contains(timing.Row) ? timing.Replace(round * launches.PerRound(timing.Row.Cell), [.. samples[timing.Row]]) : timing)],
        };
        return true;
    }

    private void CountInstructions(CancellationToken stop)
    {
        if (Record.Counts is not { } counts)
        {
            return;
        }

        TimedLaunch[] launches =
        [
            .. TimedLaunch.Of(PlannedOf(Record.Plan.Where(row => counts.Find(row) is null).GroupBy(row => row.Cell).SelectMany(cell => cell))),
        ];
        context.Terminal.Line();
        context.Terminal.Line($"Instructions, {counts.Mode}, in {counts.Processes} processes each: {launches.Length} cells, some ten seconds each ...");
        var counter = new CellCounter(counts.IsPgo);
        for (int i = 0; i < launches.Length && !stop.IsCancellationRequested; i++)
        {
            IReadOnlyList<CountRecord> rows = counter.Count(launches[i]);
            if (stop.IsCancellationRequested)
            {
                break;
            }

            Record = Record with { Counts = Record.Counts! with { Rows = [.. Record.Counts.Rows, .. rows] } };
            folder.WriteRecord(Record);
            context.Terminal.Line($"[{i + 1}/{launches.Length}] {launches[i].First.Cell}: {string.Join(", ", rows.Select(CountTables.Describe))}");
        }
    }

    private void MeasureScaling(RunRequest request, CancellationToken stop)
    {
        if (request.IsScaling && !stop.IsCancellationRequested)
        {
            context.Terminal.Line();
            context.Terminal.Line("Scaling: what one more field, nullable field, array element and nesting level costs ...");
            var runner = new ScalingRunner(context, ScalingRunner.UsualLimit);
            Record = Record with { Scaling = runner.Run(runner.Choose(request.Filter), stop) ?? Record.Scaling };
        }
    }

    // The rows that still lack launches of this round, in another order each round.
    private TimedRow[] RowsOf(int round, LaunchPlan launches)
    {
        IEnumerable<RowRecord> rows = Record.Plan
            .Where(row => Record.Find(row) is not { } timing
                || (timing.Launches.Count < (round + 1) * launches.PerRound(row.Cell) && timing.Failure is null));
        return launches.Order(PlannedOf(rows), round);
    }

    private TimedRow[] PlannedOf(IEnumerable<RowRecord> rows)
    {
        Dictionary<CellId, CellRecord> cells = Record.Cells.ToDictionary(cell => cell.Id);
        return [.. rows.Select(row => TimedRow.Of(cells[row.Cell], row.Operation) with { Outside = folder.OutsideFile })];
    }

    private void Add(IReadOnlyList<TimingRecord> launch, Progress progress)
    {
        Record = launch.Aggregate(Record, (record, timing) => record.With(timing));
        folder.WriteRecord(Record);
        progress.Report(launch);
    }

    private void AddMissing(TimedRow[] rows, Progress progress)
    {
        foreach (TimedLaunch launch in TimedLaunch.Of([.. rows.Where(row => Record.Find(row.Record) is null)]))
        {
            Add([.. launch.Rows.Select(row => new TimingRecord(row.Record, row.Batch, [], null, "BenchmarkDotNet gave no result for it"))], progress);
        }
    }
}
