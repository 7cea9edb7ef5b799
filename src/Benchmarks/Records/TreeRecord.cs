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
