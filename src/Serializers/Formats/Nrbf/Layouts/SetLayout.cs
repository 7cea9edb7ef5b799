namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>A set says itself what is written of it; one that never held an item has no array of items.</summary>
internal static class SetLayout<TItem>
{
    public static readonly ClassLayout WithoutItems = new(typeof(HashSet<TItem>), Members);

    public static readonly ClassLayout WithItems = new(typeof(HashSet<TItem>), [.. Members, new("Elements", typeof(TItem[]), 3)]);

    private static ClassMember[] Members =>
        [new("Version", typeof(int), 0), new("Comparer", ComparerLayout<TItem>.Class.Type, 1), new("Capacity", typeof(int), 2)];
}
