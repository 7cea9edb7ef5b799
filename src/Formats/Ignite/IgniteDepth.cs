namespace SerBench.Formats.Ignite;

// Counts nested collections besides nested objects, because nothing else limits collections.
internal readonly record struct IgniteDepth(int Objects, int Collections)
{
    public bool IsTooDeep =>
        Objects > Limits.MaxDepth || Collections > Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack();

    public IgniteDepth NextObject => new(Objects + 1, 0);

    public IgniteDepth NextCollection => this with { Collections = Collections + 1 };
}
