using System.Security.Cryptography;
using SerBench.Benchmarks.Features.Reports.Html;
using SerBench.Benchmarks.Features.Reports.Machines;
using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports;

// report.html: a file that loads no other file and needs no network. All text of a record is escaped.
internal static class HtmlReport
{
    // Samples that would exceed this limit are omitted.
    internal const int MostBytes = 1_000_000;

    private const int MostBytesOfSeveral = 1_400_000;

    private const string Modes = "modes";

    // These sections are shown unfolded.
    private static readonly string[] First = [Modes, AnswerSection.Id, SideBySide.Id];

    // The explorer shows the content of these sections.
    private static readonly HashSet<string> Replaced = ["headline"];

    public static Report Definition { get; } = new("report.html", Render);

    public static string Render(ReportSections all, RunRecord record, params IReadOnlyList<RunRecord> others)
    {
        var sideBySide = new SideBySide([record, .. others]);
        Section? runs = sideBySide.Write(isBrief: false);
        Section[] sections =
            [.. all.Write(record).Where(section => !Replaced.Contains(section.Id)), .. runs is null ? Array.Empty<Section>() : [runs]];
        Section[] details = [.. sections.Where(section => !First.Contains(section.Id))];
        bool isTimed = record.Timings.Any(timing => timing.HasSamples);
        string title = $"SerBench, {TitleOf(record)}";
        var html = new StringBuilder();
        html.Append(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
            + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n");

        // The browser refuses every other script and every address.
        html.Append(
            $"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            + $"script-src {HashOf(Asset.Script)}; style-src {HashOf(Asset.Style)}\">\n");
        html.Append("<title>").Append(Markup.Encode(title)).Append("</title>\n<style>").Append(Asset.Style)
            .Append("</style>\n</head>\n<body>\n");
        html.Append("<a class=\"skip\" href=\"#main\">To the results</a>\n<header>\n<h1 id=\"top\">").Append(Markup.Encode(title))
            .Append("</h1>\n</header>\n<main id=\"main\">\n");
        string verdict = Verdict.Write(record, new Figures(record));
        html.Append(isTimed ? Asset.First : "").Append(verdict.Length > 0 ? $"<p class=\"verdict\">{Markup.Encode(verdict)}</p>\n" : "")
            .Append(Navigation(sections, isTimed));
        html.AppendJoin("", sections.Where(section => section.Id is AnswerSection.Id or SideBySide.Id).Select(Render))
            .Append(isTimed ? Asset.Forms : "");
        html.AppendJoin("", sections.Where(section => section.Id == Modes).Select(Render)).Append(Fold(details));
        html.Append("</main>\n<script type=\"application/json\" id=\"data\">");
        string end = $"</script>\n<script>{Asset.Script}</script>\n</body>\n</html>\n";
        int most = (others.Count == 0 ? MostBytes : MostBytesOfSeveral) - Encoding.UTF8.GetByteCount(html + end);
        return html.Append(new PageData([record, .. others], sideBySide, details).ToJson(most)).Append(end).ToString();
    }

    public static string TitleOf(RunRecord record) => $"{record.Profile.Name} run of {record.Started:yyyy-MM-dd HH:mm}";

    private static string HashOf(string text) => $"'sha256-{Convert.ToBase64String(SHA256.HashData(Encoding.UTF8.GetBytes(text)))}'";

    private static string Navigation(IReadOnlyList<Section> sections, bool isTimed)
    {
        (string Id, string Name)[] parts =
        [
            (AnswerSection.Id, "Which library"), (SideBySide.Id, "Several runs"), .. isTimed ? [("explorer", "Explorer"), ("calculator", "Calculator")] : Array.Empty<(string, string)>(),
            (Modes, "Modes"), ("hostile", "Hostile input"), ("details", "Details"),
        ];
        IEnumerable<string> links = parts
            .Where(part => part.Id is "explorer" or "calculator" or "details" || sections.Any(section => section.Id == part.Id))
            .Select(part => $"<a href=\"#{part.Id}\">{part.Name}</a>");
        return $"<nav aria-label=\"Parts of the page\">{string.Join(' ', links)}</nav>\n";
    }

    private static string Render(Section section) =>
        $"<section aria-labelledby=\"{Markup.Encode(section.Id)}\"><h2 id=\"{Markup.Encode(section.Id)}\">{Markup.Encode(section.Heading)}</h2>\n"
        + string.Concat(section.Blocks.Select((block, index) => Render(block, $"{section.Id}-{index}"))) + "</section>\n";

    private static string Render(Block block, string id) => block switch
    {
        Block.Paragraph paragraph => $"<p>{Markup.Encode(paragraph.Text)}</p>\n",
        Block.Heading heading => $"<h3 id=\"{Markup.Encode(id)}\">{Markup.Encode(heading.Text)}</h3>\n",
        Block.Bullets bullets => $"<ul>{string.Concat(bullets.Texts.Select(text => $"<li>{Markup.Encode(text)}</li>"))}</ul>\n",
        Block.Table table => Render(table),
        _ => "",
    };

    private static string Render(Block.Table table)
    {
        // A wide table scrolls by itself, also by keyboard.
        var html = new StringBuilder();
        html.Append(
            $"<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"{Markup.Encode(table.Caption)}\">"
            + $"<table><caption>{Markup.Encode(table.Caption)}</caption><thead><tr>");
        TextTable content = table.Content;
        html.AppendJoin("", content.Header.Select((header, column) => $"<th scope=\"col\"{ClassOf(content, column)}>{Markup.Encode(header)}</th>")).Append("</tr></thead><tbody>\n");
        foreach (IReadOnlyList<string> row in content.Rows)
        {
            html.Append("<tr>").AppendJoin("", row.Select((cell, column) => column == 0 && cell.Length > 0
                ? $"<th scope=\"row\">{Markup.EncodeName(cell)}</th>"
                : $"<td{ClassOf(content, column)}>{Markup.Encode(cell)}</td>")).Append("</tr>\n");
        }

        return html.Append("</tbody></table></div>\n").ToString();
    }

    private static string ClassOf(TextTable table, int column) => column < table.TextColumns ? "" : " class=\"number\"";

    // The script fills a section when it is opened.
    private static string Fold(IReadOnlyList<Section> details) =>
        "<section aria-labelledby=\"details\"><h2 id=\"details\">Details</h2>\n<noscript><p>Explorer, calculator and details need scripts. report.md has the same tables without.</p></noscript>\n"
        + string.Concat(details.Select(section => $"<details class=\"part\"><summary><h3 id=\"{Markup.Encode(section.Id)}\">{Markup.Encode(section.Heading)}</h3></summary><div></div></details>\n"))
        + "</section>\n";
}
