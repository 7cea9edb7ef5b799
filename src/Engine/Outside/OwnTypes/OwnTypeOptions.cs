namespace SerBench.Engine.Outside.OwnTypes;

internal sealed record OwnTypeOptions(ulong Seed, int Count);
