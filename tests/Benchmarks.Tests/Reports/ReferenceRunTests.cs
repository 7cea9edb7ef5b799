using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Tests.Reports.Links;

namespace SerBench.Benchmarks.Tests.Reports;

/// <summary>
/// The committed reports and the README's excerpt equal the output for the committed record. SERBENCH_WRITE_REPORTS=1 writes them again.
/// </summary>
public class ReferenceRunTests
{
    private static readonly RunRecord Made = LinkModesTests.Make(("dense/compiled", 100, 1000), ("proto3/compiled", 150, 500));

    [ReferenceRunFact]
    public void Committed_reports_are_those_of_the_record()
    {
        RunRecord record = RunRecordFile.Read(ReferenceRun.RecordFile);
        if (ReferenceRun.IsWriting)
        {
            ReportFile.WriteAll(ReferenceRun.Folder, record);
        }

        Assert.All(ReportFile.RenderAll(record), report => Assert.Equal(report.Text, File.ReadAllText(Path.Combine(ReferenceRun.Folder, report.Name)).ReplaceLineEndings("\n")));
    }

    [ReferenceRunFact]
    public void The_readme_says_what_the_record_says()
    {
        string file = Path.Combine(ReferenceRun.Root, "README.md");
        string readme = File.ReadAllText(file).ReplaceLineEndings("\n");
        string wanted = ReferenceRun.WithExcerpt(readme, ReferenceRun.Excerpt(RunRecordFile.Read(ReferenceRun.RecordFile)));
        if (ReferenceRun.IsWriting)
        {
            File.WriteAllText(file, wanted);
            return;
        }

        Assert.Equal(wanted, readme);
    }

    /// <summary>A reader in a repository sees a file of more than 100 KB cut off, and few pictures.</summary>
    [ReferenceRunFact]
    public void The_markdown_is_short_and_has_few_charts()
    {
        IReadOnlyList<ReportFile> files = ReportFile.RenderAll(RunRecordFile.Read(ReferenceRun.RecordFile));

        Assert.InRange(System.Text.Encoding.UTF8.GetByteCount(files.Single(file => file.Name == "report.md").Text), 1, 100_000);
        Assert.InRange(files.Count(file => file.Name.EndsWith(".svg", StringComparison.Ordinal)), 1, 8);
    }

    [Fact]
    public void The_readme_has_a_place_for_it() => Assert.Contains(
        "the excerpt\n<!-- End of what is written. -->",
        ReferenceRun.WithExcerpt(File.ReadAllText(Path.Combine(ReferenceRun.Root, "README.md")).ReplaceLineEndings("\n"), "the excerpt\n"));

    [Fact]
    public void An_excerpt_has_verdict_and_headline_table()
    {
        string excerpt = ReferenceRun.Excerpt(Made);

        Assert.Contains($"> {Verdict.Write(Made, new Figures(Made))}\n", excerpt);
        Assert.Matches(@"\n\| mode +\| bytes \|[^\n]*\n\|[-:| ]+\n\| proto3/compiled +\|[^\n]*\n\| dense/compiled +\|[^\n]*\n$", excerpt);
    }
}
