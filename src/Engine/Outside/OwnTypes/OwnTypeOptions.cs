namespace SerBench.Engine.Outside.OwnTypes;

/// <param name="Seed">the seed for random instances, and for the sample if there is more data than a row takes.</param>
/// <param name="Count">the most instances that a row takes in turn.</param>
internal sealed record OwnTypeOptions(ulong Seed, int Count);
