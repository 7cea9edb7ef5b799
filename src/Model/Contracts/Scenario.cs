namespace SerBench.Model;

/// <summary>A named way of making values.</summary>
/// <param name="Name">Public, stable name.</param>
/// <param name="Description">One line for listings.</param>
/// <param name="Instances">How many different values the scenario rotates through: 1 for a constant, 1,024 for varied data.</param>
/// <param name="IsPublished">Whether a published benchmark measured exactly this data.</param>
public sealed record Scenario(string Name, string Description, int Instances = 1, bool IsPublished = false)
{
    /// <summary>How many values a varied scenario rotates through.</summary>
    public const int VariedInstances = 1024;

    public override string ToString() => Name;
}
