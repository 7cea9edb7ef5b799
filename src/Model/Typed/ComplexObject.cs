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

/// <summary><see cref="ComplexObject"/> plus a list of strings, which the published text mentions but the published source lacks.</summary>
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

/// <summary>The object inside <see cref="ComplexObject"/> and <see cref="ComplexList"/>.</summary>
[Serializable]
public sealed class NestedObject
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }
}

/// <summary>A chain of objects, five deep as published.</summary>
[Serializable]
public sealed class DeepObject
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }

    public DeepObject? Child { get; set; }
}

/// <summary>A flat object: a string, a flag and five numbers.</summary>
[Serializable]
public sealed class SimpleObject
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Active { get; set; }

    public double DoubleValue { get; set; }

    public float FloatValue { get; set; }

    public long LongValue { get; set; }

    public short ShortValue { get; set; }
}
