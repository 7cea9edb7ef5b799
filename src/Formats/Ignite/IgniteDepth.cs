namespace SerBench.Formats.Ignite;

/// <summary>The depth of a value whose type no class states. Objects are counted as everywhere. Collections directly in collections are
/// counted too: without a declared type, nothing else bounds them.</summary>
internal readonly record struct IgniteDepth(int Objects, int Collections)
{
    public bool IsTooDeep => Objects > Limits.MaxDepth || Collections > Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack();

    public IgniteDepth NextObject => new(Objects + 1, 0);

    public IgniteDepth NextCollection => this with { Collections = Collections + 1 };
}
