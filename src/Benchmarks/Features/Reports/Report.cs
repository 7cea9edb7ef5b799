using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports;

internal sealed record Report(string FileName, Func<ReportSections, RunRecord, IReadOnlyList<RunRecord>, string> Render)
{
    public static IReadOnlyList<Report> All { get; } =
        [MarkdownReport.Definition, HtmlReport.Definition, CsvReport.Definition];
}
