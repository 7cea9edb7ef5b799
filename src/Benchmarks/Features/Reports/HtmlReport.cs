using System.Security.Cryptography;
using SerBench.Benchmarks.Features.Reports.Charts;
using SerBench.Benchmarks.Features.Reports.Html;
using SerBench.Benchmarks.Features.Reports.Machines;
using SerBench.Benchmarks.Features.Reports.Modes;
using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports;

internal static class HtmlReport
{
    // Timing samples that would make the page longer are omitted.
    internal const int MostBytes = 1_000_000;

    private const string Replaced = RowsSection.Id;

    private static readonly string[] First = [AnswerSection.Id, ModesSection.Id];

    public static Report Definition { get; } = new("report.html", Render);

    public static string Render(ReportSections all, RunRecord record, params IReadOnlyList<RunRecord> others)
    {
        var sideBySide = new SideBySide([record, .. others]);
        Section?[] written = [.. all.Write(record), sideBySide.Write(isBrief: false)];
        Section[] sections = [.. written.OfType<Section>().Where(section => section.Id != Replaced)];
        Section[] details = [.. sections.Where(section => !First.Contains(section.Id))];
        bool isTimed = record.Timings.Any(timing => timing.HasSamples);
        string title = Markup.Encode($"SerBench, {TitleOf(record)}");
        var judge = new Judge(record);
        string answer = Markup.Encode(MarkdownReport.TitleOf(judge));

        // The policy makes the browser refuse every other script and every URL.
        string policy = $"default-src 'none'; script-src {HashOf(Asset.Script)}; style-src {HashOf(Asset.Style)}";
        StringBuilder html = new StringBuilder($"""
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="{policy}">
            <title>{title}</title>
            <style>{Asset.Style}</style>
            </head>
            <body>
            <a class="skip" href="#main">To the results</a>
            <header>
            <h1 id="top">{answer}</h1>
            <p class="quiet">{Markup.Encode(MarkdownReport.FactsOf(judge))}</p>
            </header>
            <main id="main">

            """)
            .Append(Navigation(sections, isTimed))
            .AppendJoin("", sections.Where(section => section.Id == AnswerSection.Id).Select(Render))
            .Append(isTimed ? Asset.First : "")
            .AppendJoin("", sections.Where(section => section.Id == ModesSection.Id).Select(Render))
            .Append(isTimed ? Asset.Forms : "")
            .Append(Fold(details))
            .Append("</main>\n<script type=\"application/json\" id=\"data\">");
        string end = $"</script>\n<script>{Asset.Script}</script>\n</body>\n</html>\n";
        int most = MostBytes - Encoding.UTF8.GetByteCount(html + end);
        return html.Append(new PageData([record, .. others], sideBySide, details).ToJson(most)).Append(end).ToString();
    }

    public static string TitleOf(RunRecord record) => $"{record.Profile.Name} run of {record.Started:yyyy-MM-dd HH:mm}";

    private static string HashOf(string text) => $"'sha256-{Convert.ToBase64String(SHA256.HashData(Encoding.UTF8.GetBytes(text)))}'";

    private static string Navigation(IReadOnlyList<Section> sections, bool isTimed)
    {
        (string Id, string Name)[] parts =
        [
            (AnswerSection.Id, "Answer"), (ModesSection.Id, "Modes"), ("explorer", "Explorer"), ("calculator", "Calculator"),
            ("safety", "Safety"), (SideBySide.Id, "Several runs"), ("details", "Details"),
        ];
        IEnumerable<string> links = parts
            .Where(part => part.Id is "explorer" or "calculator" ? isTimed
                : part.Id == "details" || sections.Any(section => section.Id == part.Id))
            .Select(part => $"<a href=\"#{part.Id}\">{part.Name}</a>");
        return $"<nav aria-label=\"Parts of the page\">{string.Join(' ', links)}</nav>\n";
    }

    private static string Render(Section section) =>
        $"<section aria-labelledby=\"{Markup.Encode(section.Id)}\">"
        + $"<h2 id=\"{Markup.Encode(section.Id)}\">{Markup.Encode(section.Heading)}</h2>\n"
        + string.Concat(section.Blocks.Select((block, index) => Render(block, $"{section.Id}-{index}"))) + "</section>\n";

    private static string Render(Block block, string id) => block switch
    {
        Block.Paragraph paragraph => $"<p>{Markup.Encode(paragraph.Text)}</p>\n",
        Block.Heading heading => $"<h3 id=\"{Markup.Encode(id)}\">{Markup.Encode(heading.Text)}</h3>\n",
        Block.Bullets bullets => $"<ul>{string.Concat(bullets.Texts.Select(text => $"<li>{Markup.Encode(text)}</li>"))}</ul>\n",
        Block.Table table => Render(table),
        Block.Picture { Chart: ModeChart chart } => chart.Draw().ToInline(),
        _ => "",
    };

    private static string Render(Block.Table table)
    {
        (string caption, TextTable content) = (Markup.Encode(table.Caption), table.Content);
        IEnumerable<string> header = content.Header
            .Select((text, column) => $"<th scope=\"col\"{ClassOf(content, column)}>{Markup.Encode(text)}</th>");
        IEnumerable<string> rows = content.Rows.Select(row => string.Concat(row.Select((cell, column) => column == 0 && cell.Length > 0
            ? $"<th scope=\"row\">{Markup.EncodeName(cell)}</th>"
            : $"<td{ClassOf(content, column)} data-of=\"{Markup.Encode(content.Header[column])}\">{Markup.Encode(cell)}</td>")));
        string kind = content.TextColumns == content.Header.Count ? "scroll words" : "scroll";
        return $"<div class=\"{kind}\" role=\"region\" tabindex=\"0\" aria-label=\"{caption}\"><table><caption>{caption}</caption>"
            + $"<thead><tr>{string.Concat(header)}</tr></thead><tbody>\n"
            + string.Concat(rows.Select(cells => $"<tr>{cells}</tr>\n")) + "</tbody></table></div>\n";
    }

    private static string ClassOf(TextTable table, int column) => column < table.TextColumns ? "" : " class=\"number\"";

    private static string Fold(IReadOnlyList<Section> details) =>
        "<section aria-labelledby=\"details\"><h2 id=\"details\">Details</h2>\n"
        + "<noscript><p>Explorer, calculator and details need scripts. report.md has the same tables without.</p></noscript>\n"
        + string.Concat(details.Select(section =>
            $"<details class=\"part\"><summary><h3 id=\"{Markup.Encode(section.Id)}\">{Markup.Encode(section.Heading)}</h3></summary>"
            + "<div></div></details>\n"))
        + "</section>\n";
}
