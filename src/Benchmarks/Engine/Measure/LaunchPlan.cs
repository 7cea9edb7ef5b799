namespace SerBench.Benchmarks.Engine.Measure;

/// <summary>
/// The order and number of launches. A launch times all rows of a cell. Launches come data by data, since only rows of the same data are compared.
/// Floors are launched before and after the other cells: these are compared with the floors, and machines change their speed meanwhile. The other
/// cells are shuffled, so that none always follows the same one.
/// </summary>
/// <param name="floors">The ids of the floors that are launched twice per round.</param>
public sealed class LaunchPlan(IReadOnlySet<string> floors)
{
    /// <summary>
    /// The plan of a run. Floors are launched once, like all other rows, with one sample per launch, whose figures mean nothing, and in a race, which
    /// launches rows again.
    /// </summary>
    public static LaunchPlan Of(RunRecord record) => new(
        record.Serializers
            .Where(serializer => serializer.Family == SerializerFamily.Floor && record.Profile.Iterations != 1 && record.RaceSeed is null)
            .Select(serializer => serializer.Id)
            .ToHashSet());

    /// <summary>True for a floor that is launched before and after the cells of its data.</summary>
    public bool IsFloor(CellId cell) => floors.Contains(cell.Serializer);

    /// <summary>The number of launches of a cell per round.</summary>
    public int PerRound(CellId cell) => IsFloor(cell) ? 2 : 1;

    /// <summary>The size of a round over some rows.</summary>
    public RoundSize PerRound(IEnumerable<TimedRow> rows) => PerRound([.. rows.Select(row => row.Cell)]);

    /// <param name="cells">The cell of each row.</param>
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

/// <summary>The settings for timing rows.</summary>
/// <param name="Arguments">BenchmarkDotNet's own options, as the caller gave them.</param>
/// <param name="Folder">The folder for BenchmarkDotNet's log and for the files of its diagnosers.</param>
public sealed record TimingPlan(Profile Profile, IReadOnlyList<string> Arguments, string Folder);
