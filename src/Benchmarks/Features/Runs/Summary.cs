using System.Text.RegularExpressions;
using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Features.Reports.Modes;

namespace SerBench.Benchmarks.Features.Runs;

internal static class Summary
{
    private static readonly Operation[] UsualOperations = [Operation.Encode, Operation.Decode];

    private const double UnsteadyFactor = 1.05;

    public static void Print(ProgramContext context, RunRecord record, RunFolder folder, bool why)
    {
        Terminal terminal = context.Terminal;
        var figures = new Figures(record);
        terminal.Line();
        var own = Publication.OfProfile(record.Profile.Name);
        if (own is { OwnOperation: not null })
        {
            foreach (TextTable table in own.Tables(record, figures))
            {
                terminal.Output.WriteLine(PipeTable.Render(table));
            }

            terminal.Line($"Published, on another machine: {own}");
        }
        else if (own is null)
        {
            PrintTables(terminal, record, figures, folder.OutsideFile is null, why);
        }

        terminal.Write(context.Features.SelectMany(feature => feature.Summarize(record, figures)));
        terminal.Lines(why ? RunNotes.Of(record) : record.Notes);
        if (IsUnsteady(record))
        {
            terminal.Line("! The machine changed its speed: a fixed loop took another time at the end.");
        }

        if (own is null && record.Profile.Name != Profile.Counts.Name)
        {
            AnswerTable.Print(terminal, new Judge(record, figures), folder.Path, why);
        }

        terminal.Line($"Report: {Path.Combine(folder.Path, MarkdownReport.Definition.FileName)}");
    }

    private static void PrintTables(Terminal terminal, RunRecord record, Figures figures, bool isBuiltIn, bool why)
    {
        if (isBuiltIn && ModeLine.Data.All(data => record.Plan.Any(row => (row.Model, row.Scenario) == data))
            && new ModeCard(record, figures) is { Data.Count: > 0 } card)
        {
            terminal.Line("MODES  median and SD (StdDev) of encode + decode; x = ratio to protobuf-net");
            string[] lines = PlainGrid.Render(card.Times(isNarrow: true));
            terminal.Line(Regex.Matches(lines[0], "k?B ").Zip(card.Data)
                .Aggregate("", (line, item) => line.PadRight(item.First.Index) + item.Second.Model));
            terminal.Lines(lines);
            if (why)
            {
                terminal.Lines([card.Names(), .. card.Missing]);
                terminal.Draw(card.Others());
            }

            return;
        }

        bool isUsual = record.Plan.Any(row => UsualOperations.Contains(row.Operation));
        Operation[] shown = isUsual ? UsualOperations : Enum.GetValues<Operation>();
        foreach ((string heading, TextTable table) in TimeTables.Create(record, figures, shown))
        {
            terminal.Heading(heading);
            terminal.Draw(table);
        }

        if (figures.All.Any())
        {
            terminal.Line($"Median +- standard deviation; {TimeTables.BestMark} cannot be told from the best (95 % intervals overlap). "
                + "x floor: times the hand-written code for the same data.");
        }
    }

    private static bool IsUnsteady(RunRecord record) =>
        record.ClosingLoopNanoseconds / record.Environment.LoopNanoseconds is < 1 / UnsteadyFactor or > UnsteadyFactor;
}
