using SerBench.Benchmarks.Features.Reports.Claims;
using SerBench.Benchmarks.Tests.Engine.Judging;
using SerBench.Benchmarks.Tests.Transcripts;

namespace SerBench.Benchmarks.Tests.Features.Reports.Claims;

public class ClaimsSectionTests
{
    private const string Formatter = "ignite/handwritten,1076,1000 peer/System.Runtime.Serialization.Formatters,1352,";

    [Fact]
    public void There_are_forty_claims_with_ids_of_their_own()
    {
        Assert.InRange(Publication.AllClaims.Count, 40, int.MaxValue);
        Assert.Equal(Publication.AllClaims.Count, Publication.AllClaims.Select(claim => claim.Id).Distinct().Count());
    }

    // Sizes are confirmed to the byte. A ratio, published as 1.07, is judged with its interval; the samples of the double span 11 ns around
    // their median. A difference of another size than the published 6.91 times is no confirmation.
    [Theory]
    [InlineData("ignite-3", ClaimVerdict.Confirmed, "ignite/accessors,1076,500")]
    [InlineData("ignite-3", ClaimVerdict.Refuted, "ignite/accessors,1077,500")]
    [InlineData("ignite-3", ClaimVerdict.NotMeasured, "a/b,1076,500")]
    [InlineData("ignite-11", ClaimVerdict.Confirmed, "ignite-raw/accessors,1067,10000 ignite/accessors,1076,10700")]
    [InlineData("ignite-11", ClaimVerdict.Refuted, "ignite-raw/accessors,1067,10000 ignite/accessors,1076,10000")]
    [InlineData("ignite-11", ClaimVerdict.Refuted, "ignite-raw/accessors,1067,10000 ignite/accessors,1076,9000")]
    [InlineData("ignite-11", ClaimVerdict.DirectionHolds, "ignite-raw/accessors,1067,10000 ignite/accessors,1076,20000")]
    [InlineData("ignite-11", ClaimVerdict.NotMeasured, "ignite-raw/accessors,1067,50 ignite/accessors,1076,53.5")]
    [InlineData("ignite-17", ClaimVerdict.Refuted, Formatter + "800")]
    [InlineData("ignite-17", ClaimVerdict.DirectionHolds, Formatter + "1500")]
    [InlineData("ignite-17", ClaimVerdict.Confirmed, Formatter + "7000")]
    [InlineData("ignite-17", ClaimVerdict.DirectionHolds, Formatter + "70000")]
    public void Sizes_and_ratios_are_judged(string id, ClaimVerdict verdict, string rows)
    {
        ClaimFinding finding = Judge(id, WrittenRecord.Of(rows));

        Assert.Equal(verdict, finding.Verdict);
        Assert.True(id != "ignite-11" || finding.Ours.Contains(".."));
    }

    // Our size proves nothing about a layout that we do not reproduce, even if both sizes happen to be equal.
    [Theory]
    [InlineData("car-1", "xbuf2/direct", "car", "serial", 178)]
    [InlineData("typed-1", "typed-bitmap/accessors", "simple", "s0", 42)]
    [InlineData("typed-2", "typed-bitmap/accessors", "complex", "s0", 72)]
    [InlineData("typed-3", "typed-bitmap/accessors", "deep", "s0", 135)]
    public void Bytes_of_a_layout_that_is_not_ours_are_neither_confirmed_nor_refuted(
        string id, string serializer, string model, string scenario, int published)
    {
        Assert.All([published, published + 1, published / 2], size =>
        {
            RunRecord run = SampleRecords.Quick with
            {
                Timings = [],
                Plan = [],
                Cells = [SampleRecords.Cell(serializer, size) with { Model = model, Scenario = scenario }],
            };
            ClaimFinding finding = Judge(id, run);
            Assert.Equal((ClaimVerdict.OurLayoutDiffers, $"{size} bytes"), (finding.Verdict, finding.Ours));
            Assert.NotEmpty(finding.Reason);
            Assert.Contains("1 our layout differs", ClaimsSection.Count(run, new Figures(run), Publication.AllClaims));
        });
        Assert.Equal(ClaimVerdict.NotMeasured, Judge(id, SampleRecords.Quick).Verdict);
    }

    // Published: 2 to 3 ns per nullable field.
    [Theory]
    [InlineData(3.5, ClaimVerdict.Confirmed)]
    [InlineData(0.8, ClaimVerdict.Refuted)]
    [InlineData(2, ClaimVerdict.DirectionHolds)]
    [InlineData(9, ClaimVerdict.DirectionHolds)]
    public void A_gain_per_field_is_the_difference_of_two_slopes(double markers, ClaimVerdict verdict)
    {
        RunRecord run = Scaled(markers / 2, 0.5);

        Assert.Equal(verdict, Judge("typed-16", run).Verdict);
        Assert.Equal(ClaimVerdict.NotMeasured, Judge("typed-16", SampleRecords.Quick).Verdict);
    }

    // Points that scatter: 3.5 ns lies outside of 2 to 3, and the interval contains "no gain" or not.
    [Theory]
    [InlineData(3.5, 0.5, "the interval reaches into the claim, our figure lies outside")]
    [InlineData(3.5, 5, "the interval holds the claim and its contrary")]
    [InlineData(2.5, 5, "the interval holds the claim and its contrary")]
    public void A_gain_that_decides_nothing_says_why(double gain, double scatter, string reason)
    {
        double tilt = LineFit.Of([(1, scatter), (2, -scatter), (4, -scatter), (8, scatter)]).Slope;

        ClaimFinding finding = Judge("typed-16", Scaled((gain - tilt) / 2, 0, scatter));

        Assert.Equal((ClaimVerdict.NotMeasured, reason), (finding.Verdict, finding.Reason));
    }

    [Fact]
    public void Bytes_of_a_field_come_from_the_parts_that_any_cell_with_these_messages_keeps()
    {
        RunRecord made = LinkModesTests.Make(("ignite/generated", 1076, 500), ("ignite/handwritten", 1076, 500)).WithCells(cell => cell with
        {
            Parts =
            [
                new("header", 24, "67 ...", "version", "1"), new("type-code", 1, "03", "Id: code", "3"),
                new("value", 4, "00 00 00 80", "Id", "<b>"),
            ],
        });
        CellRecord[] cells = SharedParts.KeepOnce(made.Cells);
        RunRecord run = made with { Cells = cells, Plan = [], Timings = [] };

        Assert.Null(cells[1].Parts);
        Assert.Equal(new ClaimFinding("24 bytes", ClaimVerdict.Confirmed), Judge("ignite-19", run));
        Assert.Equal(new ClaimFinding("5 bytes", ClaimVerdict.Confirmed), Judge("ignite-20", run));
        Assert.Equal(ClaimVerdict.NotMeasured, Judge("ignite-21", run).Verdict);
    }

    [Fact]
    public void A_run_without_rows_measures_nothing() => Assert.DoesNotContain(
        Publication.AllClaims.Select(claim => Judge(claim.Id, SampleRecords.Quick with { Timings = [], Cells = [] }).Verdict),
        verdict => IsDecided(verdict));

    [Fact]
    public void Every_neither_nor_has_its_reason() => Assert.All(
        Publication.AllClaims.Select(claim => Judge(claim.Id, SampleRecords.Quick)),
        finding => Assert.Equal(IsDecided(finding.Verdict), finding.Reason.Length == 0));

    [Fact]
    public void The_command_prints_them()
    {
        using var folder = new TestFolder();
        folder.Write(RunRecordFile.Name, SampleRecords.Quick);

        ProgramRun run = ProgramRun.Of("claims", folder.Path, "--all");

        Assert.Equal(0, run.ExitCode);
        Assert.All(Publication.AllClaims, claim => Assert.Contains($" {claim.Id} ", run.Output));
        Assert.Contains($"of {Publication.AllClaims.Count}.", run.Output);
    }

    private static bool IsDecided(ClaimVerdict verdict) =>
        verdict is ClaimVerdict.Confirmed or ClaimVerdict.DirectionHolds or ClaimVerdict.Refuted;

    // Nanoseconds for each nullable field with markers and with a bitmap. Those of encode scatter around the line.
    private static RunRecord Scaled(double markers, double bitmap, double scatter = 0)
    {
        ScalingRow Row(string serializer, double each) => new(
            serializer,
            "nullable field",
            [
                .. new (int Size, int Side)[] { (1, 1), (2, -1), (4, -1), (8, 1) }.Select(point => new ScalingPoint(
                    point.Size, point.Size, [100 + (point.Size * each) + (point.Side * scatter)], [100 + (point.Size * each)])),
            ],
            null);
        return SampleRecords.Quick with
        {
            Scaling = new ScalingRecord([Row("typed-markers/handwritten", markers), Row("typed-bitmap/handwritten", bitmap)]),
        };
    }

    internal static ClaimFinding Judge(string id, RunRecord record) =>
        Publication.AllClaims.Single(claim => claim.Id == id).Test.Judge(record, new Figures(record));
}
