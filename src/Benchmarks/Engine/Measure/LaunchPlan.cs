namespace SerBench.Benchmarks.Engine.Measure;

/// <summary>The order and number of launches. Launches go data by data: only rows of the same data are compared. Floors are launched before
/// and after the others, because machines change speed. The others are shuffled, so that none always follows the same one.</summary>
/// <param name="floors">The ids of the floors that are launched twice per round.</param>
public sealed class LaunchPlan(IReadOnlySet<string> floors)
{
    /// <summary>The plan of a run. Floors are launched once, like other rows, if launches have one sample, whose figures mean nothing, and
    /// in a race, which launches rows again.</summary>
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
                    [.. data.Where(row => !IsFloor(row.Cell)).GroupBy(row => row.Cell).OrderBy(_ => random.Next()).SelectMany(cell => cell)])),
        ];
    }

    private static IEnumerable<TimedRow> Surround(TimedRow[] floors, TimedRow[] others) => [.. floors, .. others, .. floors];
}

/// <summary>The numbers of launches of a round, and of rows that they time. A floor counts twice.</summary>
public readonly record struct RoundSize(int Launches, int Rows);
