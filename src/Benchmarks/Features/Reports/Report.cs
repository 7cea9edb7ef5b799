using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports;

// Made from records of runs, and from nothing else.
internal sealed record Report(string FileName, Func<ReportSections, RunRecord, IReadOnlyList<RunRecord>, string> Render)
{
    public static IReadOnlyList<Report> All { get; } =
        [MarkdownReport.Definition, HtmlReport.Definition, CsvReport.Definition];
}
