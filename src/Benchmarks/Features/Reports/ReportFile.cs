using SerBench.Engine.Base.Pages.Charts;
using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Features.Reports;

internal sealed record ReportFile(string Name, string Text)
{
    public static IReadOnlyList<ReportFile> RenderAll(ReportSections sections, RunRecord record, params IReadOnlyList<RunRecord> others) =>
    [
        .. Report.All.Select(report => new ReportFile(report.FileName, report.Render(sections, record, others))),
        .. MarkdownReport.Others(sections, record),
        .. MarkdownReport.ChartsOf(sections, record).Select(chart => new ReportFile(chart.FileName, chart.Draw().ToFile())),
    ];

    public static IReadOnlyList<ReportFile> WriteAll(
        ReportSections sections, string folder, RunRecord record, params IReadOnlyList<RunRecord> others)
    {
        IReadOnlyList<ReportFile> files = RenderAll(sections, record, others);
        try
        {
            Directory.CreateDirectory(folder);
            foreach (ReportFile file in files)
            {
                NamedFile.WriteText(Path.Combine(folder, file.Name), file.Text);
            }
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UsageException($"Reports cannot go to '{folder}': {exception.Message}");
        }

        return files;
    }
}
