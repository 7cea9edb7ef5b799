namespace SerBench.Benchmarks.Engine.Measure.Racing;

/// <summary>A row of a race.</summary>
/// <param name="Launches">The nanoseconds to encode and decode, one figure per launch.</param>
/// <param name="Transfer">The nanoseconds that its bytes take on the link. They are computed, so they have no noise.</param>
public sealed record Contestant(string Name, IReadOnlyList<double> Launches, double Transfer)
{
    public double Code { get; } = MeanOf(Launches);

    public double Total => Code + Transfer;

    /// <summary>The variance of the logarithm of the total, as a multiple of the variance between launches.</summary>
    internal double Variance => Code * Code / (Total * Total) / Launches.Count;

    /// <summary>The geometric mean: times of launches vary by factors.</summary>
    public static double MeanOf(IReadOnlyList<double> launches) => launches.Count == 1 ? launches[0] : Math.Exp(launches.Average(Math.Log));
}
