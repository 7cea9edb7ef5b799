namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>Compares keys and items of sets bit by bit, whatever comparer their collection has.</summary>
internal sealed class LeafEquality : IEqualityComparer<object>
{
    public static readonly LeafEquality Instance = new();

    public new bool Equals(object? left, object? right) => left is null || right is null ? left == right : Leaves.Same(left, right);

    public int GetHashCode(object value) => value.GetHashCode();
}
