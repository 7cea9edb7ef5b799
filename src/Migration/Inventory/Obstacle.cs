namespace SerBench.Migration.Inventory;

/// <param name="Place">the class and member.</param>
/// <param name="Path">the path within the file.</param>
/// <param name="What">the type of the value, or another detail.</param>
internal sealed record Obstacle(ObstacleKind Kind, string Place, string Path, string What);
