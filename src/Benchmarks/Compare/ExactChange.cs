namespace SerBench.Benchmarks.Compare;

/// <summary>A number that is no estimate, and differs.</summary>
/// <param name="What">The cell or row it belongs to.</param>
public sealed record ExactChange(ExactKind Kind, string What, long Before, long After)
{
    public bool IsGrowth => After > Before;
}
