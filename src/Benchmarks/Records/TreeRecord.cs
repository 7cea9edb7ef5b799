using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

/// <summary>What the command <c>tree</c> measured, as it writes it and as the record of a run may keep it.</summary>
/// <param name="Measured">When, and with <paramref name="Processor"/> and <paramref name="Cores"/> where: a measurement of its own.</param>
/// <param name="GarbageCollection">The setting, in words.</param>
/// <param name="Scenarios">The one that was asked for comes first.</param>
public sealed record TreeRecord(
    DateTimeOffset Measured,
    string Processor,
    int Cores,
    int Nodes,
    int Threads,
    int Runs,
    string GarbageCollection,
    string Baseline,
    string Test,
    IReadOnlyList<TreeScenario> Scenarios)
{
    /// <summary>The first thing that cannot be, as the end of a sentence; null when there is none.</summary>
    public string? FindFault()
    {
        if (Nodes < 1 || Scenarios.Count == 0)
        {
            return "there are no trees";
        }

        if (Scenarios.Any(scenario => scenario is null || scenario.Results.Contains(null!)))
        {
            return "the trees have an empty entry";
        }

        CodecResult[] able = [.. Scenarios.SelectMany(scenario => scenario.Results).Where(result => result.Refusal is null)];
        int[] bandwidths = [.. able.Length == 0 ? [] : able[0].Timings.Select(timing => timing?.Bandwidth ?? 0)];
        return bandwidths.Length == 0 || Scenarios.Any(scenario => scenario.Find(Baseline) is null || scenario.Find(Test) is null)
            ? "the trees lack the baseline or what is compared with it"
            : able.FirstOrDefault(result => !result.Timings.Select(timing => timing?.Bandwidth ?? 0).SequenceEqual(bandwidths) || !result.Timings.All(IsWhole)) is { } result
                ? $"the tree of {result.Codec} has no time where there should be one"
                : null;
    }

    private static bool IsWhole(Timing timing) =>
        timing is { Bandwidth: > 0, Serialize: >= 0, Deserialize: >= 0, Total: > 0, Bytes: > 0, Collections: >= 0, Runs.Count: > 0 } && timing.Runs.All(time => time >= 0);
}

/// <summary>What all codecs took for the trees of one scenario.</summary>
public sealed record TreeScenario(string Name, IReadOnlyList<CodecResult> Results)
{
    /// <summary>The result of a codec that carried the tree; null where there is none.</summary>
    public CodecResult? Find(string codec) => Results.FirstOrDefault(result => result.Codec == codec && result.Refusal is null);
}

/// <summary>What one codec took at one bandwidth: medians over the runs, in whole microseconds as published.</summary>
/// <param name="Collections">How many collections fell into timed deserialization, over all runs.</param>
/// <param name="Runs">What serializing and deserializing took together, run by run.</param>
public sealed record Timing(int Bandwidth, long Serialize, long Deserialize, long Bytes, int Collections, IReadOnlyList<long> Runs)
{
    /// <summary>A megabyte per second is a byte per microsecond; the published program divides whole numbers.</summary>
    [JsonIgnore]
    public long Transfer => Bytes / Bandwidth;

    [JsonIgnore]
    public long Codec => Serialize + Deserialize;

    [JsonIgnore]
    public long Total => Codec + Transfer;
}

/// <summary>One codec over one tree at all bandwidths, or why it could not carry the tree.</summary>
public sealed record CodecResult(string Codec, IReadOnlyList<Timing> Timings, string? Refusal = null)
{
    /// <summary>The mean of the speedups over another codec, as the published program averages.</summary>
    public double AverageSpeedupOver(CodecResult other) => Timings.Zip(other.Timings, (mine, theirs) => (double)theirs.Total / mine.Total).Average();
}
