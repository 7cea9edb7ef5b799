namespace SerBench.Benchmarks.Engine.Outside.OwnTypes;

/// <summary>The settings for making instances of an own type.</summary>
/// <param name="Seed">The seed for random instances, and for the sample if there is more data than a row takes.</param>
/// <param name="Count">The most instances that a row takes in turn.</param>
internal sealed record OwnTypeOptions(ulong Seed, int Count);
