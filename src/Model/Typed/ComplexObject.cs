namespace SerBench.Model;

/// <summary>An object with a nested object and a map.</summary>
[Serializable]
public sealed class ComplexObject
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Active { get; set; }

    public NestedObject? Nested { get; set; }

    public Dictionary<string, int>? Data { get; set; }
}
