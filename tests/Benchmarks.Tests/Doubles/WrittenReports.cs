using SerBench.Benchmarks.Cli;
using SerBench.Benchmarks.Features.Reports.Sections;
using SerBench.Benchmarks.Features.Runs;
using SerBench.Benchmarks.Tests.Docs;

namespace SerBench.Benchmarks.Tests.Doubles;

// The reports of a record, with the sections of all features.
internal static class WrittenReports
{
    private static readonly ReportSections All = new(FeatureList.All);

    public static IReadOnlyList<Section> Sections(RunRecord record) => All.Write(record);

    public static string Report(RunRecord record, params IReadOnlyList<RunRecord> others) => MarkdownReport.Render(All, record, others);

    // The report with the files beside it.
    public static string AllMarkdown(RunRecord record, params IReadOnlyList<RunRecord> others) =>
        Report(record, others) + string.Concat(MarkdownReport.Others(All, record).Select(file => file.Text));

    // The same with whole lines.
    public static string Markdown(RunRecord record, params IReadOnlyList<RunRecord> others) =>
        string.Join('\n', AnswerOracle.Unwrapped(AllMarkdown(record, others).Split('\n')));

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
