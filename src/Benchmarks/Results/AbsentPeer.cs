namespace SerBench.Benchmarks.Results;

/// <summary>An official library that this build lacks.</summary>
public sealed record AbsentPeer(string Id, string Reason);
