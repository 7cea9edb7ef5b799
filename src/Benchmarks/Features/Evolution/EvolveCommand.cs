namespace SerBench.Benchmarks.Features.Evolution;

internal static class EvolveCommand
{
    // From a message of another version, a careless library may read a count of billions and try to allocate as many items.
    public const ulong MostMemory = 384UL << 20;

    public static FeatureCommand Create()
    {
        Option<string[]> serializers = FilterOptions.List(
            "--serializer", "serializers by id; default: every format with one access, and every library");
        Option<string> model = new("--model")
        {
            HelpName = "ID",
            Description = "the model whose type is changed; default: a type of twelve fields with nested and listed objects",
        };
        JsonOption json = new("the result");
        var output = new SaveOption("the result, as JSON, for the reports of a run");
        var budget = new BudgetOption();
        Option<string[]> schemas = new(OutsideOptions.Versions)
        {
            HelpName = "OLD NEW",
            Description = "instead of making changes: two C# files or assemblies with the old and the new version of a type",
            Arity = new ArgumentArity(1, 2),
            AllowMultipleArgumentsPerToken = true,
        };
        var command = new Command("evolve", "Shows who reads whose older and newer messages after a type has changed.")
        {
            serializers, model, schemas, json, output, budget, new MaxDepthOption(),
        };
        return new FeatureCommand(command, FromOutside.Types, (parsed, context) =>
        {
            var flow = new EvolutionFlow(context.Catalog);
            string[] names = FilterOptions.Split(parsed.GetValue(serializers));
            IReadOnlyList<ISerializer> chosen = names.Length == 0
                ? flow.ChooseUsual()
                : [.. names.Select(context.Selection.FindSerializer).DistinctBy(serializer => serializer.Id)];
            CheckTogether(parsed.GetValue(model), parsed.GetValue(schemas), context);
            Type? type = parsed.GetValue(model) is { } id ? context.Selection.FindModel(id).Type
                : context.Outside is { HasType: true } ? context.Models.Models[0].Type
                : null;
            IReadOnlyList<TypeVersion> versions = parsed.GetValue(schemas) is { Length: > 0 } files
                ? SchemaPair.Read(files, OutsideOptions.TypeOf(parsed))
                : TypeVersion.Plan(type);
            string title = type?.Name ?? versions[0].Draft.Classes[0].Name;
            context.LimitMemory(MostMemory);
            string? file = output.Of(parsed);
            var progress = new SparseLines(context.Terminal.ErrorLine);
            using var stop = new StopSignal(budget.Of(parsed));
            EvolutionRecord record = flow.Run(
                title, versions, chosen, Repository.ReadCommit(), name => progress.Write($"{name} ..."), stop.Token);
            if (parsed.GetValue(json))
            {
                context.Terminal.Output.WriteLine(JsonText.Of(record));
            }
            else
            {
                Print(context.Terminal, record);
            }

            if (file is not null)
            {
                NamedFile.WriteText(file, JsonText.Of(record));
            }

            string[] missing = [.. chosen.Select(serializer => serializer.Id).Except(record.Rows.Select(row => row.Serializer))];
            if (stop.State != RunState.Completed && missing.Length > 0)
            {
                context.Terminal.ErrorLine($"The time was up; not tried: {string.Join(", ", missing)}.");
            }

            return stop.ExitCode ?? ExitCode.Done;
        });
    }

    private static void CheckTogether(string? model, string[]? schemas, ProgramContext context)
    {
        string?[] given =
        [
            schemas is { Length: > 0 } ? OutsideOptions.Versions : null,
            model is null ? null : "--model",
            context.Outside is { HasType: true } ? "--types, --sample or --schema" : null,
        ];
        if (given.OfType<string>().ToArray() is [var first, var second, ..])
        {
            throw new UsageException($"{first} and {second} both say what the type is; give one of them.");
        }
    }

    private static void Print(Terminal terminal, EvolutionRecord record)
    {
        foreach ((string place, string heading) in EvolutionTable.PlacesOf(record))
        {
            terminal.Heading($"{record.Type}: {heading}");
            terminal.Draw(EvolutionTable.Create(record, place));
        }

        terminal.Line(EvolutionTable.Legend);
        terminal.Write(EvolutionSection.Listed("Promises", EvolutionTable.PromisesOf(record)));
        terminal.Write(EvolutionSection.Listed("Not offered", EvolutionTable.RefusalsOf(record)));
        terminal.Lines(EvolutionTable.Conclude(record));
    }
}
