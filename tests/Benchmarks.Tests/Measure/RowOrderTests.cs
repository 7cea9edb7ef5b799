using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Measure;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Tests.Measure;

public class RowOrderTests
{
    private static readonly TimedRow[] Rows =
    [
        .. from model in new[] { "person", "car" }
           from serializer in Enumerable.Range(0, 10).Select(i => $"a/{i}").Append("floor/object")
           select new TimedRow(new CellId(serializer, model, "x"), Operation.Encode, 1, ""),
    ];

    private static readonly HashSet<string> Floors = ["floor/object"];

    [Fact]
    public void Data_stay_together_and_floors_come_first()
    {
        TimedRow[] order = RowOrder.Shuffle(Rows, 0, Floors);

        Assert.Equal(Rows.ToHashSet(), order.ToHashSet());
        Assert.All(order[..11], row => Assert.Equal("person", row.Cell.Model));
        Assert.Equal("floor/object", order[0].Cell.Serializer);
        Assert.Equal("floor/object", order[11].Cell.Serializer);
    }

    [Fact]
    public void A_round_has_its_own_order_and_always_the_same()
    {
        Assert.Equal(RowOrder.Shuffle(Rows, 1, Floors), RowOrder.Shuffle(Rows, 1, Floors));
        Assert.NotEqual(RowOrder.Shuffle(Rows, 1, Floors), RowOrder.Shuffle(Rows, 2, Floors));
    }
}
