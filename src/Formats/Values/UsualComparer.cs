namespace SerBench.Formats.Values;

/// <summary>
/// Refuses sets and maps with a comparer of their own. They come back with the default comparer of their type, so a comparer that ignores case,
/// for example, would be lost, and lookups would change.
/// </summary>
internal static class UsualComparer
{
    /// <summary>
    /// The default comparers of types with and without an equality of their own. A formatter may put either in the place of other comparers
    /// that compare in the same way.
    /// </summary>
    private static readonly Type[] Defaults =
        [EqualityComparer<int>.Default.GetType().GetGenericTypeDefinition(), EqualityComparer<object>.Default.GetType().GetGenericTypeDefinition()];

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Require<T>(IEqualityComparer<T> comparer)
    {
        if (comparer != EqualityComparer<T>.Default)
        {
            RequireSame(comparer.GetType(), EqualityComparer<T>.Default.GetType());
        }
    }

    private static void RequireSame(Type comparer, Type usual)
    {
        if (comparer != usual && !(comparer.IsGenericType && Defaults.Contains(comparer.GetGenericTypeDefinition())))
        {
            throw new UnsupportedValueException($"A set or map uses the comparer {comparer.Name}, which would be lost.");
        }
    }

    // The property Comparer of text makes two calls, which took a fifth of the time to write a small map. Most maps and sets have the comparer of
    // a new one in their field: that is looked at first, if this runtime has the field.

    /// <summary>Maps.</summary>
    public static class OfMap<TKey, TValue>
        where TKey : notnull
    {
        private static readonly bool HasField = Has(() => Field([]));
        private static readonly IEqualityComparer<TKey>? Usual = HasField ? Field([]) : null;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Require(Dictionary<TKey, TValue> map)
        {
            if (!HasField || !ReferenceEquals(Field(map), Usual))
            {
                UsualComparer.Require(map.Comparer);
            }
        }

        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_comparer")]
        private static extern ref IEqualityComparer<TKey>? Field(Dictionary<TKey, TValue> map);
    }

    /// <summary>Sets.</summary>
    public static class OfSet<T>
    {
        private static readonly bool HasField = Has(() => Field([]));
        private static readonly IEqualityComparer<T>? Usual = HasField ? Field([]) : null;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static void Require(HashSet<T> set)
        {
            if (!HasField || !ReferenceEquals(Field(set), Usual))
            {
                UsualComparer.Require(set.Comparer);
            }
        }

        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_comparer")]
        private static extern ref IEqualityComparer<T>? Field(HashSet<T> set);
    }

    private static bool Has(Func<object?> read)
    {
        try
        {
            read();
            return true;
        }
        catch (MissingFieldException)
        {
            return false;
        }
    }
}
