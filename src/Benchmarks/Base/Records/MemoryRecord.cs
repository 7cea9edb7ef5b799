namespace SerBench.Benchmarks.Base.Records;

/// <summary>The memory that encoding and decoding take, per row. A run's record keeps a copy, so that reports need one file.</summary>
public sealed record MemoryRecord(DateTimeOffset Started, string? Commit, string Processor, IReadOnlyList<MemoryRow> Rows) : IChecked
{
    public string? FindFault() =>
        Rows is null || Rows.Count == 0 || Rows.Contains(null!) ? "the table of memory has no rows, or an empty one"
        : Rows.FirstOrDefault(row => !row.IsPlausible) is { } bad ? $"the memory of {bad.Row} is no amount of memory"
        : RunRecordCheck.FirstTwice(Rows.Select(row => row.Row)) is { } twice ? $"the memory of {twice} stands twice"
        : null;
}

/// <summary>The memory that a row takes: to encode into a new array, or to decode.</summary>
/// <param name="PeakBytes">The peak of physical memory in the first call, less the memory before it; null without a report.</param>
/// <param name="RetainedBytes">By how much the heap has grown after all calls, once results are dropped and garbage is collected.</param>
/// <param name="Collections">Collections of generations 0, 1 and 2 per million calls. Each number includes older generations.</param>
public sealed record MemoryRow(
    RowRecord Row, int MessageBytes, long AllocatedBytes, long? PeakBytes, long RetainedBytes, IReadOnlyList<double> Collections, int Calls)
{
    internal bool IsPlausible =>
        Row is not null && MessageBytes >= 0 && AllocatedBytes >= 0 && PeakBytes is null or >= 0 && RetainedBytes >= 0 && Calls > 0
        && Collections is { Count: 3 } && Collections.All(count => count >= 0 && double.IsFinite(count));
}
