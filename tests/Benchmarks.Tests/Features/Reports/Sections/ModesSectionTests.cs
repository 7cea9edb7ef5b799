using SerBench.Benchmarks.Features.Reports.Modes;

namespace SerBench.Benchmarks.Tests.Features.Reports.Sections;

// The table of modes, which report-quick.txt shows, has a line for each name that people know, and a reason for each line without a time.
public class ModesSectionTests
{
    [Fact]
    public void A_terminal_has_short_headings()
    {
        TextTable table = new ModeCard(SampleRecords.Quick, new Figures(SampleRecords.Quick)).Times(isNarrow: true);

        Assert.Equal(["mode", "B", "ns", "SD", "x"], table.Header);
        Assert.Equal("1067", LineOf(table, "Binarizable Raw")[1]);
    }

    // The same figure has the same number in the answer, in the modes and in all rows.
    [Fact]
    public void A_time_of_several_launches_is_the_same_everywhere()
    {
        RunRecord record = SampleRecords.Quick.WithTimings(timing => timing with
        {
            Launches = [.. timing.Launches, .. timing.Launches.Select(launch => launch.Select(sample => 4 * sample).ToArray())],
        });
        LinkMode mode = new Judge(record).Data.Single().Modes.Single(mode => mode.Cell.Serializer == SampleRecords.Level);

        Assert.Equal(mode.Code, mode.Encode.Statistics.Median + mode.Decode.Statistics.Median, 6);
        Assert.Equal(TimeUnit.FormatNumber(mode.Code), LineOf(new ModeCard(record, new Figures(record)).Times(), "Binarizable Raw")[2]);
    }

    [Fact]
    public void A_run_of_the_articles_operation_alone_has_its_times()
    {
        RunRecord record = SampleRecords.Quick with { Timings = [SampleRecords.Timing(SampleRecords.Level, Operation.Article, 900)] };

        Assert.Equal("900", LineOf(new ModeCard(record, new Figures(record)).Times(), "Binarizable Raw")[2]);
    }

    private static IReadOnlyList<string> LineOf(TextTable table, string name) => table.Rows.Single(row => row[0] == name);
}
