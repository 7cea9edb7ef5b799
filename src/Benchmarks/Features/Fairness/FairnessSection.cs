namespace SerBench.Benchmarks.Features.Fairness;

internal sealed class FairnessSection : IReportSection
{
    public Section Write(RunRecord record, Figures figures) =>
        new("fairness", "What a row adds to its library", record.Fairness is { } fairness ? Describe(fairness) :
        [
            new Block.Paragraph(
                "This record has no comparison with direct calls of the libraries: "
                + $"`doctor --fair{OutsideOptions.WordsIn(record.CommandLine)} --save fair.json` makes one, "
                + "`report run.json --fairness fair.json` shows it here."),
        ]);

    private static Block[] Describe(FairnessRecord fairness) =>
    [
        new Block.Paragraph(
            "Each row of a library, and direct calls of the same library without SerBench, took turns in one process. "
            + $"{FairnessTable.Sum(fairness)} For our own formats the direct calls are the public functions of the package. "
            + $"Measured on {fairness.Started:yyyy-MM-dd}"
            + $"{(fairness.Commit is { } commit ? $" at commit {commit[..Math.Min(12, commit.Length)]}" : "")}, {fairness.Processor}."),
        new Block.Table("Rows beside direct calls", FairnessTable.BySerializer(fairness)),
        new Block.Folded("Each row beside direct calls", FairnessTable.Create(fairness)),
    ];
}
