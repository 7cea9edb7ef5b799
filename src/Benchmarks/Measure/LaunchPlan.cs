using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Measure;

/// <summary>
/// The order and number of launches. Rows are launched data by data, since only rows of the same data are compared. Floors are launched before
/// and after the other rows: these are compared with the floors, and machines change their speed meanwhile. The other rows are shuffled,
/// so that no row always follows the same one.
/// </summary>
/// <param name="floors">The ids of the floors that are launched twice per round.</param>
public sealed class LaunchPlan(IReadOnlySet<string> floors)
{
    /// <summary>The plan of a run. With one sample per launch the figures mean nothing, so floors are launched once, like all other rows.</summary>
    public static LaunchPlan Of(RunRecord record) => new(
        record.Serializers
            .Where(serializer => serializer.Family == SerializerFamily.Floor && record.Profile.Iterations != 1)
            .Select(serializer => serializer.Id)
            .ToHashSet());

    /// <summary>The number of launches of a row per round.</summary>
    public int PerRound(CellId cell) => floors.Contains(cell.Serializer) ? 2 : 1;

    public int PerRound(IEnumerable<CellId> cells) => cells.Sum(PerRound);

    public TimedRow[] Order(IReadOnlyList<TimedRow> rows, int round)
    {
        var random = new Random(round);
        return
        [
            .. rows
                .GroupBy(row => (row.Cell.Model, row.Cell.Scenario))
                .SelectMany(data => Surround(
                    [.. data.Where(row => floors.Contains(row.Cell.Serializer))],
                    [.. data.Where(row => !floors.Contains(row.Cell.Serializer)).OrderBy(_ => random.Next())])),
        ];
    }

    private static IEnumerable<TimedRow> Surround(TimedRow[] floors, TimedRow[] others) => [.. floors, .. others, .. floors];
}

/// <summary>The settings for timing rows.</summary>
/// <param name="Arguments">BenchmarkDotNet's own options, as the caller gave them.</param>
/// <param name="Folder">The folder for BenchmarkDotNet's log and for the files of its diagnosers.</param>
public sealed record TimingPlan(Profile Profile, IReadOnlyList<string> Arguments, string Folder);
