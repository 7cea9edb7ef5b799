namespace SerBench.Benchmarks.Records;

/// <summary>The machine and the process as <c>doctor</c> shows them and every record keeps them.</summary>
/// <param name="Governor">The frequency policy of the first core; null where the system does not say.</param>
/// <param name="LoadAverage">Running processes over the last minute; null where the system does not say.</param>
/// <param name="VectorBits">Width of the widest vectors that code here is compiled for.</param>
/// <param name="TimerNanoseconds">Cost of reading the clock.</param>
/// <param name="LoopNanoseconds">Median time of a fixed loop.</param>
/// <param name="LoopNoisePercent">How far its 95th percentile lies above that median.</param>
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
    double LoopNoisePercent);
