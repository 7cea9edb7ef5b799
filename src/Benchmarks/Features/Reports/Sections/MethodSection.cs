namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class MethodSection : IReportSection
{
    public const string Missing = "What is missing";

    private const int MostOfList = 8;

    public Section Write(RunRecord record, Figures figures)
    {
        ProfileRecord profile = record.Profile;
        return new Section("method", "Method",
        [
            new Block.Bullets(
            [
                "Before a row is timed, it proves that it reads what it wrote: each value comes back equal, and gives equal bytes again.",
                "Encode writes into a buffer of the caller, which is reused. Decode builds every object, or reads every value in place.",
                "Values are made outside the timed region. Each row runs in processes of its own; "
                    + (profile.Iterations is { } iterations ? $"a launch takes {iterations} samples of {profile.IterationMilliseconds} ms."
                        : "BenchmarkDotNet's default job decides on samples."),
                "Only rows of the same data, operation and shape are compared. The floor is straight-line code by hand, not a library.",
                "The layout of memory changes a time by a few per cent (Mytkowicz and others, 2009), so differences below a tenth need "
                    + "several launches.",
            ]),
            .. Listed(Missing, [.. Gaps(record, figures)]),
            new Block.Heading("Environment"),
            new Block.Bullets(
            [
                .. EnvironmentText.Warnings(record.Environment), .. EnvironmentText.Lines(record.Environment),
                .. record.ClosingLoopNanoseconds is { } closing
                    ? [$"the fixed loop after the last row: {(closing / record.Environment.LoopNanoseconds) - 1:0.0 % slower;0.0 % faster}"]
                    : Array.Empty<string>(),
                $"commit: {record.Commit ?? "unknown"}",
                $"command line: {(record.CommandLine.Length > 0 ? WithShortLists(record.CommandLine) : "no options")}",
                .. BuiltFromSources(record),
            ]),
        ]);
    }

    // The whole list is in run.json.
    private static string WithShortLists(string commandLine) => string.Join(' ', commandLine.Split(' ').Select(
        word => word.Split(',') is { Length: > MostOfList } list ? $"{string.Join(',', list[..2])},... ({list.Length})" : word));

    private static IEnumerable<string> Gaps(RunRecord record, Figures figures)
    {
        RowRecord[] untimed = [.. record.Plan.Where(row => record.Timings.All(timing => timing.Row != row))];
        return
        [
            .. record.State == RunState.Completed ? [] : new[] { $"The run did not end by itself ({KebabCase.Of(record.State)})." },
            .. untimed.Length == 0 ? [] : new[] { $"Planned and not timed ({untimed.Length}): {RunNotes.Name(record, untimed)}." },
            .. RunNotes.Of(record),
            .. Verdict.Absences(new Judge(record, figures)),
            .. record.Cells.Where(cell => cell.Status == CellStatus.Failed).Select(cell => $"Failed: {cell.Id}: {cell.Reason}"),
            .. record.Timings.Where(timing => timing.Failure is not null).Select(timing => $"Failed: {timing.Row}: {timing.Failure}"),
        ];
    }

    private static IEnumerable<Block> Listed(string heading, string[] items) =>
        items.Length == 0 ? [] : [new Block.Heading(heading), new Block.Bullets(items)];

    private static IEnumerable<string> BuiltFromSources(RunRecord record)
    {
        string[] libraries =
            [.. record.Libraries.Where(library => library.IsUnsigned).Select(library => $"{library.Id} {library.Version.Split('+')[0]}")];
        return libraries.Length == 0
            ? []
            : [$"Built from their sources, not the packages that their authors publish: {string.Join(", ", libraries)}."];
    }
}
