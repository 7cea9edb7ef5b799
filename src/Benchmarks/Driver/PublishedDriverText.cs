using System.Globalization;
using SerBench.Benchmarks.Host;

namespace SerBench.Benchmarks.Driver;

/// <summary>The lines of the published driver.</summary>
internal static class PublishedDriverText
{
    public const string Calculating = "Calculating nanoTime() overhead...";

    public const string Header = "PROV                 RUN  TYPE  SIZE   MED  MEAN";

    public static string Overhead(ClockFacts clock) => string.Create(CultureInfo.InvariantCulture, $"...{clock.MeanCost:0} nanos");

    /// <summary>Single operations, the mean cost of the clock taken off, as published.</summary>
    public static string Row(string provider, int run, OperationSamples samples, ClockFacts clock)
    {
        double median = Math.Max(0, samples.Tail(50) - clock.MeanCost);
        double mean = Math.Max(0, samples.Singles.Average() - clock.MeanCost);
        return string.Create(CultureInfo.InvariantCulture, $"{provider,-20} {run,3}  {samples.Type,-4} {samples.Size,5} {median,5:0} {mean,5:0}");
    }
}
