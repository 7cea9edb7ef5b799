namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class ContractSection : IReportSection
{
    private static readonly string[] Rules =
    [
        "Every row was verified before it was timed: "
            + "each instance decoded, compared field by field, touched, encoded again to the same bytes.",
        "Encode writes into a buffer that belongs to the caller and is used again; "
            + "decode builds every object, or reads every leaf in place (tables of their own).",
        "Creating and converting values lies outside the timed region; every row runs in processes of its own.",
        "Only rows of the same data, operation and shape are compared. "
            + "A floor is hand-written straight-line code for the same data: a yardstick, not a contender.",
        $"{TimeTables.BestMark} marks what cannot be told from the best: their 95 % intervals overlap. "
            + "Nothing within the noise is called a winner.",
        "Within a launch, code and data keep their addresses. Other addresses change a time by a few per cent "
            + "(Mytkowicz and others, 2009; Curtsinger and Berger, 2013), so differences below a tenth need several launches.",
    ];

    public Section Write(RunRecord record, Figures figures)
    {
        ProfileRecord profile = record.Profile;
        string launches = (profile.Rounds == 1 ? "1 launch" : $"{profile.Rounds} launches") + (profile.Iterations is { } iterations
            ? $" of {iterations} samples of {profile.IterationMilliseconds} ms per row."
            : " per row, samples as BenchmarkDotNet's default job decides.");
        return new Section(
            "contract",
            "Contract and environment",
            [
                new Block.Bullets([.. Rules, launches]),
                new Block.Heading("Environment"),
                new Block.Bullets(
                [
                    .. EnvironmentText.Lines(record.Environment), .. Loop(record),
                    $"commit: {record.Commit ?? "unknown"}",
                    $"command line: {record.CommandLine}",
                    .. EnvironmentText.Warnings(record.Environment), .. BuiltFromSources(record),
                ]),
            ]);
    }

    private static IEnumerable<string> Loop(RunRecord record) => record.ClosingLoopNanoseconds is { } closing
        ? [$"the fixed loop after the last row: {(closing / record.Environment.LoopNanoseconds) - 1:+0.0 %;-0.0 %}"]
        : [];

    private static IEnumerable<string> BuiltFromSources(RunRecord record)
    {
        string[] libraries =
            [.. record.Libraries.Where(library => library.IsUnsigned).Select(library => $"{library.Id} {library.Version.Split('+')[0]}")];
        return libraries.Length == 0
            ? []
            : [$"Built from their sources, not the packages that their authors publish: {string.Join(", ", libraries)}."];
    }
}
