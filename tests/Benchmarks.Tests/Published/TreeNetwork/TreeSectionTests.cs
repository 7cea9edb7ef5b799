using SerBench.Benchmarks.Features.Reports.Claims;
using SerBench.Benchmarks.Tests.Features.Reports.Claims;

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
        string text = WrittenReports.Markdown(record);

        Assert.Contains("on A processor, 2 cores: 1,000,000 nodes, up to 2 threads, medians of 5 runs", text);
        Assert.Matches(@"\| tree/flatbuffers-lz4 +\| +150,000,000 \| +100\.0 \| +100\.0 \| +1,700\.0 \| +215\.0 \| +2\.\d+ \| +0 \|", text);
        Assert.Contains("- tree/msgpack: no &lt;keys>", text);
        Assert.Contains("14.3 MB/s: from here on tree/flatbuffers-lz4 is faster than tree/google-protobuf", text);
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

    [Theory]
    [InlineData("", "is not what trees took over a network, or damaged")]
    [InlineData("null", "is null instead of what trees took over a network")]
    [InlineData("{}", "is not what trees took over a network, or damaged")]
    public void What_is_no_measurement_is_one_sentence(string text, string reason)
    {
        using var folder = new TestFolder();
        folder.Write(RunRecordFile.Name, SampleRecords.Quick);

        Assert.Contains(reason, ProgramRun.Of("report", folder.Path, "--tree", folder.Write("tree.json", text)).Refusal);
    }

    [Fact]
    public void What_cannot_be_is_found()
    {
        Assert.Null(Tree.FindFault());
        CodecResult both = Tree.Scenarios[0].Results[0] with { Timings = [TimingOf(100, 30_000, 2)] };
        Assert.Null((Tree with { Limit = [both, new CodecResult("limit", [TimingOf(100, 30_000, 1)])] }).FindFault());
        Assert.NotNull((Tree with { Limit = [new CodecResult("limit", [TimingOf(100, 30_000, 1)])] }).FindFault());
        Assert.NotNull((Tree with { Limit = [new CodecResult("limit", []), new CodecResult("limit", [])] }).FindFault());
        Assert.NotNull((Tree with { Scenarios = [] }).FindFault());
        Assert.NotNull((Tree with { Baseline = "tree/msgpack" }).FindFault());
        Assert.NotNull(With(TimingOf(100, 1, 1)).FindFault());
        Assert.NotNull(With(TimingOf(100, 1, 1), TimingOf(10_000, 1, -1)).FindFault());
        Assert.NotNull(With(TimingOf(100, 1, 1), TimingOf(10_000, 1, 1) with { Runs = [] }).FindFault());
        Assert.NotNull(With(TimingOf(100, 1, 1), null!).FindFault());
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
