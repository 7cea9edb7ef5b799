namespace SerBench.Engine.Base.Pages;

public sealed record Figure(TimingRecord Timing, Statistics Statistics, double? TimesBest, Statistics? Floor, bool IsBest)
{
    public RowRecord Row => Timing.Row;

    public IReadOnlyList<double> Launches { get; } =
        [.. Timing.Launches.Where(launch => launch.Count > 0).Select(launch => Statistics.Of(launch).Median)];

    public double? TimesFloor => Statistics.Median / Floor?.Median;
}
