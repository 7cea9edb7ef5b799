using SerBench.Benchmarks.Tests.Engine.Judging;
using SerBench.Benchmarks.Tests.Features.Reports.Html;

namespace SerBench.Benchmarks.Tests.Features.Reports;

// The transcript report-quick.txt shows a whole report.
public class MarkdownReportTests
{
    // Any record with an answer, whatever its length.
    [Fact]
    public void No_line_is_wide_and_a_run_of_many_rows_stays_short()
    {
        AssertReadable(WrittenReports.Report(FullRecord.Value), most: 350);
        AssertReadable(WrittenReports.Report(LargeRecord.Of(rows: 1400, samples: 6)), most: 350);
    }

    // Two libraries with names of 26 letters, in a run whose command line is long.
    [Fact]
    public void An_undecided_answer_and_a_long_list_fit_into_the_width()
    {
        (string Serializer, int Bytes, double Time)[] modes =
        [
            ("peer/Oblong-Library-With-A-Name", 1000, 1000), ("peer/Square-Library-With-A-Name", 1000, 1001),
        ];
        RunRecord record = VerdictTests.Repeat(2, LinkModesTests.Make(modes)) with
        {
            CommandLine = $"--serializer {string.Join(',', Enumerable.Repeat(modes[0].Serializer, 20))} --full",
        };
        string report = WrittenReports.Report(record);

        Assert.Contains("~1", report);
        Assert.Contains($"{modes[0].Serializer},{modes[0].Serializer},... (20) --full", report);
        AssertReadable(report, most: 350);
    }

    // Of a legend's two lines at most, the first one follows its table.
    internal static void AssertReadable(string report, int most)
    {
        string[] lines = report.TrimEnd().Split('\n');
        Assert.InRange(lines.Length, 10, most);
        Assert.All(
            lines.Where(line => !line.Contains("](") && !line.Contains("https://")),
            line => Assert.True(line.Length <= MarkdownTable.Longest, line));
        IEnumerable<string[]> legends =
            from table in Enumerable.Range(2, lines.Length - 2)
            where lines[table - 1].Length == 0 && lines[table - 2].StartsWith('|')
            select lines.Skip(table).TakeWhile(line => line.Length > 0 && !"|-#!<".Contains(line[0])).ToArray();
        Assert.All(legends, legend => Assert.True(legend.Length <= 2, string.Join('\n', legend)));
    }

    [Fact]
    public void The_times_are_a_line_per_mode_the_floor_last()
    {
        var figures = new Figures(SampleRecords.Quick);
        TextTable table = TimeTables.Create(SampleRecords.Quick, figures, Enum.GetValues<Operation>()).Single().Table;
        string[] lines = MarkdownTable.Render(table).Split('\n')[2..];

        Assert.Equal(
            "| ignite-raw/compiled | 1,067 | *100 +- 3.61 | 1.00 | 2.00 | 400 +- 3.61 | 1.33 | 4.00 | 4.50 |",
            string.Join(' ', lines[0].Split(' ', StringSplitOptions.RemoveEmptyEntries)));
        Assert.StartsWith("| ignite-raw/handwritten (Binarizable Raw) |", lines[1]);
        Assert.StartsWith("| ignite/compiled ", lines[2]);
        Assert.StartsWith("| ignite-raw/reflection ", lines[3]);
        Assert.StartsWith("| floor/object (Floor) ", lines[4]);
    }

    [Fact]
    public void A_time_of_streams_says_whose_calls_it_took()
    {
        RunRecord record = SampleRecords.Quick
            .WithCells(cell => cell.Serializer == SampleRecords.Fast ? cell with { Native = [Operation.Stream] } : cell)
            .WhereTimings(timing => timing.Row.Operation == Operation.Encode)
            .WithTimings(timing => timing with { Row = timing.Row with { Operation = Operation.Stream } });
        TextTable table = TimeTables.Create(record, new Figures(record), Enum.GetValues<Operation>()).Single().Table;

        Assert.Equal("stream calls", table.Header[^2]);
        Assert.Equal(["native", "adapted"], table.Rows.Take(2).Select(row => row[^2]));
    }

    // Rows that the report leaves out, and the sections that few people read.
    [Fact]
    public void Files_beside_it_have_the_rest()
    {
        RunRecord large = LargeRecord.Of(rows: 1400, samples: 6);
        ReportFile[] files = [.. WrittenReports.Files(large)];

        Assert.Contains("[rows.md](rows.md)", WrittenReports.Report(large));
        Assert.InRange(files.Single(file => file.Name == "rows.md").Text.Split('\n').Length, 700, 5000);
        Assert.Contains("## Hostile input", files.Single(file => file.Name == "details.md").Text);
        Assert.DoesNotContain(WrittenReports.Files(SampleRecords.Quick), file => file.Name == "rows.md");
    }

    [Fact]
    public void Every_picture_is_a_file_beside_it()
    {
        MatchCollection links = Regex.Matches(WrittenReports.Report(SampleRecords.Quick), @"\]\(([^)]+\.svg)\)");
        string[] pictures = [.. links.Select(match => match.Groups[1].Value)];

        Assert.NotEmpty(pictures);
        Assert.Subset(WrittenReports.Files(SampleRecords.Quick).Select(file => file.Name).ToHashSet(), pictures.ToHashSet());
    }
}
