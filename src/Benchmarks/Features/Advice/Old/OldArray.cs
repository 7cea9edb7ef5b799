namespace SerBench.Benchmarks.Features.Advice.Old;

// An item is boxed only when it is read.
internal sealed class OldArray(OldName type, IReadOnlyList<int> lengths, Array items) : OldNode
{
    public override OldName Type => type;

    public IReadOnlyList<int> Lengths => lengths;

    // Row by row: an array of a primitive type, or of objects.
    public Array Items => items;

    public bool IsPlain => items is not object?[];
}
