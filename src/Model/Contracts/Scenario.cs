namespace SerBench.Model;

/// <param name="Instances">the number of different values: 1 for a constant scenario, 1,024 for a varied one.</param>
/// <param name="IsPublished">true if a published benchmark measured exactly this data.</param>
public sealed record Scenario(string Name, string Description, int Instances = 1, bool IsPublished = false)
{
    public const int VariedInstances = 1024;

    public override string ToString() => Name;
}
