using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Pages;

/// <summary>A timed row beside the others of its model, scenario, operation and shape.</summary>
/// <param name="TimesBest">Its median as a multiple of the lowest one; null for a floor.</param>
/// <param name="Floor">What the floor took in the same sitting; null when it was not timed.</param>
/// <param name="IsBest">Whether it cannot be told from the best: their intervals overlap.</param>
public sealed record Figure(TimingRecord Timing, Statistics Statistics, double? TimesBest, Statistics? Floor, bool IsBest)
{
    public RowRecord Row => Timing.Row;

    /// <summary>Its median as a multiple of the floor's.</summary>
    public double? TimesFloor => Statistics.Median / Floor?.Median;
}
