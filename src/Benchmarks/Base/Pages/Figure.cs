namespace SerBench.Benchmarks.Base.Pages;

/// <summary>A timed row, compared with the other rows of its model, scenario, operation and shape.</summary>
/// <param name="TimesBest">The row's median as a multiple of the lowest median; null for a floor.</param>
/// <param name="Floor">The time of the floor; null if the floor was not timed.</param>
/// <param name="IsBest">True if the row is the best, or if its interval overlaps that of the best.</param>
public sealed record Figure(TimingRecord Timing, Statistics Statistics, double? TimesBest, Statistics? Floor, bool IsBest)
{
    public RowRecord Row => Timing.Row;

    public double? TimesFloor => Statistics.Median / Floor?.Median;
}
