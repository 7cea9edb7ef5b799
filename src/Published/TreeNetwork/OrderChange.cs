namespace SerBench.Published.TreeNetwork;

internal sealed record OrderChange(double Bandwidth, string Faster, string Slower)
{
    private const double Slowest = 1;
    private const double Fastest = 100_000;

    public static IReadOnlyList<OrderChange> Find(IReadOnlyList<CodecResult> results) =>
        [.. from first in results
            from second in results
            where first.Refusal is null && second.Refusal is null
            let bandwidth = Find(first, second)
            where bandwidth is not null
            orderby bandwidth
            select new OrderChange(bandwidth.Value, first.Codec, second.Codec)];

    // Finds the bandwidth at which both times (codec + bytes / bandwidth) are equal. Each interval between measured bandwidths is searched
    // alone, because some codecs write other bytes for other links.
    private static double? Find(CodecResult first, CodecResult second)
    {
        for (int i = 0; i < first.Timings.Count; i++)
        {
            (Timing mine, Timing theirs) = (first.Timings[i], second.Timings[i]);
            double from = i == 0 ? Slowest : mine.Bandwidth;
            double to = i == first.Timings.Count - 1 ? Fastest : first.Timings[i + 1].Bandwidth;
            if (mine.Bytes > theirs.Bytes && mine.Codec < theirs.Codec
                && (double)(mine.Bytes - theirs.Bytes) / (theirs.Codec - mine.Codec) is var bandwidth
                && bandwidth >= from && bandwidth < to)
            {
                return bandwidth;
            }
        }

        return null;
    }
}

internal static class PublishedTreeText
{
    public const string Passed = "ALL TEST CASES PASSED!";

    public static string Published { get; } =
        "Published, on another machine, of 1,000,000 nodes: speedups 1.0065, 1.45357, 1.81486 and 2.18694 "
        + $"over 10, 100, 1000 and 10000 MB/s, average 1.61547. {TreePublication.Instance}";

    public static string Total(string name, Timing timing) =>
        $"Total {name} time is {timing.Total} us: serialize {timing.Serialize} us, deserialize time {timing.Deserialize} us, "
        + $"serialized data size is {timing.Bytes} bytes (emulate {timing.Bandwidth} MB/s, {timing.Transfer} us)";

    public static string Speedup(Timing baseline, Timing test) =>
        $"Throughput {test.Bandwidth} MB/s: speedup {Number((double)baseline.Total / test.Total)}";

    /// <param name="name">empty for the tested codec.</param>
    public static string Average(string name, double speedup) =>
        $"{(name.Length == 0 ? "" : name.ToUpperInvariant() + " ")}AVERAGE SPEEDUP: {Number(speedup)}";

    // C++ streams also print six significant digits.
    public static string Number(double value) => value.ToString("G6");
}
