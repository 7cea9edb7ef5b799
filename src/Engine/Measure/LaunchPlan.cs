namespace SerBench.Engine.Measure;

// Only rows of the same data are compared, so launches go data by data. Machines change speed, so floors (yardsticks) are launched before
// and after the other rows. Other rows are shuffled, so that no row always follows the same row.
public sealed class LaunchPlan(IReadOnlySet<string> floors)
{
    public static LaunchPlan Of(RunRecord record) => new(
        record.Serializers
            .Where(serializer => serializer.Family == SerializerFamily.Floor && record.Profile.Iterations != 1 && record.RaceSeed is null)
            .Select(serializer => serializer.Id)
            .ToHashSet());

    public bool IsFloor(CellId cell) => floors.Contains(cell.Serializer);

    public int PerRound(CellId cell) => IsFloor(cell) ? 2 : 1;

    public RoundSize PerRound(IEnumerable<TimedRow> rows) => PerRound([.. rows.Select(row => row.Cell)]);

    public RoundSize PerRound(IReadOnlyList<CellId> cells) => new(cells.Distinct().Sum(PerRound), cells.Sum(PerRound));

    public TimedRow[] Order(IReadOnlyList<TimedRow> rows, int round)
    {
        var random = new Random(round);
        return
        [
            .. rows
                .GroupBy(row => (row.Cell.Model, row.Cell.Scenario))
                .SelectMany(data => Surround(
                    [.. data.Where(row => IsFloor(row.Cell)).GroupBy(row => row.Cell).SelectMany(cell => cell)],
                    [.. data.Where(row => !IsFloor(row.Cell)).GroupBy(row => row.Cell)
                        .OrderBy(_ => random.Next()).SelectMany(cell => cell)])),
        ];
    }

    private static IEnumerable<TimedRow> Surround(TimedRow[] floors, TimedRow[] others) => [.. floors, .. others, .. floors];
}

public readonly record struct RoundSize(int Launches, int Rows);
