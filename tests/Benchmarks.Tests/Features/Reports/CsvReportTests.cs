namespace SerBench.Benchmarks.Tests.Features.Reports;

// The transcript report-quick.txt shows a whole table.
public class CsvReportTests
{
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
