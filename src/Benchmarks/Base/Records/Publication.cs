namespace SerBench.Benchmarks.Base.Records;

// A benchmark of others, on another machine and runtime. Reports show its figures beside ours.
public sealed record Publication(string Title, string Source)
{
    public static Publication Article { get; } =
        new("Ignite.NET Serialization Performance", "Pavel Tupitsyn, 2016, https://ptupitsyn.github.io/Ignite-Serialization-Performance/");

    public static Publication Driver { get; } =
        new(
            "Serialization Module (Xbuf2)",
            "documentation of Rumi, https://docs.rumi.systems/performance/benchmark-suite/modules/serialization-module");

    public static Publication Ladder { get; } =
        new("TypedSerializer Extreme Performance Benchmark", "raider001, 2026, https://github.com/raider001/SimplyABinarySerializer");

    public static Publication Tree { get; } =
        new("Simple Serialization/Deserialization Benchmark", "bojieli, in C++, https://github.com/bojieli/serdes-benchmark");

    // The network that the page of the trees names for a bandwidth in MB/s.
    public static string? NetworkOf(int bandwidth) => bandwidth switch
    {
        10 => "5G upload, 4G download",
        100 => "5G download, Wi-Fi 4",
        1000 => "Wi-Fi 5/6, data-centre network, flash storage",
        10000 => "RDMA, non-volatile memory",
        _ => null,
    };

    // The driver's published sizes in bytes and medians in ns, with its default access.
    public static (string Bytes, string Encode, string Decode)? DriverFigures(string scenario) => scenario switch
    {
        "serial" => ("178", "243-245", "236-238"),
        "random" => ("178-200", "250-280", "245-275"),
        _ => null,
    };

    public override string ToString() => $"{Title}: {Source}";
}
