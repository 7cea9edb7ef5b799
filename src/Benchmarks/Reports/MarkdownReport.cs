using System.Globalization;
using System.Text;
using SerBench.Benchmarks.Reports.Sections;
using SerBench.Benchmarks.Results;

namespace SerBench.Benchmarks.Reports;

/// <summary><c>report.md</c>: the whole run for people, the verdict first.</summary>
public static class MarkdownReport
{
    public static Report Definition { get; } = new("report.md", Render);

    public static string Render(RunRecord record)
    {
        var text = new StringBuilder();
        text.Append(CultureInfo.InvariantCulture, $"# SerBench, {record.Profile.Name} run of {record.Started:yyyy-MM-dd HH:mm}\n\n");
        text.Append(Verdict.Write(record, new Figures(record))).Append("\n\n");
        foreach (Section section in ReportSections.Write(record))
        {
            text.Append("## ").Append(section.Heading).Append("\n\n");
            foreach (Block block in section.Blocks)
            {
                text.Append(Render(block));
            }
        }

        return text.ToString();
    }

    private static string Render(Block block) => block switch
    {
        Block.Paragraph paragraph => Escape(paragraph.Text) + "\n\n",
        Block.Heading heading => $"### {Escape(heading.Text)}\n\n",
        Block.Items { Texts.Count: 0 } => "",
        Block.Items items => string.Concat(items.Texts.Select(item => $"- {(item.StartsWith('*') ? "\\" : "")}{Escape(item)}\n")) + "\n",
        Block.Table table => MarkdownTable.Render(table.Content) + "\n",
        Block.Folded => "",
        Block.Picture picture => $"![{Escape(picture.Chart.Description).Replace("]", "\\]", StringComparison.Ordinal)}]({picture.Chart.FileName})\n\n",
        _ => throw new InvalidOperationException($"{block.GetType()} is no block."),
    };

    // Markdown takes a tag for HTML; names of generic types look like one. A line stays a line.
    private static string Escape(string text) =>
        text.Replace("<", "&lt;", StringComparison.Ordinal).ReplaceLineEndings(" ");
}
