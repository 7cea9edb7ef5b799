namespace SerBench.Model;

/// <summary>A chain of objects, five deep as published.</summary>
[Serializable]
public sealed class DeepObject
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public double Value { get; set; }

    public DeepObject? Child { get; set; }
}
