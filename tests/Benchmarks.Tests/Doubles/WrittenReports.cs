using SerBench.Benchmarks.Cli;
using SerBench.Benchmarks.Features.Reports.Sections;
using SerBench.Benchmarks.Features.Runs;

namespace SerBench.Benchmarks.Tests.Doubles;

// The reports of a record, with the sections of all features.
internal static class WrittenReports
{
    private static readonly ReportSections All = new(FeatureList.All);

    public static IReadOnlyList<Section> Sections(RunRecord record) => All.Write(record);

    public static string Markdown(RunRecord record, params IReadOnlyList<RunRecord> others) => MarkdownReport.Render(All, record, others);

    public static string Html(RunRecord record, params IReadOnlyList<RunRecord> others) => HtmlReport.Render(All, record, others);

    public static IReadOnlyList<ReportFile> Files(RunRecord record, params IReadOnlyList<RunRecord> others) =>
        ReportFile.RenderAll(All, record, others);

    public static void WriteAll(string folder, RunRecord record) => ReportFile.WriteAll(All, folder, record);

    public static string? WriteAll(this RunFolder folder, RunRecord record)
    {
        string? remark = folder.Begin(record);
        folder.Finish(FeatureList.All, record);
        return remark;
    }
}
