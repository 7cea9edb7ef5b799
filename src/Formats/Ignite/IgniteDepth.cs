using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite;

/// <summary>
/// How deep a value stands whose type no class tells. Objects count as everywhere; collections count where they stand in each other, which
/// a declared type would bound.
/// </summary>
internal readonly record struct IgniteDepth(int Objects, int Collections)
{
    public bool IsTooDeep => Objects > Limits.MaxDepth || Collections > Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack();

    public IgniteDepth NextObject => new(Objects + 1, 0);

    public IgniteDepth NextCollection => this with { Collections = Collections + 1 };
}
