using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Trees;

/// <summary>All codecs at all bandwidths.</summary>
internal static class TreeTables
{
    public static TextTable Create(IReadOnlyList<CodecResult> results, IReadOnlyList<int> bandwidths, CodecResult baseline)
    {
        var table = new TextTable([
            "codec", "bytes", "serialize ms", "deserialize ms",
            .. bandwidths.Select(bandwidth => $"total ms at {bandwidth} MB/s"), "average speedup", "collections", "runs"]);
        foreach (CodecResult result in results.Where(result => result.Refusal is null).OrderByDescending(result => result.AverageSpeedupOver(baseline)))
        {
            // The fastest link shows the bare codec; where the bytes differ by link, its line says so.
            Timing last = result.Timings[^1];
            bool isAdaptive = result.Timings.Any(timing => Math.Abs(timing.Bytes - last.Bytes) > last.Bytes / 100);
            table.Add([
                result.Codec,
                last.Bytes.ToString("N0", CultureInfo.InvariantCulture) + (isAdaptive ? " (less on slow links)" : ""),
                Milliseconds(last.Serialize),
                Milliseconds(last.Deserialize),
                .. result.Timings.Select(timing => Milliseconds(timing.Total)),
                PublishedTreeText.Number(result.AverageSpeedupOver(baseline)),
                result.Timings.Sum(timing => (long)timing.Collections).ToString(CultureInfo.InvariantCulture),
                last.Runs.Count.ToString(CultureInfo.InvariantCulture)]);
        }

        return table;
    }

    private static string Milliseconds(long microseconds) => (microseconds / 1000.0).ToString("N1", CultureInfo.InvariantCulture);
}
