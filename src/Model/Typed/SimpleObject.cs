namespace SerBench.Model;

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
