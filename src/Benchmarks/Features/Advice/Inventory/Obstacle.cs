using SerBench.Benchmarks.Features.Advice.Old;

namespace SerBench.Benchmarks.Features.Advice.Inventory;

/// <summary>A place whose values cannot be converted.</summary>
/// <param name="Place">The class and member.</param>
/// <param name="Path">The path within the file, from its root.</param>
/// <param name="What">The type of the value.</param>
internal sealed record Obstacle(ObstacleKind Kind, string Place, string Path, string What);
