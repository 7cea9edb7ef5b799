using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Tests.Reports.Links;
using SerBench.Benchmarks.Tests.Records;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Tests.Reports;

public class VerdictTests
{
    private const string Oblong = "peer/Oblong";
    private const string Square = "peer/Square";
    private const string Ours = "dense/generated";

    [Fact]
    public void It_names_the_cheapest_mode_where_there_are_no_libraries_and_sets_access_against_format() =>
        Assert.Equal(
            "Over 1 Gbit/s, the mode that costs least is ignite-raw/handwritten on person (too close to matter: ignite-raw/compiled). "
            + "On person/article, another access changes the time to encode up to 4.00 times (ignite-raw/compiled against ignite-raw/reflection), "
            + "another format up to 1.50 times (ignite-raw/compiled against ignite/compiled). "
            + "1 of 10 rows were not timed; not compared, since this build lacks them: protobuf-net. "
            + "One process per cell was timed: differences below a fifth need several (--full).",
            Write(SampleRecords.Quick));

    [Fact]
    public void The_table_tells_how_far_a_library_is_from_ours_and_from_the_best()
    {
        RunRecord record = Make((Square, 1000, 6000), (Oblong, 900, 9000), (Square + "+lz4", 50, 100), (Ours, 1000, 1000), ("dense/handwritten", 250, 2000));

        Assert.Equal(
            [["person", "Square", "-", "Oblong, 900 bytes", "x 0.50 (dense/generated \u2020)", "x 0.30 (dense/handwritten): 57 % of what it saves is code, 43 % bytes", "not attacked", "not measured"]],
            VerdictTable.Create(record, new Figures(record)).Content.Rows);
        Assert.StartsWith("Over 1 Gbit/s, the library that costs least is Square on person. ", Write(record), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(250, 7000, "x 0.80 (dense/handwritten): fewer bytes, more code")]
    [InlineData(1200, 3000, "x 0.78 (dense/handwritten): less code, more bytes")]
    public void What_the_best_gives_up_is_said(int bytes, double time, string expected)
    {
        RunRecord record = Make((Square, 1000, 6000), (Ours, 1000, 6000), ("dense/handwritten", bytes, time));

        Assert.Equal(expected, VerdictTable.Create(record, new Figures(record)).Content.Rows[0][5]);
    }

    /// <summary>20,000 ns against 20,100 and 21,900: less than a tenth; 24,000 is more.</summary>
    [Fact]
    public void What_differs_by_less_than_a_tenth_is_too_close_to_matter() =>
        Assert.Contains(
            "is Square on person (too close to matter: Oblong, Third).",
            Write(Make((Square, 1000, 6000), (Oblong, 1000, 6050), ("peer/Third", 1000, 6950), ("peer/Fourth", 1000, 8000))));

    [Fact]
    public void The_ways_of_a_library_are_one_choice() =>
        Assert.Contains("is Square:fast on person.", Write(Make((Square, 1000, 6000), (Square + ":fast", 1000, 5900), (Oblong, 1000, 9000))));

    [Fact]
    public void Where_no_library_was_timed_the_table_names_none()
    {
        RunRecord record = Make((Ours, 1000, 1000), ("dense/handwritten", 250, 2000));

        Assert.Equal(["person", "none timed", "-", "-", "dense/generated \u2020"], VerdictTable.Create(record, new Figures(record)).Content.Rows[0].Take(5));
    }

    /// <summary>The clock stopped the run when one library of three was timed.</summary>
    [Fact]
    public void Where_most_libraries_were_left_out_none_is_named_the_best()
    {
        RunRecord record = Make((Square, 1000, 6000), (Oblong, 900, 9000), ("peer/Third", 1000, 6950), (Ours, 1000, 1000));
        RunRecord cut = record with
        {
            LeftOut = [.. record.Plan.Where(row => row.Serializer is Square or "peer/Third")],
            Plan = [.. record.Plan.Where(row => row.Serializer is Oblong or Ours)],
            Timings = [.. record.Timings.Where(timing => timing.Row.Serializer is Oblong or Ours)],
        };

        Assert.StartsWith("Too few libraries were timed for an answer on person (1 of 3): a longer --budget times them. ", Write(cut), StringComparison.Ordinal);
        Assert.Equal(["person", "too few timed (1 of 3)", "-"], VerdictTable.Create(cut, new Figures(cut)).Content.Rows[0].Take(3));
    }

    /// <summary>Only the second data have both, and the answer says so.</summary>
    [Fact]
    public void It_answers_on_data_with_a_library_and_ours()
    {
        RunRecord first = Make((Square, 1000, 1000), (Oblong, 1000, 9000));
        RunRecord second = Make((Square, 1000, 9000), (Oblong, 1000, 1000), (Ours, 1000, 900));
        RunRecord both = second with
        {
            Cells = [.. first.Cells, .. second.Cells.Select(cell => cell with { Scenario = "ascii" })],
            Plan = [.. first.Plan, .. second.Plan.Select(row => row with { Scenario = "ascii" })],
            Timings = [.. first.Timings, .. second.Timings.Select(timing => timing with { Row = timing.Row with { Scenario = "ascii" } })],
        };

        Assert.Contains("is Oblong on person (ascii).", Write(both));
    }

    /// <summary>The floor took three times as long in its second launch: a library with 2.5 times the code cannot be told from the best.</summary>
    [Fact]
    public void On_a_busy_machine_it_says_that_it_cannot_tell()
    {
        RunRecord quiet = Make((SampleRecords.Floor, 900, 10), (Square, 1000, 1000), (Oblong, 1000, 2500));
        RunRecord busy = quiet with
        {
            Serializers = [SampleRecords.Serializer(SampleRecords.Floor, "Floor", SerializerFamily.Floor), .. quiet.Serializers.Skip(1)],
            Timings =
            [
                .. quiet.Timings.Select(timing => timing.Row.Serializer == SampleRecords.Floor
                    ? timing with { Launches = [timing.Launches[0], [.. timing.Launches[0].Select(sample => 3 * sample)]] }
                    : timing),
            ],
        };

        Assert.Contains("is Square on person (too close to matter: Oblong).", Write(busy));
        Assert.Equal("x 3.00", VerdictTable.Create(busy, new Figures(busy)).Content.Rows[0][^1]);
        Assert.Contains("This machine was busy: floors that should take the same differ up to 3.0 times, so smaller ratios mean nothing (person/article 3.0).", Write(busy));
    }

    /// <summary>The fastest row of a round trip is not called the fastest if other rows were not timed with it.</summary>
    [Fact]
    public void What_only_some_rows_were_asked_for_is_not_ranked()
    {
        string[] rows = [SampleRecords.Fast, SampleRecords.Level, SampleRecords.Slow, SampleRecords.Other];
        RunRecord With(params string[] timed) => SampleRecords.Quick with
        {
            Timings = [.. SampleRecords.Quick.Timings.Where(timing => timing.Row.Operation == Operation.Encode), .. timed.Select(row => SampleRecords.Timing(row, Operation.RoundTrip, 10))],
        };

        Assert.DoesNotContain("round-trip", Write(With(rows[1])));
        Assert.DoesNotContain("round-trip", Write(With(rows[1..])));
        Assert.Contains("round-trip is fastest in", Write(With(rows)));
    }

    [Fact]
    public void A_smoke_run_proves_nothing() =>
        Assert.Equal(
            "All that was timed ran; the figures of a smoke run mean nothing.",
            Write(SampleRecords.Quick with { Profile = new ProfileRecord("smoke", 1, 100, 1) }));

    [Fact]
    public void Nothing_timed_is_said() => Assert.Equal("Nothing was timed.", Write(SampleRecords.Quick with { Timings = [] }));

    private static RunRecord Make(params (string Serializer, int Bytes, double Time)[] modes)
    {
        RunRecord record = LinkModesTests.Make(modes);
        return record with
        {
            Serializers = [.. record.Serializers.Select(serializer => serializer.Id.StartsWith("peer/", StringComparison.Ordinal) ? serializer with { Family = SerializerFamily.Peer }
                : serializer.Id == Ours ? serializer with { Traits = ["same-type"] } : serializer)],
        };
    }

    private static string Write(RunRecord record) => Verdict.Write(record, new Figures(record));
}
