namespace SerBench.Engine.Measure.Racing;

/// <param name="Launches">nanoseconds that the code takes, one figure per launch.</param>
/// <param name="Transfer">nanoseconds on the link. They are computed, so they have no noise.</param>
public sealed record Contestant(string Name, IReadOnlyList<double> Launches, double Transfer)
{
    public double Code { get; } = Statistics.MiddleOf(Launches);

    public double Total => Code + Transfer;

    internal double Share => Code / Total;
}
