namespace SerBench.Published.TypedLadder;

internal sealed class LadderSection : IReportSection
{
    private static readonly string Intro =
        "`ser` makes a fresh array, `ser into` fills a reused buffer; operations per second are round trips. "
        + "A tie is a difference that the 95 % intervals do not tell apart. "
        + $"Published figures are of a JVM on another machine, orientation and no comparison: {LadderPublication.Instance}.";

    public Section? Write(RunRecord record, Figures figures)
    {
        Block[] tables = [.. Tables(record, figures)];
        return tables.Length == 0
            ? null
            : new Section("ladder", "Ladder", [new Block.Paragraph(Intro), .. tables, new Block.Bullets(PublishedLadder.Footnotes)]);
    }

    public static IEnumerable<Block> Tables(RunRecord record, Figures figures) =>
        from data in LadderData.FindAll(record, figures)
        from item in TablesOf(data)
        where item.Table.Rows.Count > 0
        let heading = $"{data.Model} / {data.Scenario}: {item.Heading}"
        from block in new Block[] { new Block.Heading(heading), new Block.Table(heading, item.Table) }
        select block;

    private static IEnumerable<(string Heading, TextTable Table)> TablesOf(LadderData data) =>
    [
        ("the ladder", LadderTables.Times(data)),
        ("what each step saves", LadderTables.Gains(data)),
        ("ideas of the published text, each alone", LadderTables.Ideas(data)),
        ("competitors", LadderTables.Competitors(data)),
        ("ranking", LadderTables.Ranking(data)),
    ];
}
