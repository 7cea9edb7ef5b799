namespace SerBench.Migration.Inventory;

// A place whose values cannot be converted.
// Place: the class and member.
// Path: the path within the file, from its root.
// What: the type of the value, or another detail.
internal sealed record Obstacle(ObstacleKind Kind, string Place, string Path, string What);
