using SerBench.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Features.Runs;

internal sealed class RunRecorder(ProgramContext context, RunRequest request, RunRecord record, RunFolder folder) : IRunInProgress
{
    private const string SlowMachine =
        "This machine took longer than five minutes for the table of modes; the table is whole, and the time was up for all else.";

    private bool _isLate;

    public RunRecord Record { get; private set; } = record;

    public ProgramContext Context => context;

    public CellFilter Filter => request.Filter;

    public static RunRecord Begin(ProgramContext context, RunRequest request, IReadOnlyList<CheckedCell> facts, DateTimeOffset started)
    {
        CellRecord[] cells = SharedParts.KeepOnce(facts.Select(fact => RecordOf(fact, context.Catalog)));
        return request.Parts.Aggregate(Attach(request, new RunRecord
        {
            Started = started,
            Profile = request.Profile.Record,
            CommandLine = request.CommandLine,
            Commit = Repository.ReadCommit(),
            Environment = EnvironmentReader.Take(),
            Libraries = Libraries.FindAll(context.Catalog),
            AbsentPeers = Libraries.FindAbsentPeers(context.Catalog),
            Serializers =
            [
                .. facts.Select(fact => fact.Cell.Serializer).Distinct()
                    .Select(serializer => SerializerRecord.Of(serializer, Libraries.Find(serializer)?.Id)),
            ],
            Cells = cells,
            Plan = [],
            Notes = [.. context.Outside?.Notes ?? [], .. context.Outside?.HasType == true ? KeptOut.Say(facts) : []],
        }), (record, part) => part.Begin(record));
    }

    public static RunRecord Attach(RunRequest request, RunRecord record) =>
        request.Attached.Aggregate(record, (with, given) => given.PutInto(with));

    public void MeasureAll(StopSignal stop, MeasuringMark? mark)
    {
        double throttled = ProcessorQuota.OfThisProcess.ReadThrottled();

        Record = Record with
        {
            State = RunState.Running,
            Timings = [.. Record.Timings.Where(timing => timing.Failure is null)],
        };
        if (folder.Begin(Record) is { } remark)
        {
            context.Terminal.Error.WriteLine(remark);
        }

        if (Record.RaceSeed is null)
        {
            MeasureRows(stop);
        }
        else
        {
            RunRace(stop);
        }

        if (!_isLate)
        {
            MeasureFirstCalls(request.Profile, stop.Token);
        }

        foreach (RunWork part in request.Parts.Where(part => !stop.Token.IsCancellationRequested && !(stop.Remaining < part.Time / 2)))
        {
            part.Measure(this, stop.Token);
        }

        string[] overlap = mark?.DescribeOthers() is { } others && !Record.Notes.Contains(others) ? [others] : [];
        Record = Record with
        {
            Notes = [.. Record.Notes, .. overlap],
            Environment = ProcessorQuota.OfThisProcess.ReadThrottled() - throttled is var stopped and > 0
                ? Record.Environment with { Throttled = Math.Round(stopped, 1) } : Record.Environment,
            State = Record.StateAfter(_isLate && stop.State == RunState.Completed ? RunState.BudgetSpent : stop.State),
            Finished = DateTimeOffset.Now,
        };
        folder.Finish(context.Features, Record);
    }

    public void Save(RunRecord record)
    {
        Record = record;
        folder.WriteRecord(record);
    }

    public IReadOnlyList<TimedRow> Find(IEnumerable<RowRecord> rows)
    {
        Dictionary<CellId, CellRecord> cells = Record.Cells.ToDictionary(cell => cell.Id);
        return [.. rows.Select(row => TimedRow.Of(cells[row.Cell], row.Operation) with { Outside = folder.OutsideFile })];
    }

    private static CellRecord RecordOf(CheckedCell fact, Catalog catalog) =>
        fact.Verified is not null && !PluginTypes.IsForeign(fact.Cell.Serializer)
            ? CellAnatomy.Complete(fact.Record, fact.Cell, catalog)
            : fact.Record;

    private void MeasureFirstCalls(Profile profile, CancellationToken stop)
    {
        CellId[] cells =
        [
            .. Record.Plan.Select(row => row.Cell)
                .Distinct()
                .Where(cell => profile.FirstCallProcesses > 1 || cell.Model == Record.Plan[0].Model)
                .Except(Record.FirstCalls.Select(call => call.Cell)),
        ];
        if (profile.FirstCallProcesses == 0 || cells.Length == 0 || stop.IsCancellationRequested)
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

    private void MeasureRows(StopSignal signal)
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
        var progress = new Progress(context.Terminal, round.Launches * rounds, (round.Launches * rounds) - missing, () => signal.Remaining);
        progress.Announce();
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
            }
        }

        if (hasTimed)
        {
            Record = Record with { ClosingLoopNanoseconds = EnvironmentReader.MeasureLoop() };
        }
    }

    private void RunRace(StopSignal signal)
    {
        var plan = new TimingPlan(request.Profile, request.PassedOn, folder.BenchmarkDotNetFolder);

        TimeSpan reserve = request.TimeOfParts < signal.Remaining / 2 ? request.TimeOfParts : signal.Remaining / 2 ?? TimeSpan.Zero;
        var progress = new Progress(context.Terminal, null, 0, () => signal.Remaining - reserve);
        progress.Announce();
        int first = CountLaunches();

        for (int before = -1; !_isLate && CountLaunches() > before;)
        {
            before = CountLaunches();

            // The default run times the best-known serializers even after its time limit, because a busy machine needs longer.
            bool isPatient = request.IsDefault && request.Budget is null && RacePlan.IsOfCard(Record);
            using var end = CancellationTokenSource.CreateLinkedTokenSource(isPatient ? signal.Stopped : signal.Token);
            TimeSpan rest = signal.Remaining - (RacePlan.IsFirstRound(Record) ? reserve / 2 : reserve) ?? Timeout.InfiniteTimeSpan;
            end.CancelAfter(isPatient ? Timeout.InfiniteTimeSpan
                : rest < TimeSpan.Zero && signal.Remaining is not null ? TimeSpan.Zero : rest);
            IReadOnlyList<TimedRow> rows = Find(RacePlan.Next(Record));
            if (rows.Count == 0)
            {
                context.Terminal.Line("Nothing is left to time.");
                break;
            }

            context.Timer.Measure(rows, plan, timings => Add(timings, progress), end.Token);
            _isLate = end.IsCancellationRequested;
            if (!_isLate)
            {
                AddMissing(rows, progress);
            }

            if (isPatient && signal.Remaining < TimeSpan.Zero)
            {
                Record = Record with { Notes = [.. Record.Notes, SlowMachine] };
            }
        }

        progress.End();
        Record = CountLaunches() > first ? Record with { ClosingLoopNanoseconds = EnvironmentReader.MeasureLoop() } : Record;
    }

    // A failure counts as progress, so that the run goes on with the other serializers.
    private int CountLaunches() => Record.Timings.Sum(timing => timing.Launches.Count + (timing.Failure is null ? 0 : 1));

    private TimedRow[] RowsOf(int round, LaunchPlan launches)
    {
        IEnumerable<RowRecord> rows = Record.Plan
            .Where(row => Record.Find(row) is not { } timing
                || (timing.Launches.Count < (round + 1) * launches.PerRound(row.Cell) && timing.Failure is null));
        return launches.Order(Find(rows), round);
    }

    private void Add(IReadOnlyList<TimingRecord> launch, Progress progress)
    {
        Save(launch.Aggregate(Record, (record, timing) => record.With(timing)));
        progress.Report(launch);
    }

    private void AddMissing(IReadOnlyList<TimedRow> rows, Progress progress)
    {
        foreach (TimedLaunch launch in TimedLaunch.Of([.. rows.Where(row => Record.Find(row.Record) is null)]))
        {
            IEnumerable<TimingRecord> missing = launch.Rows.Select(
                row => new TimingRecord(row.Record, row.Batch, [], null, "BenchmarkDotNet gave no result for it"));
            Add([.. missing], progress);
        }
    }
}
