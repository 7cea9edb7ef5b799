using SerBench.Benchmarks.Tests.Docs;
using SerBench.Benchmarks.Tests.Features.Reports.Html;

namespace SerBench.Benchmarks.Tests.Features.Reports;

public class MarkdownReportTests
{
    private static readonly string Text = WrittenReports.Report(SampleRecords.Quick);

    // With the sections that only the page has; long lines are whole.
    private static readonly string All = string.Join('\n', AnswerOracle.Unwrapped(
        string.Concat(WrittenReports.Sections(SampleRecords.Quick).Select(MarkdownReport.Render)).Split('\n')));

    [Fact]
    public void It_opens_with_the_answer_and_what_it_rests_on()
    {
        string[] lines = Text.Split('\n');

        Assert.Equal("# SerBench, quick run of 2026-03-04 05:06", lines[0]);
        Assert.Equal(
            "A processor, 2 cores · .NET 10.0.12 · noise not known (no row launched twice) · 9 of 10 planned rows timed · "
                + "quick run of 2026-03-04",
            lines[2]);
        Assert.StartsWith("[Answer](#answer) · [Modes](#modes) · [All rows](#all-rows) · ", lines[4]);
    }

    // Any record with an answer, whatever its length.
    [Fact]
    public void No_line_is_wide_and_a_run_of_many_rows_stays_short()
    {
        AssertReadable(WrittenReports.Report(FullRecord.Value), most: 350);
        AssertReadable(WrittenReports.Report(LargeRecord.Of(rows: 1400, samples: 6)), most: 350);
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

    [Fact]
    public void Failures_dashes_notes_and_absences_are_listed()
    {
        Assert.Contains("- Failed: ignite-raw/reflection car/serial: the decoded value differs from the one encoded", Text);
        Assert.Contains("- Failed: ignite/compiled person/article decode: System.Exception: it fell, over", Text);
        Assert.Contains("- car/serial: Car.SomeNumbers: collections have no mapping here (ignite-raw/compiled)", All);
        Assert.Contains("The quick profile times 10 rows.", Text);
        Assert.Contains("protobuf-net 3.4.40: the package feed lacks protobuf-net.Core", All);
    }

    [Fact]
    public void Published_values_say_that_they_are_of_another_machine()
    {
        Assert.Contains("Published, on another machine: Ignite.NET Serialization Performance: Pavel Tupitsyn, 2016, https://", All);
        Assert.Contains(" 7,436 |", Text);
    }

    [Fact]
    public void The_answer_stands_first_and_the_method_last()
    {
        string[] headings = [.. Text.Split('\n').Where(line => line.StartsWith("## ", StringComparison.Ordinal))];

        Assert.Equal(["## Answer", "## Modes", "## All rows", "## Other links", "## Method"], headings);
        Assert.Matches(@"\| person / article \| none timed \|", Text);
        Assert.Contains("- A processor, 2 cores, governor performance, load 0.25", Text);
        Assert.Contains("- the fixed loop after the last row: 1.0 % slower", Text);
        Assert.Contains("- commit: 0123456789abcdef", Text);
    }

    [Fact]
    public void A_run_that_was_stopped_says_so() =>
        Assert.Contains(
            "- The run did not end by itself (stopped).", WrittenReports.Report(SampleRecords.Quick with { State = RunState.Stopped }));

    [Fact]
    public void All_rows_stand_in_the_order_of_their_time()
    {
        string[] lines = Text[Text.IndexOf("<details><summary>person / article: 3 rows", StringComparison.Ordinal)..].Split('\n');

        Assert.Equal(
            "| 1 | ignite-raw/handwritten | 1,067 | 101 ± 3.61 | 300 ± 3.61 | 1.00 | 37 | 2,128 | not attacked |",
            string.Join(' ', lines[4].Split(' ', StringSplitOptions.RemoveEmptyEntries)));
        Assert.StartsWith("| 2    | ignite-raw/compiled ", lines[5]);
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
        string[] pictures = [.. Regex.Matches(Text, @"\]\(([^)]+\.svg)\)").Select(match => match.Groups[1].Value)];

        Assert.NotEmpty(pictures);
        Assert.Subset(WrittenReports.Files(SampleRecords.Quick).Select(file => file.Name).ToHashSet(), pictures.ToHashSet());
    }
}
