namespace SerBench.Benchmarks.Base.Records;

/// <summary>Facts about the machine and the process. <c>doctor</c> shows them, and every record keeps them.</summary>
/// <param name="Governor">The frequency policy of the first core; null if the system does not report it.</param>
/// <param name="LoadAverage">The average number of running processes over the last minute; null if the system does not report it.</param>
/// <param name="VectorBits">The width of the widest vectors for which this process compiles code.</param>
/// <param name="LoopNoisePercent">The distance of the fixed loop's 95th percentile above its median, in percent of the median.</param>
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
    /// <summary>Environment variables that change the runtime's code or collections, as <c>DOTNET_TieredPGO=0</c>; null if none.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Settings { get; init; }
}
