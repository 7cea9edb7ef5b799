namespace SerBench.Model;

[Serializable]
public sealed class ComplexObject
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Active { get; set; }

    public NestedObject? Nested { get; set; }

    public Dictionary<string, int>? Data { get; set; }
}

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

[Serializable]
public sealed class NestedObject
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }
}

[Serializable]
public sealed class DeepObject
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }

    public DeepObject? Child { get; set; }
}

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
