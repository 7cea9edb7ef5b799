using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports;

/// <summary>A file written from the record of a run and from nothing else.</summary>
/// <param name="FileName">Its name in the folder of the run.</param>
/// <param name="Render">The whole of its text.</param>
public sealed record Report(string FileName, Func<RunRecord, string> Render)
{
    public static IReadOnlyList<Report> All { get; } = [MarkdownReport.Definition, HtmlReport.Definition, CsvReport.Definition, GhaReport.Definition];
}
