namespace SerBench.Benchmarks.Features.Attacks;

internal sealed class HostileSection : IReportSection
{
    public Section Write(RunRecord record, Figures figures) =>
        new("hostile", "Hostile input", record.Attack is { } attack ? Describe(attack) :
        [
            new Block.Paragraph(
                $"This record has no score of hostile input: `attack{OutsideOptions.WordsIn(record.CommandLine)} --out scores` makes one, "
                + "`report run.json --attack scores` shows it here and beside the times."),
        ]);

    private static Block[] Describe(AttackRecord attack)
    {
        AttackScore[] scores =
            [.. attack.Scores.GroupBy(score => score.Serializer).OrderByDescending(IsLibrary).ThenBy(Failed).SelectMany(group => group)];
        return
        [
            new Block.Paragraph(
                $"The same kinds of damaged messages for every reader, seed {scores[0].Seed}, in percent of those it was given, "
                + "over all models. A reader should refuse them or read a value; "
                + "read otherwise means another value than before the damage, which nothing but a checksum can tell. "
                + "The columns from \"wrong exceptions\" to \"too much memory\" should be 0: their sum failed. "
                + "Libraries come first, then our formats, each kind in the order of its failures. One access was attacked "
                + "of each format: its reader is that of all its accesses. "
                + "*: behind limits of length and depth that the library lacks and SerBench adds."),
            new Block.Picture(AttackChart.Create(scores)),
            new Block.Table("What became of damaged messages", AttackTable.Create(scores)),
            new Block.Paragraph($"Scores of {attack.Source}{(attack.Origin is { } origin ? $", {origin}" : "")}."),
        ];
    }

    private static bool IsLibrary(IGrouping<string, AttackScore> serializer) => SerializerName.Parse(serializer.Key).Format == "peer";

    private static double Failed(IGrouping<string, AttackScore> serializer) =>
        (double)serializer.Sum(score => score.Bad) / Math.Max(1, serializer.Sum(score => score.Inputs));
}
