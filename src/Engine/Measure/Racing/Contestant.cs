namespace SerBench.Engine.Measure.Racing;

/// <param name="Launches">nanoseconds that the code takes, one figure per launch.</param>
/// <param name="Transfer">nanoseconds on the link. They are computed, so they have no noise.</param>
public sealed record Contestant(string Name, IReadOnlyList<double> Launches, double Transfer)
{
    public double Code { get; } = MeanOf(Launches);

    public double Total => Code + Transfer;

    internal double Share => Code / Total;

    public static double MeanOf(IReadOnlyList<double> launches) => launches.Count == 1 ? launches[0] : Math.Exp(launches.Average(Math.Log));
}
