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
    private static readonly string Text = WrittenReports.Markdown(Record).Split("## Ladder")[1].Split("\n## ")[0];

    [Fact]
    public void A_rung_has_its_mode_size_times_and_the_published_figures() => Assert.Equal(
        "| V1 | typed-markers/reflection | 42 | | 200 | 200 | 400 | 2,500,000 | 75.0 / 125.0 / 200.0, 42 |",
        LineOf("| V1 "));

    [Fact]
    public void A_step_shows_what_it_saved_and_all_steps_so_far() => Assert.Equal(
        "| V1 to V2 | delegates that box | +50.0 ns | 25 % | +50.0 ns | 25 % | +100.0 ns | 25 % |",
        LineOf("| V1 to V2"));

    [Fact]
    public void What_the_intervals_do_not_tell_apart_is_a_tie() => Assert.Equal(
        "| V3 to V4 | null bitmap instead of markers | tie | 63 % | tie | 63 % | tie | 63 % |",
        LineOf("| V3 to V4"));

    [Fact]
    public void From_V4_to_V5_access_and_format_are_told_apart()
    {
        Assert.Contains("+48.0 ns", LineOf("| V4 to access alone"));
        Assert.Contains("+50.0 ns", LineOf("| access alone to V5"));
        Assert.DoesNotContain("format alone", Text);
    }

    [Fact]
    public void The_hand_written_mode_stands_in_for_the_generated_one() => Assert.Contains("| V6 | dense/handwritten |", LineOf("| V6 "));

    [Fact]
    public void Ideas_stand_beside_what_they_were_expected_to_save() => Assert.Equal(
        "| reordering, primitives first | typed-reordered/accessors | 35 | +9.0 ns | +9.0 ns | +18.0 ns | 1-2 |",
        LineOf("| reordering"));

    [Fact]
    public void A_competitor_is_a_multiple_of_V6() => Assert.Equal(
        "| Jackson | peer/System.Text.Json | JSON | 112 | 20.0 | 20.0 | 20.0 | 112, 6.97 |",
        LineOf("| Jackson"));

    [Fact]
    public void The_ranking_gives_ties_one_place()
    {
        Assert.Equal("| 1 | dense/handwritten | 40.0 | 27 |", LineOf("| 1 "));
        Assert.Equal("| 4 | typed-bitmap/accessors | 148 | 35 |", LineOf("| 4 "));
        Assert.DoesNotContain("| 5 ", Flat(Text));
        Assert.Equal("| 6 | typed-markers/delegates | 300 | 42 |", LineOf("| 6 "));
    }

    [Fact]
    public void The_published_text_is_corrected()
    {
        Assert.Contains("other machine", Text);
        Assert.Contains("39, 75 and 129 bytes", Text);
        Assert.Contains("never measured", Text);
    }

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

    private static string LineOf(string start) =>
        Flat(Text).Split('\n').First(line => line.StartsWith(start, StringComparison.Ordinal));

    private static string Flat(string text) =>
        string.Join(
            '\n', text.Split('\n').Select(line => string.Join(' ', line.Split(' ', StringSplitOptions.RemoveEmptyEntries))));
}
