namespace SerBench.Benchmarks.Base.Records;

/// <summary>Facts about the machine and the process. <c>doctor</c> shows them, and every record keeps them.</summary>
/// <param name="Governor">The frequency policy of the first core; null if the system does not tell.</param>
/// <param name="LoadAverage">The average number of running processes over the last minute; null if the system does not tell.</param>
/// <param name="VectorBits">The width of the widest vectors for which this process compiles code.</param>
/// <param name="LoopNoisePercent">The distance of the loop's 95th percentile above its median, in percent of the median.</param>
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
    /// <summary>The variables of the runtime that change code or collections, such as <c>DOTNET_TieredPGO=0</c>; null if none is
    /// set.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Settings { get; init; }
}
