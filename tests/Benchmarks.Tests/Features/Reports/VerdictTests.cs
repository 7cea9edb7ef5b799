using SerBench.Benchmarks.Base.Pages;
using SerBench.Benchmarks.Base.Records;
using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Features.Reports.Sections;
using SerBench.Benchmarks.Tests.Base.Records;
using SerBench.Benchmarks.Tests.Features.Reports.Links;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Tests.Features.Reports;

public class VerdictTests
{
    private const string Oblong = "peer/Oblong";
    private const string Square = "peer/Square";
    private const string Ours = "dense/generated";

    [Fact]
    public void Where_the_link_takes_most_one_launch_is_enough_for_an_answer() =>
        Assert.Equal(
            "Over 1 Gbit/s, the mode that costs least is ignite-raw/handwritten on person (equal within 10 %: ignite-raw/compiled). "
            + "Not compared, since this build lacks them: protobuf-net.",
            Write(SampleRecords.Quick with { Plan = [.. SampleRecords.Quick.Timings.Select(timing => timing.Row)] }));

    [Fact]
    public void The_table_tells_how_far_a_library_is_from_ours()
    {
        RunRecord record = Repeat(4, Make((Square, 1000, 6000), (Oblong, 900, 9000), (Square + "+lz4", 50, 100), (Ours, 1000, 1000), ("dense/handwritten", 250, 2000)));

        Assert.Equal(
            [["person", "Square", "-", "Oblong, 900 bytes", "x 0.50 (dense/generated \u2020)", "not attacked", "10 %"]],
            VerdictTable.Create(record, new Figures(record)).Content.Rows);
        Assert.StartsWith("Over 1 Gbit/s, the library that costs least is Square on person. ", Write(record), StringComparison.Ordinal);
    }

    /// <summary>20,000 ns against 20,100: less than a tenth; 24,000 is more.</summary>
    [Fact]
    public void What_differs_by_less_than_a_tenth_is_equal() =>
        Assert.Contains(
            "is Square on person (equal within 10 %: Oblong).",
            Write(Repeat(8, Make((Square, 1000, 6000), (Oblong, 1000, 6050), ("peer/Fourth", 1000, 8000)))));

    /// <summary>The plan says what stands for a library, and not the figures.</summary>
    [Fact]
    public void A_library_stands_by_its_main_row() =>
        Assert.Contains("is Square on person.", Write(Repeat(8, Make((Square, 1000, 6000), (Square + ":fast", 1000, 1000), (Oblong, 1000, 9000)))));

    [Fact]
    public void Where_no_library_was_timed_the_table_names_none()
    {
        RunRecord record = Make((Ours, 1000, 1000), ("dense/handwritten", 250, 2000));

        Assert.Equal(["person", "none timed", "-", "-", "dense/generated \u2020"], VerdictTable.Create(record, new Figures(record)).Content.Rows[0].Take(5));
    }

    /// <summary>The clock stopped the run when one library of three was timed.</summary>
    [Theory]
    [InlineData(1, "Timed 1 of 3 libraries on person. Not yet: Square, Third. Continue: `--resume --out there`. ")]
    [InlineData(2, "Timed 2 of 3 libraries on person. Not yet: Third. Continue: `--resume --out there`. ")]
    public void While_a_library_lacks_a_time_nobody_is_named_the_best(int timed, string expected)
    {
        RunRecord record = Make((Oblong, 900, 9000), (Square, 1000, 6000), ("peer/Third", 1000, 6950), (Ours, 1000, 1000));
        RunRecord cut = record with { State = RunState.Stopped, Timings = [.. record.Timings.Take(2 * timed)] };

        Assert.StartsWith(expected, Verdict.Write(cut, new Figures(cut), "there") + " ", StringComparison.Ordinal);
        Assert.DoesNotContain("costs least", Write(cut));
        Assert.DoesNotContain("fastest", Write(cut));
        Assert.Equal(["person", $"timed {timed} of 3 libraries", "-"], VerdictTable.Create(cut, new Figures(cut)).Content.Rows[0].Take(3));
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

        Assert.Contains("is Oblong on person (ascii).", Write(Repeat(4, both)));
    }

    /// <summary>Every other launch of one library took twice as long: a library with 1.6 times the code cannot be told from the best.</summary>
    [Fact]
    public void On_a_busy_machine_it_says_that_it_cannot_tell()
    {
        RunRecord quiet = Repeat(4, Make((Square, 100, 1000), (Oblong, 100, 1600)));
        RunRecord busy = quiet with
        {
            Timings = [.. quiet.Timings.Select(timing => timing.Row.Serializer == Square ? timing with { Launches = [.. timing.Launches.Select(Disturb)] } : timing)],
        };

        Assert.Contains("is Square on person.", Write(quiet));
        Assert.Contains("is Square or Oblong on person (undecided", Write(busy));
        Assert.Equal("10 %", VerdictTable.Create(quiet, new Figures(quiet)).Content.Rows[0][^1]);
        Assert.NotEqual("10 %", VerdictTable.Create(busy, new Figures(busy)).Content.Rows[0][^1]);
    }

    [Fact]
    public void A_smoke_run_proves_nothing_and_names_nobody()
    {
        const string Sentence = "All that was timed ran; the figures of a smoke run mean nothing.";
        RunRecord record = SampleRecords.Quick with { Profile = new ProfileRecord("smoke", 1, 100, 1) };
        var figures = new Figures(record);

        Assert.Equal(Sentence, Write(record));
        Assert.Empty(AnswerSection.Brief(record, figures).Rows);
        Assert.Equal([Sentence], Verdict.CutsOf(record, figures).Values.Distinct());
        Assert.NotEmpty(AnswerSection.Brief(SampleRecords.Quick, new Figures(SampleRecords.Quick)).Rows);
    }

    [Fact]
    public void Nothing_timed_is_said() => Assert.Equal("Nothing was timed.", Write(SampleRecords.Quick with { Timings = [] }));

    private static IReadOnlyList<double> Disturb(IReadOnlyList<double> launch, int number) => [.. launch.Select(sample => sample * (1 + (number % 2)))];

    private static RunRecord Repeat(int launches, RunRecord record) =>
        record with { Timings = [.. record.Timings.Select(timing => timing with { Launches = [.. Enumerable.Repeat(timing.Launches[0], launches)] })] };

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
