namespace SerBench.Formats.Ignite;

// Counts collections in collections too, because nothing else limits their nesting.
internal readonly record struct IgniteDepth(int Objects, int Collections)
{
    public bool IsTooDeep =>
        Objects > Limits.MaxDepth || Collections > Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack();

    public IgniteDepth NextObject => new(Objects + 1, 0);

    public IgniteDepth NextCollection => this with { Collections = Collections + 1 };
}
