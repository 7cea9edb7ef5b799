using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports;

/// <summary>A report, made from the record of a run, or of several runs, and from nothing else.</summary>
internal sealed record Report(string FileName, Func<ReportSections, RunRecord, IReadOnlyList<RunRecord>, string> Render)
{
    public static IReadOnlyList<Report> All { get; } =
        [MarkdownReport.Definition, HtmlReport.Definition, CsvReport.Definition, GhaReport.Definition];
}
