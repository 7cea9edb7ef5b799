using SerBench.Engine.Measure;
using SerBench.Benchmarks.Features.Runs;
using SerBench.Benchmarks.Tests.Engine.Judging;

namespace SerBench.Benchmarks.Tests.Features.Runs;

public class RacePlanTests
{
    private const string Oblong = "peer/Oblong";
    private const string Square = "peer/Square";

    private static readonly RunRecord Whole = LinkModesTests.Make(
        (Square, 1000, 6000), (Square + ":fast", 1000, 1000), (Oblong, 900, 9000), ("fixed/generated", 1000, 1000)) with
    { RaceSeed = 1 };

    // Rows that do not compete may lack a time: ways of a library, and ours.
    [Theory]
    [InlineData(true)]
    [InlineData(true, Square)]
    [InlineData(true, Square, Square + ":fast", "fixed/generated")]
    [InlineData(false, Square, Oblong)]
    [InlineData(false, Square, Oblong, Square + ":fast", "fixed/generated")]
    public void The_first_round_lasts_until_each_rival_was_launched(bool isFirst, params string[] timed) =>
        Assert.Equal(isFirst, RacePlan.IsFirstRound(Whole.WhereTimings(timing => timed.Contains(timing.Row.Serializer))));

    [Fact]
    public void A_full_run_launches_all_rows_before_it_launches_one_again() =>
        Assert.Equal(
            ["fixed/generated", Square + ":fast"],
            NextOfFull(Whole.WhereTimings(timing => timing.Row.Serializer is Square or Oblong)));

    // Square costs 14 us and Oblong 25.2 us: only Square is named.
    [Theory]
    [InlineData(2, Square)]
    [InlineData(3)]
    public void A_full_run_launches_the_rows_of_its_answer_three_times(int launches, params string[] next) =>
        Assert.Equal(next, NextOfFull(VerdictTests.Repeat(launches, Whole)));

    // The ratios of the card are to protobuf-net, whatever leads.
    [Theory]
    [InlineData(2, "dense/generated", "ignite/accessors", Square, "peer/protobuf-net")]
    [InlineData(3)]
    public void A_full_run_launches_the_rows_of_the_card_three_times(int launches, params string[] next) =>
        Assert.Equal(next, NextOfFull(VerdictTests.Repeat(launches, WithCard(named: 10))));

    // Over 8 Mbit/s the bytes decide at once; which code is the fastest is still open, and that line is raced, too.
    [Fact]
    public void Every_line_of_the_answer_is_raced()
    {
        RunRecord record = VerdictTests.Repeat(2, LinkModesTests.Make((Square, 1000, 6000), (Oblong, 5000, 6500))) with
        {
            RaceSeed = 1,
            Question = new Question(1),
        };
        var judge = new Judge(record);

        Assert.Empty(judge.Answers.Single().OverLink.Next);
        Assert.Equal([Oblong, Square], NextOf(record));
    }

    // Nobody is dropped before the noise is known: it is measured on one kind of data.
    [Fact]
    public void The_noise_is_measured_before_a_row_leaves()
    {
        RunRecord both = Whole.And(Whole.On("person", "ascii")) with { RaceSeed = 1 };
        string[] scenarios = [.. RacePlan.Next(both).Select(row => row.Scenario).Distinct()];

        Assert.Equal(["article"], scenarios);
        Assert.Equal([Oblong, Square], NextOf(both));
    }

    [Fact]
    public void Rivals_are_launched_before_all_others() =>
        Assert.Equal([Oblong, Square], NextOf(Whole with { Timings = [] }));

    // Whatever has been launched so far, and in whichever order: until the card is whole, only its cells come next.
    [Fact]
    public void A_row_of_the_card_never_waits_for_another_row()
    {
        RunRecord record = WithCard();
        CellId[] cells = [.. record.Plan.Select(row => row.Cell).Distinct()];
        HashSet<CellId> card = [.. ModeLine.CardOf(cells)];
        Assert.Equal(3, card.Count);
        foreach (int seed in Enumerable.Range(0, 64))
        {
            HashSet<CellId> timed = [.. cells.Where((_, index) => (seed >> index & 1) == 1)];
            RunRecord some = record.WhereTimings(timing => timed.Contains(timing.Row.Cell));
            CellId[] missing = [.. card.Except(timed)];

            Assert.Equal(missing.Length > 0, RacePlan.IsOfCard(some));
            Assert.True(missing.Length == 0 || missing.ToHashSet().SetEquals(RacePlan.Next(some).Select(row => row.Cell)));
        }
    }

    /// <param name="named">the time of Square, which the answer names if it is the least.</param>
    private static RunRecord WithCard(double named = 1000)
    {
        string[] serializers = ["ignite/accessors", "peer/protobuf-net", "dense/generated", "floor/object", Oblong, Square];
        return LinkModesTests.Make(
            [.. serializers.Select(serializer => (serializer, 1000, serializer == Square ? named : 1000.0))]) with { RaceSeed = 1 };
    }

    private static IEnumerable<string> NextOfFull(RunRecord record) => NextOf(record with { Profile = Profile.Full.Record });

    private static IEnumerable<string> NextOf(RunRecord record) =>
        RacePlan.Next(record).Select(row => row.Serializer).Distinct().Order(StringComparer.Ordinal);
}
