using SerBench.Engine.Base.Pages.Charts;
using SerBench.Benchmarks.Features.Reports.Machines;
using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports;

internal static class MarkdownReport
{
    public const string Rows = "rows.md";
    public const string Details = "details.md";

    // Repository sites cut off files after 100 KB.
    private const int Longest = 96_000;

    public static Report Definition { get; } = new("report.md", Render);

    public static string Render(ReportSections all, RunRecord record, params IReadOnlyList<RunRecord> others)
    {
        Section[] sections = [.. SectionsOf(all, record, others)];
        var judge = new Judge(record);
        IEnumerable<string> links = sections.Select(section => $"[{MarkdownText.Escape(section.Heading)}](#{Slug(section.Heading)})");
        bool hasGaps = sections.Any(section => section.Blocks.Any(block => block is Block.Heading { Text: MethodSection.Missing }));
        string? agreement = new SideBySide([record, .. others]).Count();
        string[] files = [.. Others(all, record).Select(file => $"[{file.Name}]({file.Name})"), "report.html"];
        links = hasGaps ? links.Append($"[{MethodSection.Missing}](#{Slug(MethodSection.Missing)})") : links;
        string facts = FactsOf(judge) + (agreement is null ? "" : $" · {agreement}");
        return $"# {MarkdownText.Escape(TitleOf(judge))}\n\n{Wrap(MarkdownText.EscapeLine(facts))}\n\n"
            + $"{string.Join(" · ", links)} · beside it: {string.Join(", ", files)}\n\n"
            + string.Concat(sections.Select(Render));
    }

    public static string TitleOf(Judge judge) =>
        AnswerTable.Title(judge) ?? $"SerBench, {judge.Record.Profile.Name} run of {judge.Record.Started:yyyy-MM-dd HH:mm}";

    public static string FactsOf(Judge judge)
    {
        EnvironmentStamp machine = judge.Record.Environment;
        return $"{machine.Processor}, {machine.Cores} cores · {machine.Runtime} · {AnswerTable.NoiseOf(judge)} · "
            + $"{Verdict.SayTimed(judge.Record)} · {judge.Record.Profile.Name} run of {judge.Record.Started:yyyy-MM-dd}";
    }

    public static IEnumerable<ReportFile> Others(ReportSections all, RunRecord record)
    {
        var figures = new Figures(record);
        var judge = new Judge(record, figures);
        if (RowsSection.IsLong(record, judge) && RowsSection.Write(record, figures, isBrief: false) is { } rows)
        {
            TextTable links = LinksSection.Create(judge, [.. judge.Data.Where(data => data.Rivals.Count > 0)]);
            yield return new ReportFile(
                Rows, $"# All rows\n\n{Render(rows)}" + (links.Rows.Count == 0 ? "" : $"## All links\n\n{MarkdownTable.Render(links)}"));
        }

        string details = string.Concat(all.Details(record, section => Encoding.UTF8.GetByteCount(Render(section)), Longest).Select(Render));
        if (details.Length > 0)
        {
            yield return new ReportFile(Details, $"# Details: {MarkdownText.Escape(TitleOf(judge))}\n\n{details}");
        }
    }

    public static IEnumerable<IFileChart> ChartsOf(ReportSections all, RunRecord record) => all.Brief(record)
        .SelectMany(section => section.Blocks).OfType<Block.Picture>().Select(picture => picture.Chart).OfType<IFileChart>();

    internal static string Render(Section section) =>
        $"## {MarkdownText.Escape(section.Heading)}\n\n{string.Concat(section.Blocks.Select(Render))}";

    private static IEnumerable<Section> SectionsOf(ReportSections all, RunRecord record, IReadOnlyList<RunRecord> others)
    {
        foreach (Section section in all.Brief(record))
        {
            if (section.Id == "method" && new SideBySide([record, .. others]).Write(isBrief: true) is { } runs)
            {
                yield return runs;
            }

            yield return section;
        }
    }

    private static string Slug(string heading) =>
        string.Concat(heading.ToLowerInvariant().Replace(' ', '-').Where(letter => char.IsLetterOrDigit(letter) || letter is '-' or '_'));

    private static string Wrap(string text) => MarkdownText.Wrap(text, MarkdownTable.Longest);

    private static string Render(Block block) => block switch
    {
        Block.Paragraph paragraph => Wrap(MarkdownText.EscapeLine(paragraph.Text)) + "\n\n",
        Block.Heading heading => $"### {MarkdownText.Escape(heading.Text)}\n\n",
        Block.Bullets { Texts.Count: 0 } => "",
        Block.Bullets items => string.Concat(items.Texts.Select(item => Wrap($"- {MarkdownText.EscapeLine(item)}") + "\n")) + "\n",
        Block.Table table => MarkdownTable.Render(table.Content) + "\n",
        Block.Picture { Chart: IFileChart chart } => $"![{MarkdownText.EscapeDescription(chart.Description)}]({chart.FileName})\n\n",
        Block.Folded { IsKept: true } folded => $"<details><summary>{MarkdownText.Escape(folded.Summary)}</summary>\n\n"
            + $"{MarkdownTable.Render(folded.Content)}\n</details>\n\n",
        Block.Folded or Block.Picture => "",
        _ => throw new InvalidOperationException($"{block.GetType()} is no block."),
    };
}
