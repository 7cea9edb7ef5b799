namespace SerBench.Engine.Base.Records;

// VectorBits is the width of the widest vectors that the JIT uses.
// LoopNoisePercent says by how many percent the 95th percentile of a constant loop's times exceeds the median.
/// <param name="Cores">the processors that the process may use.</param>
public sealed record EnvironmentStamp(
    string System,
    string Architecture,
    string Processor,
    int Cores,
    bool IsContainer,
    string? Governor,
    double? LoadAverage,
    string Runtime,
    string GarbageCollector,
    string Build,
    bool IsDebugged,
    int VectorBits,
    double TimerNanoseconds,
    double LoopNanoseconds,
    double LoopNoisePercent)
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public double? Quota { get; init; }

    // A quota stopped the process for this many seconds while it measured.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public double? Throttled { get; init; }

    // Environment variables that influence compilation or garbage collection.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Settings { get; init; }
}
