namespace SerBench.Benchmarks.Tests.Engine.Measure;

public class LaunchPlanTests
{
    private static readonly TimedRow[] Rows =
    [
        .. from model in new[] { "person", "car" }
           from serializer in Enumerable.Range(0, 10).Select(i => $"a/{i}").Append("floor/object")
           select new TimedRow(new CellId(serializer, model, "x"), Operation.Encode, 1, ""),
    ];

    private static readonly TimedRow[] Pairs = [.. Rows, .. Rows.Select(row => row with { Operation = Operation.Decode })];

    private static readonly LaunchPlan Plan = new(new HashSet<string> { "floor/object" });

    [Fact]
    public void Data_stay_together_between_their_floors()
    {
        TimedRow[] order = Plan.Order(Rows, 0);

        Assert.Equal(Rows.ToHashSet(), order.ToHashSet());
        Assert.All(order[..12], row => Assert.Equal("person", row.Cell.Model));
        Assert.All([order[0], order[11], order[12], order[23]], row => Assert.Equal("floor/object", row.Cell.Serializer));
        Assert.Equal(24, order.Length);
    }

    [Fact]
    public void Launches_are_counted_as_they_are_ordered() =>
        Assert.Equal(new RoundSize(24, 48), Plan.PerRound(Pairs));

    [Fact]
    public void The_rows_of_a_cell_stay_together() =>
        Assert.All(
            TimedLaunch.Of(Plan.Order(Pairs, 3)),
            launch => Assert.Equal([Operation.Encode, Operation.Decode], launch.Rows.Select(row => row.Operation)));

    [Fact]
    public void A_round_has_its_own_order_and_always_the_same()
    {
        Assert.Equal(Plan.Order(Rows, 1), Plan.Order(Rows, 1));
        Assert.NotEqual(Plan.Order(Rows, 1), Plan.Order(Rows, 2));
    }
}
