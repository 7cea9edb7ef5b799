using SerBench.Benchmarks.Features.Reports.Sections;

namespace SerBench.Benchmarks.Tests.Features.Reports;

public class MarkdownReportTests
{
    private static readonly string Text = WrittenReports.Markdown(SampleRecords.Quick);

    // With the sections that only the page has.
    private static readonly string All = string.Concat(WrittenReports.Sections(SampleRecords.Quick).Select(MarkdownReport.Render));

    [Fact]
    public void It_opens_with_profile_time_and_verdict()
    {
        string[] lines = Text.Split('\n');

        Assert.Equal("# SerBench, quick run of 2026-03-04 05:06", lines[0]);
        Assert.Equal(Verdict.Write(new Judge(SampleRecords.Quick)), lines[2]);
    }

    [Fact]
    public void The_times_are_a_line_per_mode_the_floor_last()
    {
        var figures = new Figures(SampleRecords.Quick);
        TextTable table = TimeTables.Create(SampleRecords.Quick, figures, Enum.GetValues<Operation>(), withMemory: true).Single().Table;
        string[] lines = MarkdownTable.Render(table).Split('\n')[2..];

        Assert.Equal(
            "| ignite-raw/compiled | 1,067 | *100 +- 3.61 | 1.00 | 2.00 | 400 +- 3.61 | 1.33 | 4.00 | 4.50 | 0 | 2,128 |",
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
        TextTable table = TimeTables.Create(record, new Figures(record), Enum.GetValues<Operation>(), withMemory: false).Single().Table;

        Assert.Equal("stream calls", table.Header[^2]);
        Assert.Equal(["native", "adapted"], table.Rows.Take(2).Select(row => row[^2]));
    }

    [Fact]
    public void Failures_dashes_notes_and_absences_are_listed()
    {
        Assert.Contains("- ignite-raw/reflection car/serial: the decoded value differs from the one encoded", Text);
        Assert.Contains("- ignite/compiled person/article decode: System.Exception: it fell, over", Text);
        Assert.Contains("- car/serial: Car.SomeNumbers: collections have no mapping here (ignite-raw/compiled)", All);
        Assert.Contains("The quick profile times 10 rows.", Text);
        Assert.Contains("- protobuf-net 3.4.40: the package feed lacks protobuf-net.Core", Text);
    }

    [Fact]
    public void Published_values_say_that_they_are_of_another_machine()
    {
        Assert.Contains("Published, on another machine: Ignite.NET Serialization Performance: Pavel Tupitsyn, 2016, https://", Text);
        Assert.Contains(" 7,436 |", Text);
    }

    [Fact]
    public void The_answer_stands_first_then_what_the_figures_rest_on()
    {
        string[] headings = [.. Text.Split('\n').Where(line => line.StartsWith("## ", StringComparison.Ordinal))];

        Assert.Equal(["## Which library", "## The modes", "## About this run", "## Contract and environment"], headings[..4]);
        Assert.Matches(@"\| person / article \| 10 MB/s +\| none timed +\|", Text);
        Assert.Matches(@"\| person / article \| 1 Gbit/s +\|", Text);
    }

    [Fact]
    public void The_environment_is_told_before_any_time()
    {
        Assert.InRange(Text.IndexOf("### Environment", StringComparison.Ordinal), 0, Text.IndexOf("## Headline", StringComparison.Ordinal));
        Assert.Contains("- A processor, 2 cores, governor performance, load 0.25", Text);
        Assert.Contains("- the fixed loop after the last row: +1.0 %", Text);
        Assert.Contains("- commit: 0123456789abcdef", Text);
    }

    [Fact]
    public void A_run_that_was_stopped_says_so() =>
        Assert.Contains(
            "The run did not end by itself (stopped): 10 of 10 rows.",
            WrittenReports.Markdown(SampleRecords.Quick with { State = RunState.Stopped }));

    [Fact]
    public void The_headline_comes_before_the_grid_and_crowns_only_what_is_beyond_the_noise()
    {
        string[] lines = Section(Text, "### person / article", after: "## Headline");

        Assert.Equal(
            "| ignite-raw/handwritten (Binarizable Raw) | 1,067 | *101 | *300 | 401 | 1.00 | 2.67 |",
            string.Join(' ', lines[4].Split(' ', StringSplitOptions.RemoveEmptyEntries)));
        Assert.StartsWith("| ignite-raw/compiled ", lines[5]);
        Assert.DoesNotContain("*500", lines[5]);
        Assert.True(Text.IndexOf("## Contract", StringComparison.Ordinal) < Text.IndexOf("## Headline", StringComparison.Ordinal));
        Assert.EndsWith("report.html has every row, and: Published claims, Dashes.\n\n", Text);
    }

    [Fact]
    public void Every_picture_is_a_file_beside_it()
    {
        string[] pictures = [.. Regex.Matches(Text, @"\]\(([^)]+\.svg)\)").Select(match => match.Groups[1].Value)];

        Assert.NotEmpty(pictures);
        Assert.Subset(WrittenReports.Files(SampleRecords.Quick).Select(file => file.Name).ToHashSet(), pictures.ToHashSet());
    }

    private static string[] Section(string text, string heading, string after) =>
        text[text.IndexOf(heading, text.IndexOf(after, StringComparison.Ordinal), StringComparison.Ordinal)..].Split('\n');
}
