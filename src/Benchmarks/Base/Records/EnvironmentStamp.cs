namespace SerBench.Benchmarks.Base.Records;

// doctor shows these facts, and every record keeps them.
// Governor: the frequency policy of the first core; null if unreported.
// LoadAverage: the average number of running processes over the last minute; null if unreported.
// VectorBits: the width of the widest vectors for which this process compiles code.
// LoopNoisePercent: the fixed loop's 95th percentile above its median, in percent of the median.
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
    // Environment variables that change the runtime's code or collections, as DOTNET_TieredPGO=0.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Settings { get; init; }
}
