using SerBench.Benchmarks.Cells;

namespace SerBench.Benchmarks.Attacks;

/// <summary>What the caller asked of the command <c>attack</c>.</summary>
/// <param name="Random">How many messages of each pair are damaged at random.</param>
/// <param name="Folder">Where the score and the inputs that went wrong go; null: a new folder below artifacts/attacks.</param>
internal sealed record AttackRequest(CellFilter Filter, ulong Seed, int Random, bool IsJson, string? Folder);
