namespace SerBench.Formats.Values;

// BinaryFormatter writes the private fields of .NET's collections, and most have no public member.
internal static class PrivateState
{
    public static class OfList<TItem>
    {
        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_items")]
        public static extern ref TItem[] Items(List<TItem> list);

        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_size")]
        public static extern ref int Size(List<TItem> list);

        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_version")]
        public static extern ref int Version(List<TItem> list);
    }

    public static class OfSet<TItem>
    {
        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_buckets")]
        public static extern ref int[]? Buckets(HashSet<TItem> set);

        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_version")]
        public static extern ref int Version(HashSet<TItem> set);

        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_comparer")]
        public static extern ref IEqualityComparer<TItem>? Comparer(HashSet<TItem> set);
    }

    public static class OfMap<TKey, TValue>
        where TKey : notnull
    {
        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_buckets")]
        public static extern ref int[]? Buckets(Dictionary<TKey, TValue> map);

        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_version")]
        public static extern ref int Version(Dictionary<TKey, TValue> map);

        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_comparer")]
        public static extern ref IEqualityComparer<TKey>? Comparer(Dictionary<TKey, TValue> map);
    }
}
