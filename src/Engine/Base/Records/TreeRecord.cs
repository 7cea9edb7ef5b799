namespace SerBench.Engine.Base.Records;

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
    IReadOnlyList<TreeScenario> Scenarios) : IChecked
{
    public const string PublishedScenario = "published";

    // First the results of the tested codec on one thread, then those of code that only visits and creates all nodes.
    public IReadOnlyList<CodecResult> Limit { get; init; } = [];

    public static string FileBeside(string chart) => Path.ChangeExtension(chart, ".json");

    public static TreeRecord Read(string file) => JsonInput.ReadChecked<TreeRecord>(file, "what trees took over a network", "tree");

    public void Write(string file) => NamedFile.WriteText(file, JsonSerializer.Serialize(this, JsonInput.Options) + "\n");

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

        if (Limit.Count is not (0 or 2) || !Limit.All(result => result is { Timings: [{ } timing] } && IsWhole(timing)))
        {
            return "a limit of the tree has no time";
        }

        CodecResult[] able = [.. Scenarios.SelectMany(scenario => scenario.Results).Where(result => result.Refusal is null)];
        int[] bandwidths = [.. able.Length == 0 ? [] : able[0].Timings.Select(timing => timing?.Bandwidth ?? 0)];
        return bandwidths.Length == 0 || Scenarios.Any(scenario => scenario.Find(Baseline) is null || scenario.Find(Test) is null)
            ? "the trees lack the baseline or what is compared with it"
            : able.FirstOrDefault(result =>
                    !result.Timings.Select(timing => timing?.Bandwidth ?? 0).SequenceEqual(bandwidths)
                    || !result.Timings.All(IsWhole)) is { } result
                ? $"the tree of {result.Codec} has no time where there should be one"
                : null;
    }

    private static bool IsWhole(Timing timing) =>
        timing is { Bandwidth: > 0, Serialize: >= 0, Deserialize: >= 0, Total: > 0, Bytes: > 0, Collections: >= 0, Runs.Count: > 0 }
            && timing.Runs.All(time => time >= 0);
}

public sealed record TreeScenario(string Name, IReadOnlyList<CodecResult> Results)
{
    public CodecResult? Find(string codec) => Results.FirstOrDefault(result => result.Codec == codec && result.Refusal is null);
}

// Times are medians over the runs, in whole microseconds.
public sealed record Timing(int Bandwidth, long Serialize, long Deserialize, long Bytes, int Collections, IReadOnlyList<long> Runs)
{
    // 1 MB/s is 1 byte/us. The published benchmark divides integers, too.
    [JsonIgnore]
    public long Transfer => Bytes / Bandwidth;

    [JsonIgnore]
    public long Codec => Serialize + Deserialize;

    [JsonIgnore]
    public long Total => Codec + Transfer;
}

public sealed record CodecResult(string Codec, IReadOnlyList<Timing> Timings, string? Refusal = null)
{
    public double AverageSpeedupOver(CodecResult other) =>
        Timings.Zip(other.Timings, (mine, theirs) => (double)theirs.Total / mine.Total).Average();
}
