using SerBench.Benchmarks.Features.Reports.Modes;

namespace SerBench.Benchmarks.Tests.Features.Reports.Sections;

// The table of modes has a line for each name that people know, and a reason for each line without a time.
public class ModesSectionTests
{
    private static readonly (string Heading, TextTable Table, IReadOnlyList<string> Notes) Person =
        Assert.Single(ModeTable.CreateAll(SampleRecords.Quick, new Figures(SampleRecords.Quick)));

    [Fact]
    public void A_timed_mode_stands_beside_the_figures_of_the_article() =>
        Assert.Equal(
            ["Binarizable Raw", "ignite-raw/handwritten", "1,067", "401", "5.10", "2,128", "-", "-", "1,067", "7,436"],
            LineOf(Person.Table, "Binarizable Raw"));

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
        TextTable table = ModeTable.CreateAll(record, new Figures(record)).Single().Table;

        Assert.Equal(["401", "900"], new[] { 3, 7 }.Select(column => LineOf(table, "Binarizable Raw")[column]));
        Assert.Equal("-", LineOf(table, "Ours (Dense)")[7]);
    }

    [Fact]
    public void A_run_of_the_articles_operation_alone_has_its_times()
    {
        RunRecord record = SampleRecords.Quick with { Timings = [SampleRecords.Timing(SampleRecords.Level, Operation.Article, 900)] };

        Assert.Equal("900", LineOf(ModeTable.CreateAll(record, new Figures(record)).Single().Table, "Binarizable Raw")[3]);
    }

    [Fact]
    public void A_mode_that_reads_messages_of_the_same_type_alone_is_marked()
    {
        RunRecord record = SampleRecords.Quick.WithSerializers(
            one => one.Id == "ignite-raw/handwritten" ? one with { Traits = [.. one.Traits, "same-type"] } : one);

        Assert.Equal(
            "ignite-raw/handwritten †",
            LineOf(ModeTable.CreateAll(record, new Figures(record)).Single().Table, "Binarizable Raw")[1]);
        Assert.Contains("†", ModesSection.Words);
    }

    [Fact]
    public void A_line_without_a_time_has_a_reason()
    {
        IEnumerable<string> untimed = Person.Table.Rows.Where(row => row[3] == "-").Select(row => row[0]);

        Assert.NotEmpty(untimed);
        Assert.All(
            untimed,
            name => Assert.Contains(Person.Notes, note =>
                note.StartsWith(name, StringComparison.Ordinal) && note.Contains(": ")));
        Assert.Contains("Protobuf (peer/protobuf-net): not in this build (the package feed lacks protobuf-net.Core).", Person.Notes);
    }

    [Fact]
    public void Every_line_of_the_article_has_its_published_figures() => Assert.Equal(
        "8,418 7,853 7,915 7,436 54,711 8,658",
        string.Join(' ', new[] { "Reflective", "Reflective Raw", "Binarizable", "Binarizable Raw", "Serializable", "Protobuf" }
            .Select(name => LineOf(Person.Table, name)[^1])));

    private static IReadOnlyList<string> LineOf(TextTable table, string name) => table.Rows.Single(row => row[0] == name);
}
