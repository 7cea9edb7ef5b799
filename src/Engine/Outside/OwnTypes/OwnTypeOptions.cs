namespace SerBench.Engine.Outside.OwnTypes;

// Seed: the seed for random instances, and for the sample if there is more data than a row takes.
// Count: the most instances that a row takes in turn.
internal sealed record OwnTypeOptions(ulong Seed, int Count);
