using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Features.Reports.Modes;
using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Runs;

internal static class Summary
{
    private static readonly Operation[] UsualOperations = [Operation.Encode, Operation.Decode];

    private const double UnsteadyFactor = 1.05;

    public static void Print(ProgramContext context, RunRecord record, RunFolder folder)
    {
        Terminal terminal = context.Terminal;
        var figures = new Figures(record);
        terminal.Heading("Result");
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
            PrintTables(terminal, record, figures, folder.OutsideFile is null);
        }

        terminal.Write(context.Features.SelectMany(feature => feature.Summarize(record, figures)));
        terminal.Lines(RunNotes.Of(record).Concat(Remarks(record)));

        terminal.Line();
        string files = string.Join(", ", Report.All.Select(report => report.FileName).Prepend(RunRecordFile.Name));
        terminal.Line($"Files: {folder.Path} ({files}; in BenchmarkDotNet's form: {BenchmarkDotNetFiles.Names})");
        PrintNextCommands(terminal, record);
        if (own is null && record.Profile.Name != Profile.Counts.Name)
        {
            AnswerTable.Print(terminal, new Judge(record, figures), folder.Path);
        }
    }

    // Shows the well-known modes if the plan has all their data; with filters, the user's types or plug-ins, all timed rows.
    private static void PrintTables(Terminal terminal, RunRecord record, Figures figures, bool isBuiltIn)
    {
        (string Heading, TextTable Table, IReadOnlyList<string> Notes)[] modes =
            isBuiltIn && ModeLine.Data.All(data => record.Plan.Any(row => (row.Model, row.Scenario) == data))
                ? [.. ModeTable.CreateAll(record, figures, isNarrow: true)]
                : [];
        foreach ((string heading, TextTable table, IReadOnlyList<string> notes) in modes)
        {
            terminal.Heading(heading);
            terminal.Draw(table);
            terminal.Lines(notes);
        }

        if (modes.Length > 0)
        {
            terminal.Line(ModesSection.Words);
            return;
        }

        // Encode and decode fit on a screen. Other operations are shown only if the plan has neither.
        bool isUsual = record.Plan.Any(row => UsualOperations.Contains(row.Operation));
        Operation[] shown = isUsual ? UsualOperations : Enum.GetValues<Operation>();
        foreach ((string heading, TextTable table) in TimeTables.Create(record, figures, shown, withMemory: false))
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

    // A row that lacks a launch, such as the second launch of a floor, still has a time.
    private static string SayMissing(RunRecord record)
    {
        RowRecord[] missing = [.. record.FindMissing().Select(item => item.Row)];
        int partial = missing.Count(row => record.Find(row) is { HasSamples: true });
        int whole = missing.Length - partial;
        HashSet<string> timed = [.. record.Timings.Where(timing => timing.HasSamples).Select(timing => timing.Row.Serializer)];
        string[] never = [.. missing.Select(row => row.Serializer).Distinct().Where(serializer => !timed.Contains(serializer))];
        string names = never.Length == 0 ? "" : $" (not timed on any model: {SerializerNames.Join(never)})";
        string rows = partial == 0 ? $"rows missing: {whole}"
            : whole == 0 ? $"rows that lack a launch: {partial}"
            : $"rows missing: {whole}, rows that lack a launch: {partial}";
        return missing.Length == 0 ? "no row is missing." : $"{rows}{names}. run --resume measures them.";
    }

    private static IEnumerable<string> Remarks(RunRecord record)
    {
        string missing = SayMissing(record);
        if (record.State == RunState.Stopped)
        {
            yield return $"Stopped; {missing}";
        }

        if (record.State == RunState.BudgetSpent)
        {
            yield return $"The time was up; {missing}";
        }

        if (record.ClosingLoopNanoseconds / record.Environment.LoopNanoseconds is < 1 / UnsteadyFactor or > UnsteadyFactor)
        {
            yield return "The machine changed its speed during the run: a fixed loop took another time at its end than at its start.";
        }
    }

    private static void PrintNextCommands(Terminal terminal, RunRecord record)
    {
        terminal.Line("Next:");
        string own = OutsideOptions.WordsIn(record.CommandLine);
        string[] commands = own.Length > 0 ? ["--full", "sizes", "memory", "doctor --fair"]
            : record.Profile.Name == Profile.Full.Name ? ["--op article", "sizes --json", "doctor"]
            : ["--full", "--op article", "--model simple --format ignite-raw"];
        terminal.Lines(commands.Select(command => $"  {Repository.CommandLine(command + own)}"));
    }
}
