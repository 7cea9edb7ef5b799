using System.Text;
using SerBench.Benchmarks.Reports.Html;
using SerBench.Benchmarks.Reports.Links;
using SerBench.Benchmarks.Reports.Sections;

namespace SerBench.Benchmarks.Reports;

/// <summary><c>report.html</c>: one file that needs no network and no other file. All text of a record is escaped.</summary>
public static class HtmlReport
{
    // Sections that few readers need are folded at first.
    private static readonly HashSet<string> Folded = ["dashes", "published"];

    public static Report Definition { get; } = new("report.html", Render);

    public static string Render(RunRecord record)
    {
        var figures = new Figures(record);
        IReadOnlyList<Section> sections = ReportSections.Write(record);
        IReadOnlyList<LinkModes> links = LinkModes.Of(record, figures);
        string title = string.Create(CultureInfo.InvariantCulture, $"SerBench, {record.Profile.Name} run of {record.Started:yyyy-MM-dd HH:mm}");
        var html = new StringBuilder();
        html.Append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        html.Append("<meta name=\"color-scheme\" content=\"light dark\">\n<title>").Append(Markup.Encode(title)).Append("</title>\n<style>\n").Append(Asset.Style).Append("</style>\n</head>\n<body>\n");
        html.Append("<a class=\"skip\" href=\"#main\">To the results</a>\n<header>\n<h1>").Append(Markup.Encode(title)).Append("</h1>\n<p class=\"verdict\">");
        html.Append(Markup.Encode(Verdict.Write(record, figures))).Append("</p>\n").Append(Navigation(sections, links.Count > 0)).Append("</header>\n<main id=\"main\">\n");

        // The short answer comes first, then the calculator for any link, then all other sections.
        html.AppendJoin("", sections.TakeWhile(IsAnswer).Select(Render)).Append(links.Count > 0 ? Calculator.Form : "").AppendJoin("", sections.SkipWhile(IsAnswer).Select(Render));
        html.Append("</main>\n<script type=\"application/json\" id=\"data\">").Append(PageData.ToJson(record, links)).Append("</script>\n<script>\n");
        return html.Append(Asset.Script).Append("</script>\n</body>\n</html>\n").ToString();
    }

    private static string Navigation(IReadOnlyList<Section> sections, bool hasCalculator) =>
        "<nav aria-label=\"Sections\">" + (hasCalculator ? "<a href=\"#calculator\">Calculator</a> " : "")
        + string.Join(' ', sections.Select(section => $"<a href=\"#{Markup.Encode(section.Id)}\">{Markup.Encode(section.Heading)}</a>")) + "</nav>\n";

    private static bool IsAnswer(Section section) => section.Id == AnswerSection.Id;

    private static string Render(Section section)
    {
        string body = string.Concat(section.Blocks.Select(Render));
        string heading = $"<h2 id=\"{Markup.Encode(section.Id)}\">{Markup.Encode(section.Heading)}</h2>";
        return Folded.Contains(section.Id)
            ? $"<section aria-labelledby=\"{Markup.Encode(section.Id)}\">{heading}<details><summary>show</summary>\n{body}</details></section>\n"
            : $"<section aria-labelledby=\"{Markup.Encode(section.Id)}\">{heading}\n{body}</section>\n";
    }

    private static string Render(Block block) => block switch
    {
        Block.Paragraph paragraph => $"<p>{Markup.Encode(paragraph.Text)}</p>\n",
        Block.Heading heading => $"<h3>{Markup.Encode(heading.Text)}</h3>\n",
        Block.Bullets { Texts.Count: 0 } => "",
        Block.Bullets items => $"<ul>{string.Concat(items.Texts.Select(text => $"<li>{Markup.Encode(text)}</li>"))}</ul>\n",
        Block.Table table => Render(table),
        Block.Folded folded => $"<details><summary>{Markup.Encode(folded.Summary)}</summary>\n{Render(new Block.Table(folded.Summary, folded.Content))}</details>\n",
        Block.Picture picture => picture.Chart.DrawHtml(),
        _ => throw new InvalidOperationException($"{block.GetType()} is no block."),
    };

    private static string Render(Block.Table table)
    {
        // A wide table scrolls on its own, and the keyboard can reach it.
        var html = new StringBuilder();
        html.Append(CultureInfo.InvariantCulture, $"<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"{Markup.Encode(table.Caption)}\"><table><caption>{Markup.Encode(table.Caption)}</caption><thead><tr>");
        TextTable content = table.Content;
        html.AppendJoin("", content.Header.Select((header, column) => $"<th scope=\"col\"{ClassOf(content, column)}>{Markup.Encode(header)}</th>")).Append("</tr></thead><tbody>\n");
        foreach (IReadOnlyList<string> row in content.Rows)
        {
            html.Append("<tr>").AppendJoin("", row.Select((cell, column) => column == 0
                ? $"<th scope=\"row\">{Markup.Encode(cell)}</th>"
                : $"<td{ClassOf(content, column)}>{(cell.StartsWith(TimeTables.BestMark, StringComparison.Ordinal) ? $"<strong>{Markup.Encode(cell)}</strong>" : Markup.Encode(cell))}</td>")).Append("</tr>\n");
        }

        return html.Append("</tbody></table></div>\n").ToString();
    }

    private static string ClassOf(TextTable table, int column) => column < table.TextColumns ? "" : " class=\"number\"";
}
