namespace SerBench.Benchmarks.Base.Records;

/// <summary>The memory that rows take. The record of a run keeps a copy, so that reports need no second file.</summary>
public sealed record MemoryRecord(DateTimeOffset Started, string? Commit, string Processor, IReadOnlyList<MemoryRow> Rows) : IChecked
{
    public string? FindFault() =>
        Rows is null || Rows.Count == 0 || Rows.Contains(null!) ? "the table of memory has no rows, or an empty one"
        : Rows.FirstOrDefault(row => !row.IsPlausible) is { } bad ? $"the memory of {bad.Row} is no amount of memory"
        : RunRecordCheck.FirstTwice(Rows.Select(row => row.Row)) is { } twice ? $"the memory of {twice} stands twice"
        : null;
}

/// <summary>The memory that a row takes: to encode into a new array, or to decode.</summary>
/// <param name="PeakBytes">The most physical memory during the first call, beyond that before it; null if the system reports none.</param>
/// <param name="RetainedBytes">The heap bytes in use after the calls and a collection, without results: buffers, pools and tables.</param>
/// <param name="Collections">Collections of generations 0, 1 and 2 per million calls, each with those of older generations.</param>
public sealed record MemoryRow(
    RowRecord Row, int MessageBytes, long AllocatedBytes, long? PeakBytes, long RetainedBytes, IReadOnlyList<double> Collections, int Calls)
{
    internal bool IsPlausible =>
        Row is not null && MessageBytes >= 0 && AllocatedBytes >= 0 && PeakBytes is null or >= 0 && RetainedBytes >= 0 && Calls > 0
        && Collections is { Count: 3 } && Collections.All(count => count >= 0 && double.IsFinite(count));
}
