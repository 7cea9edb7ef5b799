
namespace SerBench.Benchmarks.Records;

/// <summary>The times of a run of its own, of as many formats with as many accesses as it had time for: a run of everything has no room for them.</summary>
/// <param name="Measured">When.</param>
/// <param name="CommandLine">The arguments of that run.</param>
/// <param name="Commit">Of the sources it was built from; null outside a repository.</param>
public sealed record GridRecord(DateTimeOffset Measured, string CommandLine, string? Commit, IReadOnlyList<TimingRecord> Timings)
{
    /// <summary>What another run says of the cells of this one: those of the grid, verified in both. Null when there are none.</summary>
    public static GridRecord? Of(RunRecord other, RunRecord run)
    {
        HashSet<CellId> cells = [.. GridCells(run).Intersect(GridCells(other))];
        TimingRecord[] timings = [.. other.Timings.Where(timing => timing.HasSamples && cells.Contains(timing.Row.Cell))];
        return timings.Length == 0 ? null : new GridRecord(other.Started, other.CommandLine, other.Commit, timings);
    }

    /// <summary>The first thing that does not fit the run it is kept in, as the end of a sentence; null when there is none.</summary>
    public string? FindFault(RunRecord run)
    {
        if (Timings.Contains(null!))
        {
            return "the grid has an empty entry";
        }

        HashSet<CellId> cells = [.. GridCells(run)];
        return Timings.FirstOrDefault(timing => !cells.Contains(timing.Row.Cell)) is { } unknown ? $"the row {unknown.Row} of the grid has no verified cell"
            : Timings.GroupBy(timing => timing.Row).FirstOrDefault(group => group.Count() > 1) is { } twice ? $"the row {twice.Key} of the grid is listed twice"
            : Timings.FirstOrDefault(timing => !timing.IsTime) is { } timing ? $"a sample of {timing.Row} in the grid is no time"
            : null;
    }

    private static IEnumerable<CellId> GridCells(RunRecord run)
    {
        HashSet<string> serializers = [.. run.Serializers.Where(serializer => serializer.Family == Formats.Contracts.SerializerFamily.Grid).Select(serializer => serializer.Id)];
        return run.Cells.Where(cell => cell.Status == CellStatus.Verified && serializers.Contains(cell.Serializer)).Select(cell => cell.Id);
    }
}
