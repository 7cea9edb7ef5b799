namespace SerBench.Engine.Base.Records;

// doctor shows these facts, and every record keeps them.
// VectorBits: the width of the widest vectors for which this process compiles code.
// LoopNoisePercent: the fixed loop's 95th percentile above its median, in percent of the median.
/// <param name="Governor">the frequency policy of the first core; null if unreported.</param>
/// <param name="LoadAverage">the average number of running processes over the last minute; null if unreported.</param>
/// <param name="Cores">the processors that the process may run on.</param>
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
    // The processors that a container's quota leaves to the process; null without a quota.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public double? Quota { get; init; }

    // The seconds for which the quota stopped the process while it measured; null if it did not.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public double? Throttled { get; init; }

    // Environment variables that change the runtime's code or collections, as DOTNET_TieredPGO=0.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Settings { get; init; }
}
