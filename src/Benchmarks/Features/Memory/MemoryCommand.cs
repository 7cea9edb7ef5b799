namespace SerBench.Benchmarks.Features.Memory;

internal static class MemoryCommand
{
    public static FeatureCommand Create()
    {
        var filter = new FilterOptions();
        JsonOption json = new("the rows");
        var file = new SaveOption("the rows, as JSON, for the reports of a run");
        var budget = new BudgetOption();
        var command = new Command("memory", "Measures the memory that a call takes, keeps, and has collected.")
        {
            json, file, budget, new MaxDepthOption(),
        };
        filter.AddTo(command);
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            bool isJson = parsed.GetValue(json);
            Terminal terminal = context.Terminal.BesideJson(isJson);
            Cell[] cells = [.. Choose(context, filter.Read(parsed))];
            if (cells.Length == 0)
            {
                throw new UsageException("These filters leave no row whose memory could be measured.");
            }

            context.DemandMeasuring();
            string? path = file.Of(parsed);
            using var stop = new StopSignal(budget.Of(parsed));
            MemoryRecord record = Measure(cells, context.Outside?.File, terminal, stop, out bool hasFaults);
            if (isJson)
            {
                context.Terminal.Output.WriteLine(JsonText.Of(record));
            }

            Show(record, terminal, path);
            return stop.ExitCode ?? (hasFaults ? ExitCode.Failed : ExitCode.Done);
        });
    }

    private static IEnumerable<Cell> Choose(ProgramContext context, CellFilter filter)
    {
        Cell[] able = [.. context.Selection.Select(filter).Where(cell => cell.Model.Accept(new CellBinding(cell.Serializer)))];
        return filter.Serializers.Count + filter.Accesses.Count > 0 ? able : able.Where(cell => cell.Serializer.Family switch
        {
            SerializerFamily.Grid => SerializerName.Parse(cell.Serializer.Id) is { IsPlain: true, Access: "generated" },
            SerializerFamily.Peer => PeerId.Parse(cell.Serializer.Id) is not { } id || id == id.Default
                || (id == id.Main && !able.Any(other => other.Serializer.Id == id.Default)),
            _ => false,
        });
    }

    private static MemoryRecord Measure(Cell[] cells, string? outside, Terminal terminal, StopSignal stop, out bool hasFaults)
    {
        DateTimeOffset started = DateTimeOffset.Now;
        var rows = new List<MemoryRow>();
        hasFaults = false;
        int done = 0;
        for (; done < cells.Length && stop.State == RunState.Completed; done++)
        {
            try
            {
                CellRecord found = Verification.Check(cells[done]);
                if (found.Status == CellStatus.Verified)
                {
                    rows.AddRange(MemoryCell.MeasureOutside(cells[done].Id, outside));
                }

                hasFaults |= found.Status == CellStatus.Failed;
                terminal.Line($"[{done + 1}/{cells.Length}] {cells[done].Id}{(found.NotMeasured is { } reason ? $": {reason}" : "")}");
            }
            catch (InvalidDataException exception)
            {
                hasFaults = true;
                terminal.ErrorLine(exception.Message);
            }
        }

        if (stop.State == RunState.BudgetSpent && cells.Length > done)
        {
            terminal.ErrorLine($"The time was up; not measured: {string.Join(", ", cells[done..].Select(cell => cell.Id))}.");
        }

        return new MemoryRecord(started, Repository.ReadCommit(), EnvironmentReader.ReadProcessor(), rows);
    }

    private static void Show(MemoryRecord record, Terminal terminal, string? file)
    {
        terminal.Write(MemoryTable.Create(record));
        if (record.Rows.Count > 0)
        {
            terminal.Line(MemorySection.Legend);
        }

        if (file is not null && record.Rows.Count == 0)
        {
            terminal.ErrorLine($"No row was measured, so '{file}' was not written.");
        }
        else
        {
            SaveOption.Write(terminal, file, "run --memory", JsonText.Of(record));
        }
    }
}
