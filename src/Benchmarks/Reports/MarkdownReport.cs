using System.Text;
using SerBench.Benchmarks.Pages.Charts;
using SerBench.Benchmarks.Reports.Sections;

namespace SerBench.Benchmarks.Reports;

/// <summary><c>report.md</c>: the whole run for people, the verdict first.</summary>
public static class MarkdownReport
{
    public static Report Definition { get; } = new("report.md", Render);

    public static string Render(RunRecord record)
    {
        var text = new StringBuilder();
        text.Append(CultureInfo.InvariantCulture, $"# SerBench, {MarkdownText.Escape(record.Profile.Name)} run of {record.Started:yyyy-MM-dd HH:mm}\n\n");
        text.Append(Render(new Block.Paragraph(Verdict.Write(record, new Figures(record)))));
        foreach (Section section in ReportSections.Write(record))
        {
            text.Append("## ").Append(MarkdownText.Escape(section.Heading)).Append("\n\n");
            foreach (Block block in section.Blocks)
            {
                text.Append(Render(block));
            }
        }

        return text.ToString();
    }

    private static string Render(Block block) => block switch
    {
        Block.Paragraph paragraph => MarkdownText.EscapeLine(paragraph.Text) + "\n\n",
        Block.Heading heading => $"### {MarkdownText.Escape(heading.Text)}\n\n",
        Block.Bullets { Texts.Count: 0 } => "",
        Block.Bullets items => string.Concat(items.Texts.Select(item => $"- {MarkdownText.EscapeLine(item)}\n")) + "\n",
        Block.Table table => MarkdownTable.Render(table.Content) + "\n",
        Block.Picture { Chart: IFileChart chart } => $"![{MarkdownText.EscapeDescription(chart.Description)}]({chart.FileName})\n\n",
        Block.Folded or Block.Picture => "",
        _ => throw new InvalidOperationException($"{block.GetType()} is no block."),
    };
}
