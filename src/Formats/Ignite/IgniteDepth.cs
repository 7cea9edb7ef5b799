namespace SerBench.Formats.Ignite;

// The depth of a value without a declared type. Collections directly in collections count too, since nothing else limits their nesting.
internal readonly record struct IgniteDepth(int Objects, int Collections)
{
    public bool IsTooDeep =>
        Objects > Limits.MaxDepth || Collections > Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack();

    public IgniteDepth NextObject => new(Objects + 1, 0);

    public IgniteDepth NextCollection => this with { Collections = Collections + 1 };
}
