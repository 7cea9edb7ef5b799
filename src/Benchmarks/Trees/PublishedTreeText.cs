using System.Globalization;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Trees;

/// <summary>The lines of the published program, word for word.</summary>
internal static class PublishedTreeText
{
    public const string Passed = "ALL TEST CASES PASSED!";

    public static string Total(string name, Timing timing) =>
        $"Total {name} time is {timing.Total} us: serialize {timing.Serialize} us, deserialize time {timing.Deserialize} us, "
        + $"serialized data size is {timing.Bytes} bytes (emulate {timing.Bandwidth} MB/s, {timing.Transfer} us)";

    public static string Speedup(Timing baseline, Timing test) =>
        $"Throughput {test.Bandwidth} MB/s: speedup {Number((double)baseline.Total / test.Total)}";

    /// <param name="name">Empty for the tested codec, else who the average belongs to.</param>
    public static string Average(string name, double speedup) =>
        $"{(name.Length == 0 ? "" : name.ToUpperInvariant() + " ")}AVERAGE SPEEDUP: {Number(speedup)}";

    /// <summary>Six significant digits, as C++ streams print.</summary>
    public static string Number(double value) => value.ToString("G6", CultureInfo.InvariantCulture);

    /// <summary>What a bandwidth stands for; null for those that the published page does not name.</summary>
    public static string? Meaning(int bandwidth) => bandwidth switch
    {
        10 => "5G upload, 4G download",
        100 => "5G download, Wi-Fi 4",
        1000 => "Wi-Fi 5/6, data-centre network, flash storage",
        10000 => "RDMA, non-volatile memory",
        _ => null,
    };
}
