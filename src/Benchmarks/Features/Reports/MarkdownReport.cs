using SerBench.Benchmarks.Features.Reports.Charts;
using SerBench.Benchmarks.Features.Reports.Machines;
using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports;

internal static class MarkdownReport
{
    // Repositories cut off files after 100 KB. The rest is for the heading, the verdict and the last line.
    private const int LongestSections = 96_000;

    public static Report Definition { get; } = new("report.md", Render);

    public static string Render(ReportSections all, RunRecord record, params IReadOnlyList<RunRecord> others)
    {
        string verdict = Verdict.Write(new Judge(record));
        (IReadOnlyList<Section> sections, IReadOnlyList<string> left) = Brief(all, record);
        Section?[] written = [new SideBySide([record, .. others]).Write(isBrief: true), .. sections];
        return $"# SerBench, {MarkdownText.Escape(record.Profile.Name)} run of {record.Started:yyyy-MM-dd HH:mm}\n\n"
            + (EnvironmentText.Warnings(record.Environment).ToArray() is { Length: > 0 } warnings
                ? Render(new Block.Paragraph(string.Join(" ", warnings))) : "")
            + (verdict.Length > 0 ? Render(new Block.Paragraph(verdict)) : "")
            + string.Concat(written.OfType<Section>().Select(Render))
            + Render(new Block.Paragraph($"report.html has every row, and: {string.Join(", ", left)}."));
    }

    // The headings belong to sections that only the page has.
    internal static (IReadOnlyList<Section> Sections, IReadOnlyList<string> Others) Brief(ReportSections all, RunRecord record) =>
        all.WriteBrief(record, section => Encoding.UTF8.GetByteCount(Render(section)), LongestSections);

    internal static string Render(Section section) =>
        $"## {MarkdownText.Escape(section.Heading)}\n\n{string.Concat(section.Blocks.Select(Render))}";

    private static string Render(Block block) => block switch
    {
        Block.Paragraph paragraph => MarkdownText.EscapeLine(paragraph.Text) + "\n\n",
        Block.Heading heading => $"### {MarkdownText.Escape(heading.Text)}\n\n",
        Block.Bullets { Texts.Count: 0 } => "",
        Block.Bullets items => string.Concat(items.Texts.Select(item => $"- {MarkdownText.EscapeLine(item)}\n")) + "\n",
        Block.Table table => MarkdownTable.Render(table.Content) + "\n",
        Block.Picture { Chart: ScatterChart chart } => $"![{MarkdownText.EscapeDescription(chart.Description)}]({chart.FileName})\n\n",
        Block.Folded or Block.Picture => "",
        _ => throw new InvalidOperationException($"{block.GetType()} is no block."),
    };
}
