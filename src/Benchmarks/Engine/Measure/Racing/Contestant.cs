namespace SerBench.Benchmarks.Engine.Measure.Racing;

// Launches: the nanoseconds to encode and decode, one figure per launch.
// Transfer: the nanoseconds of the bytes on the link. They are computed, so they have no noise.
public sealed record Contestant(string Name, IReadOnlyList<double> Launches, double Transfer)
{
    public double Code { get; } = MeanOf(Launches);

    public double Total => Code + Transfer;

    // The variance of the total's logarithm, as a multiple of the variance between launches.
    internal double Variance => Code * Code / (Total * Total) / Launches.Count;

    // The geometric mean: times of launches vary by factors.
    public static double MeanOf(IReadOnlyList<double> launches) => launches.Count == 1 ? launches[0] : Math.Exp(launches.Average(Math.Log));
}
