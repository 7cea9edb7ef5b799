namespace SerBench.Benchmarks.Tests.Features.Reports;

public class CsvReportTests
{
    private static readonly string[] Lines = CsvReport.Render(SampleRecords.Quick).TrimEnd().Split('\n');

    [Fact]
    public void A_line_has_all_figures() =>
        Assert.Equal(
            "ignite-raw/compiled,person,article,encode,object,1067,12,100,3.6056,96.5,103.5,94.5,95.05,104.95,105.5,1,2,0,," +
            "workstation concurrent,4000,500.5,",
            Lines[3]);

    [Fact]
    public void A_failure_is_quoted_and_leaves_the_figures_empty() =>
        Assert.Equal(
            "ignite/compiled,person,article,decode,object,1076,,,,,,,,,,,,,,workstation concurrent,,,\"System.Exception: it fell, over\"",
            Lines[^1]);

    [Theory]
    [InlineData("a\rb", "\"a\rb\"")]
    [InlineData("a\nb", "\"a\nb\"")]
    [InlineData("a,b", "\"a,b\"")]
    [InlineData("a\"b", "\"a\"\"b\"")]
    [InlineData("a\tb", "a\tb")]
    [InlineData("a\u001bb", "a\uFFFDb")]
    [InlineData("-1.5", "-1.5")]
    [InlineData("+1", "+1")]
    [InlineData("=1+1", "'=1+1")]
    [InlineData("+1+1", "'+1+1")]
    [InlineData("-1-1", "'-1-1")]
    [InlineData("@sum", "'@sum")]
    [InlineData("\tx", "'\tx")]
    [InlineData("\rx", "\"'\rx\"")]
    [InlineData("=\"x\",1", "\"'=\"\"x\"\",1\"")]
    public void Text_stays_one_cell_and_is_no_formula(string failure, string cell)
    {
        RunRecord record = SampleRecords.Quick with { Timings = [SampleRecords.Quick.Timings[^1] with { Failure = failure }] };

        Assert.EndsWith($",{cell}\n", CsvReport.Render(record));
    }
}
