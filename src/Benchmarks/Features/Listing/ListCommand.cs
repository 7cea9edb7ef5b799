namespace SerBench.Benchmarks.Features.Listing;

internal static class ListCommand
{
    public static FeatureCommand Create()
    {
        JsonOption json = new("the lists");
        var command = new Command("list", "Shows all serializers, models and scenarios.") { json };
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            if (parsed.GetValue(json))
            {
                context.Terminal.Output.WriteLine(JsonText.Of(Describe(context)));
            }
            else
            {
                Print(context);
            }

            return ExitCode.Done;
        });
    }

    private static object Describe(ProgramContext context) => new
    {
        Serializers = context.Catalog.Serializers.Select(serializer => new
        {
            serializer.Id,
            serializer.Title,
            Family = KebabCase.Of(serializer.Family),
            SerializerRecord.Of(serializer, Libraries.Find(serializer)?.Id).Traits,
            Library = Libraries.Find(serializer),
        }),
        Compressors = context.Catalog.Compressors.Select(
            compressor => new { compressor.Id, compressor.IsOwn, Library = Libraries.Find(compressor) }),
        Models = context.Models.Models.Select(Describe),
        DataSets = context.Models.DataSets.Select(Describe),
        AbsentPeers = Libraries.FindAbsentPeers(context.Catalog),
    };

    private static object Describe(IModel model) => new
    {
        model.Id,
        model.Description,
        Scenarios = model.Scenarios.Select(
            scenario => new { scenario.Name, scenario.Description, scenario.Instances, scenario.IsPublished }),
    };

    private static void Print(ProgramContext context)
    {
        Terminal terminal = context.Terminal;
        terminal.Heading("Serializers");
        TextTable serializers = TextTable.Of(
            context.Catalog.Serializers.Select(
                serializer => (Library: Libraries.Find(serializer), Record: SerializerRecord.Of(serializer, library: null))),
            5,
            ("id", row => row.Record.Id),
            ("title", row => row.Record.Title),
            ("family", row => KebabCase.Of(row.Record.Family)),
            ("library", row => row.Library?.Short ?? ""),
            ("traits", row => string.Join(", ", row.Record.Traits)));
        terminal.Draw(serializers);
        IEnumerable<string> endings = context.Catalog.Compressors.Select(compressor => SizeTables.ColumnOf(compressor.Id));
        terminal.Line($"Compressed: any id followed by {string.Join(", ", endings)}.");
        PrintModels(terminal, "Models and scenarios", context.Models.Models);
        if (context.Models.DataSets.Count > 0)
        {
            PrintModels(terminal, "Published data sets (taken only by name)", context.Models.DataSets);
        }

        CellFacts.PrintLibraries(terminal, Libraries.FindAll(context.Catalog), Libraries.FindAbsentPeers(context.Catalog), why: true);
    }

    private static void PrintModels(Terminal terminal, string heading, IEnumerable<IModel> models)
    {
        terminal.Heading(heading);
        var table = new TextTable("model", "scenario", "description") { TextColumns = 3 };
        foreach (IModel model in models)
        {
            table.Add(model.Id, "", model.Description);
            foreach (Scenario scenario in model.Scenarios)
            {
                table.Add("", scenario.Name, scenario.Description);
            }
        }

        terminal.Draw(table);
    }
}
