namespace SerBench.Benchmarks.Features.Sizes;

internal static class SizesCommand
{
    public static FeatureCommand Create()
    {
        var filter = new FilterOptions();
        JsonOption json = new("an array of {serializer, model, scenario, size, compressed, verified}");
        var output = new SaveOption("the sizes, as Markdown");
        Option<string> check =
            new("--check") { Description = "compare with such a file; exit code 1 when a size differs", HelpName = "FILE" };
        Option<bool> every = new("--every") { Description = "all scenarios, but no kinds of strings and no million nodes" };
        Option<bool> why = FilterOptions.Why();
        var command = new Command("sizes", "Shows how many bytes each cell takes, verified but not timed.")
        {
            json, output, check, every, why, new MaxDepthOption(),
        };
        filter.AddTo(command);
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            if (parsed.GetValue(check) is { } committed)
            {
                parsed.RefuseAllBut("--check compares all sizes of the file", check.Name, OutsideOptions.Plugin);
                return SizesCheck.Run(context, committed);
            }

            string? file = output.Of(parsed);
            IEnumerable<Cell> chosen =
                from cell in context.Selection.Select(filter.Read(parsed))
                from scenario in parsed.GetValue(every)
                    ? cell.Model.Scenarios.Where(one => TextKind.Find(one.Name) is null && one.Name != "published")
                    : [cell.Scenario]
                select cell with { Scenario = scenario };
            Cell[] selected = [.. chosen.Distinct()];
            if (selected.Length == 0)
            {
                throw new UsageException("No serializer is left by these filters.");
            }

            IReadOnlyList<CheckedCell> cells = CellCheck.Run(context.Outside, selected);
            if (file is not null)
            {
                NamedFile.WriteText(file, SizesFile.Write([.. cells.Select(cell => cell.Record)]));
            }

            if (parsed.GetValue(json))
            {
                context.Terminal.Output.WriteLine(JsonText.Of(cells.Where(cell => cell.Record.Status != CellStatus.Dash).Select(Entry)));
            }
            else
            {
                CellFacts.Print(
                    context.Terminal,
                    cells,
                    Libraries.FindAbsentPeers(context.Catalog),
                    withCompressed: true,
                    parsed.GetValue(why) || context.Outside is not null);
                CellFacts.PrintLibraries(
                    context.Terminal, Libraries.FindAll(context.Catalog), Libraries.FindAbsentPeers(context.Catalog), parsed.GetValue(why));
                context.Terminal.Lines(context.Outside?.Notes ?? []);
            }

            return cells.Any(cell => cell.Record.Status == CellStatus.Failed) ? ExitCode.Failed : ExitCode.Done;
        });
    }

    private static object Entry(CheckedCell cell) => new
    {
        cell.Cell.Id.Serializer,
        cell.Cell.Id.Model,
        cell.Cell.Id.Scenario,
        Size = cell.Verified?.Size!.Typical,
        Compressed = cell.Verified?.Compressed.ToDictionary(entry => entry.Key, entry => entry.Value.Typical),
        Verified = cell.Verified is not null,
    };
}
