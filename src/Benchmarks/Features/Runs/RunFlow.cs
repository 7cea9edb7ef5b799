using SerBench.Engine.Outside;
using SerBench.Engine.Outside.Plugins;
using SerBench.Engine.Programs;
using SerBench.Benchmarks.Features.Reports;

namespace SerBench.Benchmarks.Features.Runs;

internal static class RunFlow
{
    // The default run ends within five minutes, including restore and build.
    private static readonly TimeSpan QuickLimit = TimeSpan.FromSeconds(290);
    private static readonly TimeSpan LeastQuickLimit = TimeSpan.FromSeconds(120);

    public const string AsPlanned = "--resume continues a run as it was planned";

    private const double MostOfStart = 10;
    private const double SecondsOfReports = 2;

    public static int Start(ProgramContext context, RunRequest request)
    {
        context.DemandMeasuring();
        DateTimeOffset started = DateTimeOffset.Now;
        if (request.Own?.OwnOperation is { } asked && context.Outside?.HasType == true)
        {
            throw new UsageException(
                $"The operation '{KebabCase.Of(asked)}' compares inside the timed region, which types of your own do by reflection; "
                + "choose other operations.");
        }

        RunRequest complete = request.Own is { } own ? request with { Filter = own.Complete(request.Filter, context.Catalog) } : request;
        bool isFull = complete.Profile == Profile.Full;
        CellSelection selection = context.Selection;
        IReadOnlyList<Cell> selected =
        [
            .. selection.Select(complete.Filter)
                .Where(cell => !complete.IsDefault || context.Outside is not null || TimedSet.IsOfDefault(cell)),
            .. complete.Own is not null ? [] : selection.CompressedModes(complete.Filter),
            .. isFull ? selection.OtherPublishedData(complete.Filter) : [],
            .. isFull && complete.Filter.Serializers.Count == 0 ? selection.OnTexts(complete.Filter) : [],
        ];
        IReadOnlyList<Cell> cells = complete.Own is not null ? selected : [.. selected.Union(selection.FloorsOf(selected))];
        if (cells.Count == 0)
        {
            throw new UsageException("No serializer is left by these filters.");
        }

        DemandTime(complete, cells, context.Outside is not null);

        context.Timer.Demand(new TimingPlan(complete.Profile, complete.PassedOn, ""));
        using RunFolder? named = complete is { IsList: false, Folder: { } wanted } ? RunFolder.Create(wanted, started) : null;
        IReadOnlyList<CheckedCell> facts = CellCheck.Run(context.Outside, cells);
        RunRecord record = RunRecorder.Begin(context, complete, facts, started);
        FirstScreen(context, complete, record, facts);
        (Profile profile, RunRecord planned) = Plan(context, complete, record, facts);
        if (complete.IsList)
        {
            PrintPlan(context.Terminal, planned);
            return ExitCode.Done;
        }

        TimeSpan? limit = complete.Budget - (complete.IsRaced ? TimeOfStartAndReports(started) : TimeSpan.Zero)
            ?? (profile.Name == Profile.Quick.Name ? LimitOfQuick(started) + complete.TimeOfParts : null);
        using var stop = new StopSignal(limit - (DateTimeOffset.Now - started));
        using RunFolder folder = named ?? RunFolder.Create(null, started);
        context.Outside?.SaveTo(folder.Path);
        return Measure(context, complete with { Profile = profile }, planned, folder, stop);
    }

    public static int Resume(ProgramContext context, RunRequest request)
    {
        if (request.PassedOn.Count > 0)
        {
            throw new UsageException($"{AsPlanned}; leave out the options of BenchmarkDotNet.");
        }

        context.DemandMeasuring();
        DateTimeOffset started = DateTimeOffset.Now;
        using RunFolder folder = RunFolder.Open(request.Folder);
        RunRecord record = RunRecordFile.Read(folder.RecordFile);
        (folder.OutsideFile is { } outside ? OutsideFile.Read(outside) : new OutsideFile()).Demand(
            context.Outside?.Named ?? new OutsideFile(), request.Folder);
        if (!Libraries.FindAll(context.Catalog).SequenceEqual(record.Libraries))
        {
            throw new UsageException("The program or a library has changed since that run; start a new one.");
        }

        if ((EnvironmentReader.ReadProcessor(), Environment.ProcessorCount) != (record.Environment.Processor, record.Environment.Cores))
        {
            throw new UsageException(
                $"That run was made on another machine ({record.Environment.Processor}, {record.Environment.Cores} cores); "
                + "start a new one.");
        }

        context = folder.OutsideFile is { } code ? context.With(OpenedOutside.Open(code)) : context;

        // A time limit may not shorten the samples of a resumed run, because all its serializers must stay comparable.
        RunRequest resumed = request with { Profile = Profile.Of(record.Profile) };
        using var stop = new StopSignal(resumed.Budget - (DateTimeOffset.Now - started));
        return Measure(context, resumed, RunRecorder.Attach(request, record), folder, stop);
    }

    private static TimeSpan TimeOfStartAndReports(DateTimeOffset started)
    {
        double start = (started - Process.GetCurrentProcess().StartTime).TotalSeconds;
        return TimeSpan.FromSeconds(Math.Min(start, MostOfStart) + SecondsOfReports);
    }

    private static void DemandTime(RunRequest request, IReadOnlyList<Cell> cells, bool isOwn)
    {
        CellId[] card = [.. ModeLine.CardOf(cells.Select(cell => cell.Id))];
        IEnumerable<CellId> libraries = cells
            .Where(cell => cell.Serializer.Family == SerializerFamily.Peer && SerializerName.Parse(cell.Serializer.Id).IsPlain)
            .Select(cell => cell.Id)
            .GroupBy(cell => cell.Model)
            .MinBy(model => model.Except(card).Count()) ?? Enumerable.Empty<CellId>();
        int launches = Math.Max(1, card.Union(libraries).Count());
        if (request is { IsRaced: true, Budget: { } budget } && Budget.OfRace(launches, isOwn) + request.TimeOfParts is var least
            && budget < least)
        {
            throw new UsageException(
                $"A budget of {budget.TotalSeconds:0} s holds no answer; give --budget {least.TotalSeconds:0}s or more.");
        }
    }

    private static TimeSpan LimitOfQuick(DateTimeOffset started)
    {
        TimeSpan left = QuickLimit - (started - CommandStart.Find());
        return left > LeastQuickLimit ? left : LeastQuickLimit;
    }

    private static void FirstScreen(ProgramContext context, RunRequest request, RunRecord record, IReadOnlyList<CheckedCell> facts)
    {
        bool why = request.ShowsReasons || context.Outside is not null;
        foreach (TextTable table in request.Own?.Tables(record, figures: null) ?? [])
        {
            context.Terminal.Output.WriteLine(PipeTable.Render(table));
        }

        if (request.Own is not null || (request.IsDefault && context.Outside is null))
        {
            CellFacts.PrintOutcomes(context.Terminal, record.Cells, why);
        }
        else
        {
            CellFacts.Print(context.Terminal, facts, record.AbsentPeers, withCompressed: false, why);
        }

        CellFacts.PrintLibraries(context.Terminal, record.Libraries, record.AbsentPeers, request.ShowsReasons);
    }

    private static (Profile Profile, RunRecord Record) Plan(
        ProgramContext context, RunRequest request, RunRecord record, IReadOnlyList<CheckedCell> facts)
    {
        bool isComplete = request.IsOurs
            || request.Filter is { Serializers.Count: > 0 } or { Formats.Count: > 0 } or { Accesses.Count: > 0 };
        var set = TimedSet.Choose(facts, request.Profile, request.Operations, isComplete,
            context.Outside?.HasType == true || record.Asked.Only.Contains(Question.Evolving));
        IReadOnlyList<TimedRow> rows = context.Timer.Filter(set.Rows, new TimingPlan(request.Profile, request.PassedOn, ""));
        if (rows.Count == 0 && set.Rows.Count > 0)
        {
            throw new UsageException("The filter of BenchmarkDotNet leaves no row to time.");
        }

        (Profile profile, IReadOnlyList<TimedRow> fitted, string? note) = request.IsRaced ? (request.Profile.Raced, rows, null)
            : Budget.Fit(request.Profile, rows, LaunchPlan.Of(record), request.BudgetOfRows - (DateTimeOffset.Now - record.Started));
        string[] cellsLeftOut = set.CellsLeftOut == 0
            ? []
            : [$"{set.CellsLeftOut} cells skipped, most of them ours ({(request.IsRaced ? "--ours" : "--serializer")} adds them)."];
        return (profile, record with
        {
            Profile = profile.Record,
            RaceSeed = request.IsRaced ? Random.Shared.Next() : null,
            Plan = [.. fitted.Select(row => row.Record)],
            LeftOut = [.. rows.Skip(fitted.Count).Select(row => row.Record)],
            Notes = [.. record.Notes, .. cellsLeftOut, .. note is null ? [] : new[] { note }],
        });
    }

    private static void PrintPlan(Terminal terminal, RunRecord record)
    {
        terminal.Heading($"Rows of the {record.Profile.Name} profile");
        terminal.Lines(record.Plan.Select(row => $"{RowFilter.FullNameOf(row)}  {row}"));
    }

    private static int Measure(ProgramContext context, RunRequest request, RunRecord record, RunFolder folder, StopSignal stop)
    {
        using MeasuringMark? mark = context.Marks is { } marks ? MeasuringMark.Take(marks) : null;
        if (mark?.DescribeOthers() is { } overlap)
        {
            context.Terminal.ErrorLine(overlap);
            record = record with { Notes = [.. record.Notes, overlap] };
        }

        var recorder = new RunRecorder(context, request, record, folder);
        recorder.MeasureAll(stop, mark);
        UseFolder.WriteAll(context, recorder.Record, folder.Path);
        Summary.Print(context, recorder.Record, folder, request.ShowsReasons);
        request.Json?.Write(RunRecordFile.ToJson(recorder.Record));
        bool hasFailed = recorder.Record.Cells.Any(cell => cell.Status == CellStatus.Failed)
            || recorder.Record.Timings.Any(timing => timing.Failure is { } failure
                && !failure.StartsWith(TimingRecord.NotSettled, StringComparison.Ordinal));
        return stop.ExitCode ?? (hasFailed ? ExitCode.Failed : ExitCode.Done);
    }
}
