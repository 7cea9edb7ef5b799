namespace SerBench.Model;

// Instances: the number of different values: 1 for a constant scenario, 1,024 for a varied one.
// IsPublished: true if a published benchmark measured exactly this data.
public sealed record Scenario(string Name, string Description, int Instances = 1, bool IsPublished = false)
{
    public const int VariedInstances = 1024;

    public override string ToString() => Name;
}
