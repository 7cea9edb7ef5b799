namespace SerBench.Migration.Inventory;

internal sealed record Obstacle(ObstacleKind Kind, string Place, string Path, string What);
