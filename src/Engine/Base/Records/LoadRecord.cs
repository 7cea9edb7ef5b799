namespace SerBench.Engine.Base.Records;

public sealed record LoadRecord(DateTimeOffset Started, string? Commit, string Processor, int Cores, IReadOnlyList<LoadRow> Rows) : IChecked
{
    public string? FindFault() =>
        Rows.Count == 0 || Rows.Contains(null!) ? "the table of load has no rows, or an empty one"
        : Rows.FirstOrDefault(row => !row.IsPlausible) is { } bad ? $"the load of {bad.Serializer} is none that a process could have"
        : RunRecordCheck.FirstTwice(Rows.Select(row => (row.Cell, row.Collector, row.Threads, row.Rate, row.Round))) is { } twice
            ? $"the load of {twice} stands twice"
        : Rows.GroupBy(row => (row.Cell, row.Collector, row.Rate)).FirstOrDefault(same => !IsWhole([.. same])) is { } cut
            ? $"the load of {cut.Key.Cell} has not the same rounds and threads throughout"
        : null;

    public double? CoresOf(CellId cell, double rate) =>
        Rows.Where(row => row.Cell == cell && row.Rate == rate).Select(row => row.Cores).ToArray() is { Length: > 0 } cores
            ? Statistics.Of(cores).Median
            : null;

    private static bool IsWhole(LoadRow[] rows) =>
        rows.GroupBy(row => row.Threads).Select(same => string.Join(',', same.Select(row => row.Round).Order()))
            .Distinct().SequenceEqual([string.Join(',', Enumerable.Range(1, rows.Max(row => row.Round)))]);
}

/// <param name="Rate">the messages due per second; null if each thread went on as fast as possible.</param>
/// <param name="Processor">processor nanoseconds per message, including garbage collection.</param>
/// <param name="Pauses">the share of the time in which garbage collection stopped all threads.</param>
/// <param name="Latencies">nanoseconds per message, from the time when the message was due if there is a rate.</param>
/// <param name="Clock">the nanoseconds that reading the clock adds to each latency.</param>
/// <param name="Peak">the growth of physical memory at its peak.</param>
/// <param name="Retained">the growth of the heap after all messages were dropped and garbage was collected.</param>
public sealed record LoadRow(
    string Serializer, string Model, string Scenario, string Collector, int Threads, double? Rate, int Round,
    long Messages, double PerSecond, double Processor, double Allocated, double Pauses, LoadLatencies Latencies, double Clock,
    long? Peak, long Retained)
{
    [JsonIgnore]
    public CellId Cell => new(Serializer, Model, Scenario);

    [JsonIgnore]
    public double Cost => 1e9 * Threads / PerSecond;

    [JsonIgnore]
    public double Cores => Processor * PerSecond / 1e9;

    [JsonIgnore]
    public bool IsBehind => PerSecond < 0.95 * Rate;

    internal bool IsPlausible =>
        Serializer is not null && Model is not null && Scenario is not null && Collector is not null
        && Threads > 0 && Round > 0 && Messages > 0
        && Rate is null or > 0 && PerSecond > 0 && Processor > 0 && Allocated >= 0 && Pauses is >= 0 and <= 1
        && new[] { PerSecond, Processor, Allocated, Rate ?? 1, Clock }.All(double.IsFinite)
        && Latencies is { Median: > 0 } && Latencies.Median <= Latencies.P99 && Latencies.P99 <= Latencies.P999
        && Latencies.P999 <= Latencies.Longest && double.IsFinite(Latencies.Longest) && Clock >= 0 && Peak is null or >= 0 && Retained >= 0;
}

public sealed record LoadLatencies(double Median, double P99, double P999, double Longest);
