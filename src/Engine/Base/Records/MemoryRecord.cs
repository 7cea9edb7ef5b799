namespace SerBench.Engine.Base.Records;

public sealed record MemoryRecord(DateTimeOffset Started, string? Commit, string Processor, IReadOnlyList<MemoryRow> Rows) : IChecked
{
    public string? FindFault() =>
        Rows.Count == 0 || Rows.Contains(null!) ? "the table of memory has no rows, or an empty one"
        : Rows.FirstOrDefault(row => !row.IsPlausible) is { } bad ? $"the memory of {bad.Row} is no amount of memory"
        : RunRecordCheck.FirstTwice(Rows.Select(row => row.Row)) is { } twice ? $"the memory of {twice} stands twice"
        : null;
}

/// <param name="PeakBytes">the growth of physical memory in the first call.</param>
/// <param name="RetainedBytes">the growth of the heap over all calls, after results are dropped.</param>
/// <param name="Collections">collections of generations 0, 1 and 2 per million calls; each number includes older generations.</param>
public sealed record MemoryRow(
    RowRecord Row, int MessageBytes, long AllocatedBytes, long? PeakBytes, long RetainedBytes, IReadOnlyList<double> Collections, int Calls)
{
    internal bool IsPlausible =>
        Row is not null && MessageBytes >= 0 && AllocatedBytes >= 0 && PeakBytes is null or >= 0 && RetainedBytes >= 0 && Calls > 0
        && Collections is { Count: 3 } && Collections.All(count => count >= 0 && double.IsFinite(count));
}
