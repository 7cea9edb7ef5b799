using SerBench.Benchmarks.Attacks;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>How readers react to damaged messages. Speed without checks is no speed.</summary>
internal sealed class HostileSection : IReportSection
{
    public const string Id = "hostile";

    private const string HowTo = "This record has no score of hostile input: `attack --out scores` makes one, `report <run.json> --attack scores` shows it here and beside the times.";

    public Section Write(RunRecord record, Figures figures) => new(Id, "Hostile input", record.Attack is { } attack ? Describe(attack) : [new Block.Paragraph(HowTo)]);

    private static Block[] Describe(AttackRecord attack) =>
    [
        new Block.Paragraph(
            $"The same kinds of damaged messages for every reader, seed {attack.Scores[0].Seed}, in percent of those it was given, over all models. A reader should refuse them or read a value; "
            + $"the columns from \"wrong exceptions\" to \"too much memory\" should be 0. One access was attacked of each format: its reader is that of all its accesses. Scores of {attack.Source}{(attack.Origin is { } origin ? $", {origin}" : "")}."),
        new Block.Picture(AttackChart.Create(attack.Scores)),
        new Block.Table("What became of damaged messages", AttackTable.Create(attack.Scores)),
    ];
}
