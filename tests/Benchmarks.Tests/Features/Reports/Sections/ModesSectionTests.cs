using SerBench.Benchmarks.Features.Reports.Modes;

namespace SerBench.Benchmarks.Tests.Features.Reports.Sections;

// The table of modes has a line for each name that people know, and a reason for each line without a time.
public class ModesSectionTests
{
    private static readonly ModeCard Card = new(SampleRecords.Quick, new Figures(SampleRecords.Quick));

    [Fact]
    public void A_timed_mode_has_its_figures_and_those_of_the_article()
    {
        Assert.Equal(["Binarizable Raw", "1,067", "401", "5.10", ""], LineOf(Card.Times(), "Binarizable Raw"));
        Assert.Equal(["Binarizable Raw", "394 .. 408", "2,128", "", "1,067", "7,436"], LineOf(Card.Others(), "Binarizable Raw"));
        Assert.Equal(["mode", "B", "ns", "SD", "x"], Card.Times(isNarrow: true).Header);
        Assert.Equal("1067", LineOf(Card.Times(isNarrow: true), "Binarizable Raw")[1]);
    }

    // The time of the article's operation, which is longer, stands beside the published figure alone.
    [Fact]
    public void All_lines_are_of_encode_and_decode()
    {
        RunRecord record = SampleRecords.Quick with
        {
            Timings =
            [
                .. SampleRecords.Quick.Timings,
                SampleRecords.Timing(SampleRecords.Level, Operation.Article, 900),
                SampleRecords.Timing(SampleRecords.Other, Operation.Article, 950),
            ],
        };
        var card = new ModeCard(record, new Figures(record));

        Assert.Equal("401", LineOf(card.Times(), "Binarizable Raw")[2]);
        Assert.Equal("900", LineOf(card.Others(), "Binarizable Raw")[3]);
        Assert.Equal("", LineOf(card.Others(), "Ours (Dense)")[3]);
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

    [Fact]
    public void A_mode_that_reads_messages_of_the_same_type_alone_is_marked()
    {
        RunRecord record = SampleRecords.Quick.WithSerializers(
            one => one.Id == "ignite-raw/handwritten" ? one with { Traits = [.. one.Traits, "same-type"] } : one);

        Assert.Contains("Binarizable Raw: ignite-raw/handwritten †", new ModeCard(record, new Figures(record)).Names());
    }

    [Fact]
    public void A_line_without_a_time_has_a_reason()
    {
        string[] untimed = [.. Card.Times().Rows.Where(row => row[2] == "n/t").Select(row => row[0])];

        Assert.NotEmpty(untimed);
        Assert.All(untimed, name => Assert.Contains(Card.Missing, note => note.StartsWith(name + ", ", StringComparison.Ordinal)));
        Assert.Contains("Protobuf, not in this build (the package feed lacks protobuf-net.Core): person.", Card.Missing);
    }

    [Fact]
    public void Every_line_of_the_article_has_its_published_figures() => Assert.Equal(
        "8,418 7,853 7,915 7,436 54,711 8,658",
        string.Join(' ', new[] { "Reflective", "Reflective Raw", "Binarizable", "Binarizable Raw", "Serializable", "Protobuf" }
            .Select(name => LineOf(Card.Others(), name)[^1])));

    private static IReadOnlyList<string> LineOf(TextTable table, string name) => table.Rows.Single(row => row[0] == name);
}
