using SerBench.Benchmarks.Tests.Transcripts;
using SerBench.Published.TypedLadder;

namespace SerBench.Benchmarks.Tests.Published.TypedLadder;

public class LadderSectionTests
{
    private static readonly (string Serializer, double RoundTrip, int Size)[] Rows =
    [
        ("typed-markers/reflection", 400, 42),
        ("typed-markers/delegates", 300, 42),
        ("typed-markers/accessors", 150, 42),
        ("typed-bitmap/accessors", 148, 35),
        ("typed-bitmap/compiled", 100, 35),
        ("typed-reordered/accessors", 130, 35),
        ("dense/compiled", 50, 27),
        ("dense/handwritten", 40, 27),
        ("peer/System.Text.Json", 800, 112),
    ];

    private static readonly RunRecord Record = Make(Rows);
    // Rungs, steps, ties, access and format apart, a stand-in for the generated mode, ideas, competitors, ranks, and corrections.
    [Fact]
    public void The_section_is_what_was_accepted() => AcceptedText.AssertIs(
        "Published/TypedLadder/ladder-section.txt", AcceptedText.Section(WrittenReports.Markdown(Record), "Ladder"));

    [Fact]
    public void A_run_without_the_ladder_has_no_such_section()
    {
        Assert.Null(new LadderSection().Write(SampleRecords.Quick, new Figures(SampleRecords.Quick)));
        Assert.DoesNotContain("## Ladder", WrittenReports.Markdown(SampleRecords.Quick));
        Assert.Contains("## Ladder", WrittenReports.Markdown(Record));
    }

    [Fact]
    public void Every_mode_of_the_plan_exists()
    {
        Assert.All(
            LadderPlan.Rungs.Concat(LadderPlan.Between),
            rung => Assert.Contains(rung.Serializers, id => Catalog.BuiltIn.Find(id) is not null));
        Assert.All(LadderPlan.Ideas.Select(idea => idea.Serializer).OfType<string>(), id => Assert.NotNull(Catalog.BuiltIn.Find(id)));
        Assert.All(LadderPlan.Peers, peer => Assert.Contains(peer.Serializers, id => Catalog.BuiltIn.Find(id) is not null));
        Assert.All(LadderPlan.SerializersIn(Catalog.BuiltIn), id => Assert.NotNull(Catalog.BuiltIn.Find(id)));
    }

    // Twelve samples around each median, with an interval of about two on either side.
    private static RunRecord Make((string Serializer, double RoundTrip, int Size)[] rows)
    {
        TimingRecord[] timings =
        [
            .. from row in rows
               from operation in new[] { Operation.Encode, Operation.Decode, Operation.RoundTrip }
               select SampleRecords.Timing(row.Serializer, operation, operation == Operation.RoundTrip ? row.RoundTrip : row.RoundTrip / 2),
        ];
        RunRecord record = SampleRecords.Quick with
        {
            Serializers = [.. rows.Select(row => SampleRecords.Serializer(row.Serializer, row.Serializer))],
            Cells = [.. rows.Select(row => SampleRecords.Cell(row.Serializer, row.Size))],
            Plan = [.. timings.Select(timing => timing.Row)],
            Timings = timings,
            FirstCalls = [],
        };
        return record.On("simple", "s0");
    }
}
