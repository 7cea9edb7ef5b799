namespace SerBench.Benchmarks.Records;

/// <summary>What all codecs took for the trees of one scenario.</summary>
public sealed record TreeScenario(string Name, IReadOnlyList<CodecResult> Results)
{
    /// <summary>The result of a codec that carried the tree; null where there is none.</summary>
    public CodecResult? Find(string codec) => Results.FirstOrDefault(result => result.Codec == codec && result.Refusal is null);
}
