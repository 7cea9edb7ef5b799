namespace SerBench.Benchmarks.Features.Advice.Old;

/// <summary>An array. Items are boxed only when they are asked for.</summary>
internal sealed class OldArray(OldName type, IReadOnlyList<int> lengths, Array items) : OldNode
{
    public override OldName Type => type;

    public IReadOnlyList<int> Lengths => lengths;

    /// <summary>All items, row by row: an array of a primitive type, or of objects.</summary>
    public Array Items => items;

    /// <summary>True if items are numbers and the like, and lead to no other object.</summary>
    public bool IsPlain => items is not object?[];
}
