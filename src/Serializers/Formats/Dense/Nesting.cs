using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>
/// How deep an object stands. Two counts: the levels that are limited, and the calls on the stack. An object in tail position is no level,
/// so that chains have no limit; it is called while calls are few, and put off beyond (docs/formats/dense.md, "Chains").
/// </summary>
internal readonly struct Nesting
{
    private const int MaxTailCalls = 16;
    private const long Call = 1L << 32;
    private const long Level = 1;

    private readonly long _counts;

    private Nesting(long counts) => _counts = counts;

    /// <summary>Whether one more level is one too many.</summary>
    public bool IsFull => (int)_counts >= Limits.MaxDepth;

    /// <summary>Whether an object in tail position must be put off.</summary>
    public bool IsLong => _counts >= MaxTailCalls * Call;

    public Nesting NextLevel => new(_counts + Level + Call);

    public Nesting NextTail => new(_counts + Call);
}
