using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Measure;

/// <summary>
/// When rows are launched, and how often: data by data, since only rows of the same data are compared; the floors before and after the
/// others, because every row is told as a multiple of them and machines change their speed meanwhile; the others shuffled, so that no
/// row always follows the same one.
/// </summary>
/// <param name="floors">Ids of the floors.</param>
public sealed class LaunchPlan(IReadOnlySet<string> floors)
{
    /// <summary>The plan of a run. With one sample per launch figures mean nothing, and floors are launched like all others.</summary>
    public static LaunchPlan Of(RunRecord record) => new(
        record.Serializers
            .Where(serializer => serializer.Family == SerializerFamily.Floor && record.Profile.Iterations != 1)
            .Select(serializer => serializer.Id)
            .ToHashSet());

    /// <summary>How often a round launches a row.</summary>
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

/// <summary>How rows are to be timed.</summary>
/// <param name="Arguments">Options of BenchmarkDotNet's own, as the caller gave them.</param>
/// <param name="Folder">Where BenchmarkDotNet may leave its log and the files of its diagnosers.</param>
public sealed record TimingPlan(Profile Profile, IReadOnlyList<string> Arguments, string Folder);
