using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Compare;

/// <summary>A timed row on the scale of logarithms, where a change by some percent is a shift.</summary>
/// <param name="Centre">The mean over the launches of the logarithm of their medians.</param>
/// <param name="WithinVariance">What the scatter of samples within launches leaves open of it.</param>
/// <param name="BetweenVariance">The variance of the launches' medians; null with a single launch.</param>
internal sealed record SampledRow(double Centre, double WithinVariance, double? BetweenVariance, int Launches)
{
    // An interval of 95 % is so many standard errors wide.
    private const double IntervalWidth = 2 * 1.96;

    /// <summary>Null when a launch has too few samples for an interval.</summary>
    public static SampledRow? Of(TimingRecord timing)
    {
        Statistics[] launches = [.. timing.Launches.Where(launch => launch.Count > 0).Select(Statistics.Of)];
        if (launches.Length == 0 || launches.Any(launch => launch.Low is null))
        {
            return null;
        }

        double[] medians = [.. launches.Select(launch => Math.Log(launch.Median))];
        double centre = medians.Average();
        return new SampledRow(
            centre,
            launches.Sum(launch => Square(Math.Log(launch.High!.Value / launch.Low!.Value) / IntervalWidth)) / Square(launches.Length),
            launches.Length == 1 ? null : medians.Sum(median => Square(median - centre)) / (launches.Length - 1),
            launches.Length);
    }

    private static double Square(double value) => value * value;
}
