namespace SerBench.Benchmarks.Features.Load;

internal static class LoadCommand
{
    private const string Varied = "varied";

    public static FeatureCommand Create()
    {
        Argument<string?> run = new("run.json")
        {
            Description = "a run, whose answer names the libraries; default: the main rows of all libraries",
            Arity = ArgumentArity.ZeroOrOne,
        };
        var filter = new FilterOptions();
        var options = new LoadOptions();
        var budget = new BudgetOption("5m");
        JsonOption json = new("the rows");
        var file = new SaveOption("the rows, as JSON, for the reports of a run");
        var command = new Command("load", "Measures serializers on several threads, with both collectors, or at a rate.")
        {
            run, budget, json, file, new MaxDepthOption(),
        };
        options.AddTo(command);
        filter.AddTo(command);
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            bool isJson = parsed.GetValue(json);
            LoadPlan plan = options.Read(parsed);
            Cell[] cells = [.. Choose(context, filter.Read(parsed), parsed.GetValue(run))];
            if (cells.Length == 0)
            {
                throw new UsageException("These filters leave no row that could be measured under load.");
            }

            context.DemandMeasuring();
            string? path = file.Of(parsed);
            DateTimeOffset started = DateTimeOffset.Now;
            using var stop = new StopSignal(budget.Of(parsed));
            Terminal terminal = context.Terminal.BesideJson(isJson);
            var runner = new LoadRunner(plan, context.Outside?.File, terminal, stop);
            IReadOnlyList<LoadRow> rows = runner.Run(cells);
            var record = new LoadRecord(
                started, Repository.ReadCommit(), EnvironmentReader.ReadProcessor(), Environment.ProcessorCount, rows);
            Show(record, context.Terminal, terminal, isJson, path);
            return stop.ExitCode ?? (runner.HasFaults || rows.Count == 0 ? ExitCode.Failed : ExitCode.Done);
        });
    }

    // Prefers the scenario with varied values, because branch predictors would learn a repeated value.
    private static IEnumerable<Cell> Choose(ProgramContext context, CellFilter filter, string? run)
    {
        bool isNamed = filter.Serializers.Count + filter.Formats.Count + filter.Accesses.Count > 0;
        if (isNamed && run is not null)
        {
            throw new UsageException($"'{run}' names the libraries; leave it out, or --serializer, --format and --access.");
        }

        CellFilter asked = filter.Models.Count > 0 || context.Outside is { HasType: true } ? filter : filter with { Models = ["person"] };
        HashSet<string>? ofAnswer = run is null ? null : [.. OfAnswer(RunFileArgument.Read(run))];
        Cell[] bound = [.. context.Selection.Select(asked).Where(cell => cell.Model.Accept(new CellBinding(cell.Serializer)))];
        return
        [
            .. from cell in bound
               where isNamed || (ofAnswer?.Contains(cell.Serializer.Id) ?? IsMain(cell, bound))
               let varied = filter.Scenarios.Count > 0 ? null : cell.Model.FindScenario(Varied)
               select varied is null ? cell : cell with { Scenario = varied },
        ];
    }

    private static IEnumerable<string> OfAnswer(RunRecord run) =>
        new Judge(run).Answers.SelectMany(answer => answer.Named).Select(mode => mode.Cell.Serializer)
            .Concat(run.Serializers.Select(serializer => serializer.Id)
                .Where(id => run.Asked.Now is { } now && SerializerNames.ShortOf(id).Equals(now, StringComparison.OrdinalIgnoreCase)));

    private static bool IsMain(Cell cell, Cell[] all) => PeerId.Parse(cell.Serializer.Id) is { } id
        ? id == id.Main
        : cell.Serializer.Id == ModeLine.Ours.Serializers.FirstOrDefault(
            ours => all.Any(other => other.Model == cell.Model && other.Serializer.Id == ours));

    private static void Show(LoadRecord record, Terminal output, Terminal terminal, bool isJson, string? file)
    {
        if (record.Rows.Count == 0)
        {
            terminal.ErrorLine("Nothing was measured.");
            return;
        }

        if (isJson)
        {
            output.Output.WriteLine(JsonText.Of(record));
        }
        else
        {
            terminal.Write(LoadSection.Describe(record));
        }

        SaveOption.Write(terminal, file, "report run.json --load", JsonText.Of(record));
    }
}
