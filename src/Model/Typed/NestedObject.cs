namespace SerBench.Model;

/// <summary>The object inside <see cref="ComplexObject"/> and <see cref="ComplexList"/>.</summary>
[Serializable]
public sealed class NestedObject
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }
}
