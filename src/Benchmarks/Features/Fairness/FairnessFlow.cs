namespace SerBench.Benchmarks.Features.Fairness;

internal sealed class FairnessFlow(ProgramContext context, CellFilter filter, string? file, bool isJson, TimeSpan? budget)
{
    // In one process, the addresses of compiled code may make a library look slower than direct calls, so more processes repeat the timing.
    private const int MoreProcesses = 2;

    private readonly Terminal _terminal = context.Terminal.BesideJson(isJson);

    public int Run()
    {
        context.DemandMeasuring();
        using var stop = new StopSignal(budget);
        DateTimeOffset started = DateTimeOffset.Now;
        FairCell[] cells = [.. Select()];
        if (cells.Length == 0)
        {
            throw new UsageException(
                "These filters leave no row with direct calls: libraries have them, our formats with the access 'generated', "
                + "and plug-ins that implement IDirectCalls.");
        }

        var rows = new List<FairRow>();
        var faults = new List<string>();
        for (int i = 0; i < cells.Length && stop.State == RunState.Completed; i++)
        {
            try
            {
                FairRow[] timed = Time(cells[i]);
                rows.AddRange(timed);
                _terminal.Line($"[{i + 1}/{cells.Length}] {cells[i].Cell.Id}: {string.Join(", ", timed.Select(Describe))}");
            }
            catch (InvalidDataException exception)
            {
                faults.Add(exception.Message);
                _terminal.ErrorLine(exception.Message);
            }
        }

        if (rows.Count > 0)
        {
            var record = new FairnessRecord(started, Repository.ReadCommit(), EnvironmentReader.ReadProcessor(), rows);
            Write(record);
            if (isJson)
            {
                context.Terminal.Output.WriteLine(JsonText.Of(record));
            }

            _terminal.Heading("Rows beside direct calls of their libraries");
            _terminal.Draw(FairnessTable.Create(record));
            _terminal.Line(FairnessTable.Sum(record));
        }

        return stop.ExitCode ?? (faults.Count == 0 && rows.TrueForAll(row => row.IsFair) ? ExitCode.Done : ExitCode.Failed);
    }

    private IEnumerable<FairCell> Select() =>
        CellCheck.Run(context.Outside, context.Selection.Select(filter).Where(cell => FairCell.Find(cell, context.Outside) is not null))
            .Where(cell => cell.Verified is not null)
            .Select(cell => FairCell.Find(cell.Cell, context.Outside)!);

    private FairRow[] Time(FairCell cell)
    {
        FairRow[] first = cell.TimeOutside(context.Outside?.File);
        if (first.All(row => row.IsFair))
        {
            return first;
        }

        FairRow[][] all = [first, .. Enumerable.Range(0, MoreProcesses).Select(_ => cell.TimeOutside(context.Outside?.File))];
        return
        [
            .. first.Select((_, i) =>
                all.Select(rows => rows[i]).OrderBy(row => row.Excess).ElementAt(all.Length / 2) with { Processes = all.Length }),
        ];
    }

    private static string Describe(FairRow row)
    {
        string beside = row.Way is { } way ? $" beside {way}" : "";
        return $"{KebabCase.Of(row.Row.Operation)} x {row.Ratio:0.00}{(row.IsFair ? "" : $" NOT FAIR{beside}")}";
    }

    private void Write(FairnessRecord record) => SaveOption.Write(_terminal, file, "run --fairness", JsonText.Of(record));
}
