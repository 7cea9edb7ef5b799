namespace SerBench.Model;

/// <summary>How a <see cref="Car"/> accelerates on a fuel of some octane rating.</summary>
[Serializable]
public sealed class PerformanceFigure
{
    public byte OctaneRating { get; set; }

    public Acceleration[]? Acceleration { get; set; }
}
