namespace SerBench.Extending;

/// <summary>Plain data.</summary>
public sealed class Point
{
    public int X { get; set; }

    public int Y { get; set; }

    public string? Label { get; set; }
}
