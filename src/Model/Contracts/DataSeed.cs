namespace SerBench.Model;

/// <summary>The seed of a published data set.</summary>
public readonly record struct DataSeed(ulong State, ulong Stream)
{
    /// <summary>The seed of the published results.</summary>
    public static DataSeed Published { get; } = new(3141592653, 5897932384);
}
