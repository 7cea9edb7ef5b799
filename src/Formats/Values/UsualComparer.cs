namespace SerBench.Formats.Values;

// Readers use the default comparer, so a comparer that ignores case, for example, would be lost.
internal static class UsualComparer
{
    private static readonly Type[] Defaults =
    [
        EqualityComparer<int>.Default.GetType().GetGenericTypeDefinition(),
        EqualityComparer<object>.Default.GetType().GetGenericTypeDefinition(),
    ];

    // The property Comparer is slow for string keys, so the private field is first compared with the field of a new collection.
    private static readonly bool HasFields = FindFields();

    [MethodImpl(AggressiveInlining)]
    public static void Require<TKey, TValue>(Dictionary<TKey, TValue> map)
        where TKey : notnull
    {
        if (!HasFields || !ReferenceEquals(PrivateState.OfMap<TKey, TValue>.Comparer(map), NewMap<TKey>.Comparer))
        {
            Require(map.Comparer);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static void Require<T>(HashSet<T> set)
    {
        if (!HasFields || !ReferenceEquals(PrivateState.OfSet<T>.Comparer(set), NewSet<T>.Comparer))
        {
            Require(set.Comparer);
        }
    }

    [MethodImpl(NoInlining)]
    public static void Require<T>(IEqualityComparer<T> comparer)
    {
        Type own = comparer.GetType();
        if (comparer != EqualityComparer<T>.Default && own != EqualityComparer<T>.Default.GetType()
            && !(own.IsGenericType && Defaults.Contains(own.GetGenericTypeDefinition())))
        {
            Throw(own);
        }
    }

    public static void Require<T>(IComparer<T> comparer)
    {
        if (!comparer.Equals(Comparer<T>.Default))
        {
            Throw(comparer.GetType());
        }
    }

    [DoesNotReturn]
    public static void ThrowUnknown(object collection) =>
        throw new UnsupportedValueException($"A {collection.GetType().Name} may use a comparer of its own, which would be lost.");

    [DoesNotReturn]
    private static void Throw(Type comparer) =>
        throw new UnsupportedValueException($"A set or map uses the comparer {comparer.Name}, which would be lost.");

    private static bool FindFields()
    {
        try
        {
            _ = PrivateState.OfMap<int, int>.Comparer([]);
            _ = PrivateState.OfSet<int>.Comparer([]);
            return true;
        }
        catch (MissingFieldException)
        {
            return false;
        }
    }

    private static class NewMap<TKey>
        where TKey : notnull
    {
        public static readonly object? Comparer = HasFields ? PrivateState.OfMap<TKey, int>.Comparer([]) : null;
    }

    private static class NewSet<T>
    {
        public static readonly object? Comparer = HasFields ? PrivateState.OfSet<T>.Comparer([]) : null;
    }
}
