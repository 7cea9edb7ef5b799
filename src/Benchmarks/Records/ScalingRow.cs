namespace SerBench.Benchmarks.Records;

/// <summary>How one serializer takes data that grows in one way.</summary>
/// <param name="Axis">What is added.</param>
/// <param name="Points">The smallest size first; empty where the serializer does not take the data.</param>
/// <param name="Reason">Why there are no points; null where there are.</param>
public sealed record ScalingRow(string Serializer, string Axis, IReadOnlyList<ScalingPoint> Points, string? Reason)
{
    /// <summary>The same row with another launch; one that failed adds nothing.</summary>
    public ScalingRow With(ScalingRow later) => later.Points.Count != Points.Count
        ? this
        : this with { Points = [.. Points.Zip(later.Points, (point, next) => point.With(next))] };
}
