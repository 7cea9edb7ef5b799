namespace SerBench.Engine.Base.Pages;

// A timed row within the rows of the same model, scenario, operation and shape.
/// <param name="TimesBest">the median divided by the best median of these rows, floors excluded; null for a floor.</param>
/// <param name="Floor">null if the floor was not timed.</param>
/// <param name="IsBest">true also for rows whose interval overlaps the best row's.</param>
public sealed record Figure(TimingRecord Timing, Statistics Statistics, double? TimesBest, Statistics? Floor, bool IsBest)
{
    public RowRecord Row => Timing.Row;

    // The median of each launch.
    public IReadOnlyList<double> Launches { get; } =
        [.. Timing.Launches.Where(launch => launch.Count > 0).Select(launch => Statistics.Of(launch).Median)];

    public double? TimesFloor => Statistics.Median / Floor?.Median;
}
