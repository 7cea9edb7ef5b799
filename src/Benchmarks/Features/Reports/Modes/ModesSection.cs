namespace SerBench.Benchmarks.Features.Reports.Modes;

internal sealed class ModesSection : IReportSection
{
    public static string Words { get; } =
        "A time is that of encode and decode. The article's operation encodes into a new array, decodes and compares. "
        + $"Published, on another machine: {string.Join("; ", Publication.All.Where(one => one.Figures.Count > 0))}. "
        + "A hyphen: the article has no such figure, or the mode has none here, for a reason below the table. "
        + SerializerNames.SameTypeWords;

    public Section? Write(RunRecord record, Figures figures)
    {
        Block[] blocks =
        [
            .. from item in ModeTable.CreateAll(record, figures)
               from block in (Block[])
               [
                   new Block.Heading(item.Heading),
                   new Block.Table($"{item.Heading}: modes", item.Table),
                   .. item.Notes.Count > 0 ? new[] { new Block.Bullets(item.Notes) } : Array.Empty<Block>(),
               ]
               select block,
        ];
        return blocks.Length == 0 ? null : new Section("modes", "The modes", [new Block.Paragraph(Words), .. blocks]);
    }
}
