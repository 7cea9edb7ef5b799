using SerBench.Benchmarks.Features.Reports.Machines;
using SerBench.Benchmarks.Tests.Docs;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// The committed reports and the parts of README equal the output for the committed record. SERBENCH_WRITE_REPORTS=1 writes them again.
public class ReferenceRunTests
{
    [ReferenceRunFact]
    public void Committed_reports_are_those_of_the_record() => CheckReports(ReferenceRun.Folder, ReferenceRun.Others);

    [ReferenceRunFact]
    public void Committed_reports_of_the_data_sets_are_those_of_their_record() => CheckReports(ReferenceRun.DataSets);

    [ReferenceRunFact]
    public void The_readme_says_what_the_record_says()
    {
        WrittenPart.AssertIs("README.md", "modes", ReferenceRun.ModesOf(ReferenceRun.Record));
        WrittenPart.AssertIs("README.md", "verdict", ReferenceRun.VerdictOf(ReferenceRun.Record));
        WrittenPart.AssertIs("reports/README.md", "verdict", ReferenceRun.VerdictOf(ReferenceRun.Record));
        WrittenPart.AssertIs("reports/README.md", "reports", ReferenceRun.Reports);
        string runs = MarkdownReport.Render(new SideBySide([ReferenceRun.Record, .. ReferenceRun.Others]).Write(isBrief: true)!);
        WrittenPart.AssertIs("reports/README.md", "runs", runs);
    }

    [ReferenceRunFact]
    public void Pages_of_figures_name_their_run()
    {
        WrittenPart.AssertIs("docs/choose.md", "run", ReferenceRun.LinkTo(ReferenceRun.Folder));
        WrittenPart.AssertIs("docs/teach.md", "run", ReferenceRun.LinkTo(ReferenceRun.Folder));
        WrittenPart.AssertIs("docs/data-sets.md", "run", ReferenceRun.LinkTo(ReferenceRun.DataSets));
    }

    [Fact]
    public void A_part_of_a_page_is_replaced_between_its_comments()
    {
        const string Page = "before\n<!-- modes: a test writes this from the reference run -->\nold\n<!-- End of modes -->\nafter";

        Assert.Equal(Page.Replace("old", "new"), WrittenPart.Replace(Page, "modes", "new\n"));
        Assert.Throws<Xunit.Sdk.TrueException>(() => WrittenPart.Replace(Page, "other", ""));
    }

    [Fact]
    public void The_modes_and_the_answer_have_their_tables()
    {
        Assert.Matches(
            @"^The \[reference run\]\(reports/[^)]+/report\.md\) of \d{4}-[^\n]+:\n\n\| mode +\| person: bytes [^\n]*\n[^\n]+\n\| Refl",
            ReferenceRun.ModesOf(SampleRecords.Quick));
        Assert.Matches(
            @"^\*\*SerBench, quick run of [^\n]*\.\*\*\n\n\| model  \| fastest code", ReferenceRun.VerdictOf(SampleRecords.Quick));
    }

    // The record holds all that tables for programs have.
    private static void CheckReports(string folder, params IReadOnlyList<RunRecord> others)
    {
        RunRecord record = RunRecordFile.Read(RunRecordFile.PathIn(folder));
        ReportFile[] files = [.. WrittenReports.Files(record, others).Where(file => file.Name != "report.csv")];
        Assert.All(files, file => ReferenceRun.AssertWritten(Path.Combine(folder, file.Name), file.Text));

        // A reader in a repository sees a file of more than 100 KB cut off, and no wide lines. Lines with links cannot be broken.
        Assert.All(
            files.Where(file => file.Name.EndsWith(".md", StringComparison.Ordinal)),
            file => Assert.InRange(System.Text.Encoding.UTF8.GetByteCount(file.Text), 1, 100_000));
        MarkdownReportTests.AssertReadable(files.Single(file => file.Name == "report.md").Text, most: 350);
        Assert.InRange(files.Count(file => file.Name.EndsWith(".svg", StringComparison.Ordinal)), 1, 2);
        string page = files.Single(file => file.Name == "report.html").Text;
        Assert.InRange(System.Text.Encoding.UTF8.GetByteCount(page), 1, HtmlReport.MostBytes);
    }
}
