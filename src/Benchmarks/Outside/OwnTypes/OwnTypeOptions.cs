namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>How instances of an own type are made.</summary>
/// <param name="Seed">Of instances drawn at random, and of the sample of longer data.</param>
/// <param name="Count">How many instances a row takes in turn, at most.</param>
internal sealed record OwnTypeOptions(ulong Seed, int Count);
