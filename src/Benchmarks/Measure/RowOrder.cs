namespace SerBench.Benchmarks.Measure;

/// <summary>
/// The order of a round: data by data, since only rows of the same data are compared; floors first, so that a run that is cut short
/// has its yardsticks; the rest shuffled, so that no row always follows the same one.
/// </summary>
internal static class RowOrder
{
    public static TimedRow[] Shuffle(IReadOnlyList<TimedRow> rows, int round, IReadOnlySet<string> floors)
    {
        var random = new Random(round);
        return
        [
            .. rows
                .GroupBy(row => (row.Cell.Model, row.Cell.Scenario))
                .SelectMany(data => data.OrderBy(row => !floors.Contains(row.Cell.Serializer)).ThenBy(_ => random.Next())),
        ];
    }
}
