namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>A dictionary says itself what is written of it; one that never held an entry has no array of pairs.</summary>
internal static class MapLayout<TKey, TValue>
    where TKey : notnull
{
    public static readonly ClassLayout WithoutPairs = new(typeof(Dictionary<TKey, TValue>), Members);

    public static readonly ClassLayout WithPairs = new(
        typeof(Dictionary<TKey, TValue>), [.. Members, new("KeyValuePairs", typeof(KeyValuePair<TKey, TValue>[]), 3)]);

    /// <summary>An entry.</summary>
    public static readonly ClassLayout Pair = new(
        typeof(KeyValuePair<TKey, TValue>), [new("key", typeof(TKey), PairSlot.Key), new("value", typeof(TValue), PairSlot.Value)]);

    private static ClassMember[] Members =>
        [new("Version", typeof(int), 0), new("Comparer", ComparerLayout<TKey>.Class.Type, 1), new("HashSize", typeof(int), 2)];
}
