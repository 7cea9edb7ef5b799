using SerBench.Benchmarks.Features.Reports.Links;
using SerBench.Benchmarks.Tests.Features.Reports.Links;

namespace SerBench.Benchmarks.Tests.Docs;

// The answers of docs/choose.md and docs/data-sets.md follow from the committed runs. SERBENCH_WRITE_REPORTS=1 writes them again.
public class ChoosePageTests
{
    private static readonly RunRecord Made = LinkModesTests.Make(
        ("peer/Small", 100, 1000), ("peer/Quick", 400, 250), ("peer/Quick:default", 400, 260), ("dense/compiled", 10, 10));

    [ReferenceRunFact]
    public void Every_answer_is_that_of_the_run()
    {
        RunRecord record = ReferenceRun.Record;
        var figures = new Figures(record);
        Assert.All(Guide.All, guide => WrittenPart.AssertIs("docs/choose.md", guide.Name, guide.Write(record, figures)));
    }

    [ReferenceRunFact]
    public void Every_answer_about_a_data_set_is_that_of_its_run()
    {
        RunRecord record = RunRecordFile.Read(RunRecordFile.PathIn(ReferenceRun.DataSets));
        var figures = new Figures(record);
        Assert.All(Guide.DataSetsOf(record), guide => WrittenPart.AssertIs("docs/data-sets.md", guide.Name, guide.Write(record, figures)));
    }

    // 300 bytes more for 1500 ns less, both ways: 400 MB/s for one of each.
    [Theory]
    [InlineData(100, 1, 1, "peer/Small")]
    [InlineData(10000, 1, 1, "peer/Quick")]
    public void A_fast_link_pays_for_bytes(int bandwidth, int writes, int reads, string best)
    {
        LinkMode[] ranked = Of(bandwidth, writes, reads).Rank(Made, new Figures(Made));

        Assert.Equal(best, ranked[0].Cell.Serializer);
        Assert.Equal(2, ranked.Length);
    }

    [Fact]
    public void What_everybody_has_stands_once()
    {
        RunRecord record = LinkModesTests.Make(("peer/System.Text.Json", 100, 1000), ("peer/Quick", 400, 250));
        string[] lines = Of(100, 1, 1).Write(record, new Figures(record)).Split('\n');
        Assert.Single(lines, line => line.StartsWith("| System.Text.Json", StringComparison.Ordinal));
    }

    [Fact]
    public void Every_write_and_read_crosses_the_link()
    {
        Guide guide = Of(100, writes: 1, reads: 3);

        Assert.Equal((4 * 1000) + (4 * 1000), guide.CostOf(guide.Rank(Made, new Figures(Made))[0]));
    }

    // A service writes to pipes: their times count if the run has them for all that compete.
    [Theory]
    [InlineData("peer/Small", "peer/Small", "peer/Quick")]
    [InlineData("peer/Quick", "peer/Small")]
    public void The_way_of_a_use_counts(string best, params string[] served)
    {
        RunRecord record = Made with
        {
            Plan = [.. Made.Plan, .. served.Select(serializer => SampleRecords.Row(serializer, Operation.Pipe))],
            Timings =
            [
                .. Made.Timings,
                .. served.Select(serializer => SampleRecords.Timing(serializer, Operation.Pipe, serializer == "peer/Small" ? 10 : 5000)),
            ],
        };
        Guide guide = Of(10000, writes: 1, reads: 1) with { Way = Operation.Pipe };

        Assert.Equal(best, guide.Rank(record, new Figures(record))[0].Cell.Serializer);
        Assert.Equal(served.Length == 2, guide.Write(record, new Figures(record)).Contains("| pipe ns |"));
    }

    [Fact]
    public void An_open_service_takes_no_library_that_does_not_check_its_input() =>
        Assert.Empty((Of(100, 1, 1) with { IsOpen = true }).Rank(With("trusts-input"), new Figures(With("trusts-input"))));

    [Fact]
    public void What_lives_long_takes_no_library_of_one_type_only() =>
        Assert.Empty((Of(100, 1, 1) with { KeepsOld = true }).Rank(With("same-type"), new Figures(With("same-type"))));

    private static Guide Of(int bandwidth, int writes, int reads) =>
        new("made", "person", "article", writes, reads, bandwidth, KeepsOld: false, IsOpen: false);

    private static RunRecord With(string trait) => Made.WithSerializers(serializer => serializer with { Traits = [trait] });
}
