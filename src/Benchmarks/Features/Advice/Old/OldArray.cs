namespace SerBench.Benchmarks.Features.Advice.Old;

/// <summary>An array. An item is boxed only when it is read.</summary>
internal sealed class OldArray(OldName type, IReadOnlyList<int> lengths, Array items) : OldNode
{
    public override OldName Type => type;

    public IReadOnlyList<int> Lengths => lengths;

    /// <summary>All items, row by row: an array of a primitive type, or of objects.</summary>
    public Array Items => items;

    /// <summary>True if the items are of a primitive type and refer to no object.</summary>
    public bool IsPlain => items is not object?[];
}
