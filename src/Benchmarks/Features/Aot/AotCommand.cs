namespace SerBench.Benchmarks.Features.Aot;

internal static class AotCommand
{
    public const string Name = "aot";

    public static FeatureCommand Create()
    {
        var filter = new FilterOptions();
        JsonOption json = new("the rows");
        var file = new SaveOption("the rows, as JSON, for the reports of a run");
        var budget = new BudgetOption();
        var command = new Command(Name, "Compiles a program of each library ahead of time, and runs it.")
        {
            json, file, budget,
        };
        filter.AddTo(command);
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            bool isJson = parsed.GetValue(json);
            string? path = file.Of(parsed);
            Terminal terminal = context.Terminal.BesideJson(isJson);
            IReadOnlyList<Cell> cells = Choose(context, filter.Read(parsed));
            context.DemandMeasuring();
            using var stop = new StopSignal(budget.Of(parsed));
            AotRecord record = new AotFlow(terminal, stop)
                .Run(cells, filter.Read(parsed).Serializers.Count == 0 ? Libraries.FindAbsentPeers(context.Catalog) : []);
            if (isJson)
            {
                context.Terminal.Output.WriteLine(JsonText.Of(record));
            }

            Show(record, terminal, path);
            return stop.ExitCode ?? ExitCode.Done;
        });
    }

    private static Cell[] Choose(ProgramContext context, CellFilter filter)
    {
        CellFilter complete = filter.Models.Count > 0 || context.Outside?.HasType == true
            ? filter
            : filter with { Models = [ModeLine.Data[0].Model] };
        Cell[] cells =
        [
            .. context.Selection.Select(complete)
                .Where(cell => PeerId.Parse(cell.Serializer.Id) is { } id
                    && LibraryCard.Find(cell.Serializer.Id) is { } card
                    && !id.Ending.StartsWith('+')
                    && (filter.Serializers.Count > 0 || id == id.Main || card.ReadUse(id.Ending) is not null)),
        ];
        return cells.Length == 0 ? throw new UsageException("These filters leave no library; aot compiles programs of libraries.")
            : cells.Select(cell => (cell.Model.Id, cell.Scenario.Name)).Distinct().Count() > 1
                ? throw new UsageException("aot takes one model and one scenario at a time.")
            : cells;
    }

    private static void Show(AotRecord record, Terminal terminal, string? file)
    {
        terminal.Heading($"Compiled ahead of time, {record.Model} / {record.Scenario}, runtime {record.Runtime}");
        terminal.Draw(AotTable.Create(record));
        terminal.Line(AotTable.Legend);
        SaveOption.Write(terminal, file, "run --aot", JsonText.Of(record));
    }
}
