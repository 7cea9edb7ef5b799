using System.Text.RegularExpressions;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Reports.Sections;
using SerBench.Benchmarks.Tests.Results;

namespace SerBench.Benchmarks.Tests.Reports;

public partial class HtmlReportTests
{
    private const string Attack = "</script><script>alert(1)</script><img src=x onerror=\"alert('2')\">";

    private static readonly string Text = HtmlReport.Render(SampleRecords.Quick);

    [Fact]
    public void It_needs_no_other_file_and_no_network()
    {
        Assert.DoesNotContain("<link", Text);
        Assert.DoesNotMatch("(src|href)\\s*=\\s*\"[^#]", Text);
        Assert.DoesNotContain("import", Text);
        Assert.DoesNotContain("fetch(", Text);
        Assert.DoesNotContain("@import", Text);
        Assert.DoesNotMatch("url\\(", Text);
    }

    [Fact]
    public void The_verdict_is_the_first_paragraph() =>
        Assert.Equal(Verdict.Write(SampleRecords.Quick, new Figures(SampleRecords.Quick)), System.Net.WebUtility.HtmlDecode(FirstParagraph().Match(Text).Groups[1].Value));

    [Fact]
    public void It_holds_every_section_and_leads_to_it()
    {
        foreach (Section section in ReportSections.Write(SampleRecords.Quick))
        {
            Assert.Contains($"<h2 id=\"{section.Id}\">", Text);
            Assert.Contains($"<a href=\"#{section.Id}\">", Text);
        }
    }

    [Fact]
    public void Whatever_a_record_says_stays_text()
    {
        RunRecord record = SampleRecords.Quick with
        {
            CommandLine = Attack,
            Commit = Attack,
            Notes = [Attack],
            Environment = SampleRecords.Quick.Environment with { Processor = Attack },
            Serializers = [.. SampleRecords.Quick.Serializers.Select(serializer => serializer with { Id = serializer.Id + Attack, Title = Attack, Traits = [Attack] })],
            Cells = [.. SampleRecords.Quick.Cells.Select(cell => cell with { Serializer = cell.Serializer + Attack, Reason = Attack })],
            Plan = [.. SampleRecords.Quick.Plan.Select(row => row with { Serializer = row.Serializer + Attack })],
            Timings = [.. SampleRecords.Quick.Timings.Select(timing => timing with { Row = timing.Row with { Serializer = timing.Row.Serializer + Attack } })],
            FirstCalls = [],
        };

        string text = HtmlReport.Render(record);

        Assert.Equal(2, Regex.Count(text, "<script"));
        Assert.Equal(2, Regex.Count(text, "</script"));
        Assert.DoesNotContain("<img", text);
        Assert.DoesNotContain("\" onerror", text);
    }

    [Fact]
    public void It_depends_on_the_record_alone() => Assert.Equal(Text, HtmlReport.Render(SampleRecords.Quick));

    [Fact]
    public void A_run_that_timed_nothing_has_no_calculator() =>
        Assert.DoesNotContain("id=\"calculator\"", HtmlReport.Render(SampleRecords.Quick with { Timings = [], FirstCalls = [] }));

    [GeneratedRegex("<p[^>]*>([^<]*)</p>")]
    private static partial Regex FirstParagraph();
}
