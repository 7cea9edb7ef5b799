namespace SerBench.Benchmarks.Base.Records;

/// <summary>A benchmark that others published, and whose figures stand beside ours: another machine, another runtime.</summary>
/// <param name="Source">Author, year and address, as far as they are known.</param>
public sealed record Publication(string Title, string Source)
{
    public static Publication Article { get; } =
        new("Ignite.NET Serialization Performance", "Pavel Tupitsyn, 2016, https://ptupitsyn.github.io/Ignite-Serialization-Performance/");

    public static Publication Driver { get; } =
        new("Serialization Module (Xbuf2)", "documentation of Rumi, https://docs.rumi.systems/performance/benchmark-suite/modules/serialization-module");

    public static Publication Ladder { get; } =
        new("TypedSerializer Extreme Performance Benchmark", "raider001, 2026, https://github.com/raider001/SimplyABinarySerializer");

    public static Publication Tree { get; } =
        new("Trees by Protocol Buffers and FlatBuffers over a network, in C++", "known from its output; author, year and address are not");

    public override string ToString() => $"{Title}: {Source}";
}
