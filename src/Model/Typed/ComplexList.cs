namespace SerBench.Model;

/// <summary><see cref="ComplexObject"/> plus the list of strings that the published text names and the published source lacks.</summary>
[Serializable]
public sealed class ComplexList
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Active { get; set; }

    public NestedObject? Nested { get; set; }

    public Dictionary<string, int>? Data { get; set; }

    public List<string>? Tags { get; set; }
}
