using SerBench.Benchmarks.Features.Reports.Claims;
using SerBench.Benchmarks.Tests.Features.Reports.Claims;
using SerBench.Benchmarks.Tests.Transcripts;

namespace SerBench.Benchmarks.Tests.Published.TreeNetwork;

// What the command tree measured, in the reports of a run that was given it.
public class TreeSectionTests
{
    private const string Protobuf = "tree/google-protobuf";
    private const string FlatBuffers = "tree/flatbuffers-lz4";

    private static readonly TreeRecord Tree = new(
        new DateTimeOffset(2026, 5, 6, 7, 8, 9, TimeSpan.Zero), "A processor", 2, 1_000_000, 2, 5, "tuned (a=1)", Protobuf, FlatBuffers,
        [new TreeScenario("published",
        [
            new CodecResult(Protobuf, [TimingOf(100, 900_000, 140_000_000), TimingOf(10_000, 900_000, 140_000_000)]),
            new CodecResult(FlatBuffers, [TimingOf(100, 200_000, 150_000_000), TimingOf(10_000, 200_000, 150_000_000)]),
            new CodecResult("tree/msgpack", [], "no <keys>"),
        ])]);

    [Fact]
    public void Totals_and_speedups_stand_in_a_table_and_a_chart_per_bandwidth()
    {
        RunRecord record = SampleRecords.Quick with { Tree = Tree };

        AcceptedText.AssertIs(
            "Published/TreeNetwork/tree-section.txt", AcceptedText.Section(WrittenReports.Markdown(record), "Trees over a network"));
        Assert.Contains("\"215.0 ms\",[[", WrittenReports.Html(record));
        Assert.Contains("\"transfer: 14.0 ms\"]", WrittenReports.Html(record));
    }

    [Fact]
    public void The_limit_stands_beside_the_codec()
    {
        CodecResult[] limit = [new(FlatBuffers, [TimingOf(100, 300_000, 1)]), new("limit", [TimingOf(100, 200_000, 1)])];

        Assert.Contains(
            "writes in 1.50 of the time of a visit of all nodes (100.0 ms)",
            WrittenReports.Markdown(SampleRecords.Quick with { Tree = Tree with { Limit = limit } }));
        Assert.DoesNotContain("On one thread", WrittenReports.Markdown(SampleRecords.Quick with { Tree = Tree }));
    }

    [Fact]
    public void A_run_without_it_says_nothing() =>
        Assert.DoesNotContain("Trees over a network", WrittenReports.Markdown(SampleRecords.Quick));

    // Published: 1.45 over 100 MB/s. Here 2.3 s against 1.7 s.
    [Fact]
    public void Its_claims_are_judged_by_the_range_over_the_runs()
    {
        ClaimFinding finding = Judge("tree-100", Tree);

        Assert.Equal(ClaimVerdict.Confirmed, finding.Verdict);
        Assert.Equal("1.35 (1.35 .. 1.36)", finding.Ours);
        Assert.Equal(ClaimVerdict.DirectionHolds, Judge("tree-10000", Tree).Verdict);
        Assert.Equal(ClaimVerdict.NotMeasured, Judge("tree-10", Tree).Verdict);
        Assert.Equal(ClaimVerdict.NotMeasured, Judge("tree-average", Tree).Verdict);
        Assert.Equal(ClaimVerdict.NotMeasured, Judge("tree-100", Tree with { Nodes = 1000 }).Verdict);
    }

    [Fact]
    public void What_cannot_be_is_found()
    {
        CodecResult both = Tree.Scenarios[0].Results[0] with { Timings = [TimingOf(100, 30_000, 2)] };
        var limit = new CodecResult("limit", [TimingOf(100, 30_000, 1)]);
        Assert.All([Tree, Tree with { Limit = [both, limit] }], right => Assert.Null(right.FindFault()));
        Assert.All(
            [
                Tree with { Limit = [limit] },
                Tree with { Limit = [new CodecResult("limit", []), new CodecResult("limit", [])] },
                Tree with { Scenarios = [] },
                Tree with { Baseline = "tree/msgpack" },
                With(TimingOf(100, 1, 1)),
                With(TimingOf(100, 1, 1), TimingOf(10_000, 1, -1)),
                With(TimingOf(100, 1, 1), TimingOf(10_000, 1, 1) with { Runs = [] }),
                With(TimingOf(100, 1, 1), null!),
            ],
            wrong => Assert.NotNull(wrong.FindFault()));
    }

    // With another codec.
    private static TreeRecord With(params Timing[] timings) => Tree with
    {
        Scenarios = [Tree.Scenarios[0] with { Results = [.. Tree.Scenarios[0].Results, new CodecResult("tree/preorder", timings)] }],
    };

    private static Timing TimingOf(int bandwidth, long codec, long bytes) =>
        new(bandwidth, codec / 2, codec / 2, bytes, 0, [codec, codec + 20_000, codec - 20_000, codec, codec]);

    private static ClaimFinding Judge(string id, TreeRecord tree) => ClaimsSectionTests.Judge(id, SampleRecords.Quick with { Tree = tree });
}
