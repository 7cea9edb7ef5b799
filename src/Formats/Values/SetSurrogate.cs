using System.Collections.Immutable;

namespace SerBench.Formats.Values;

/// <summary>Converts sets to a <see cref="HashSet{T}"/> of items that formats know. Refuses an unusual comparer.</summary>
public readonly struct SetSurrogate<TSet, T, TCarrier, TSurrogate> : ISurrogate<TSet, HashSet<TCarrier>>
    where TSet : IEnumerable<T>
    where TSurrogate : struct, ISurrogate<T, TCarrier>
{
    private static readonly Func<HashSet<T>, TSet> Make = (Func<HashSet<T>, TSet>)FindMaker();

    static HashSet<TCarrier> ISurrogate<TSet, HashSet<TCarrier>>.ToCarrier(TSet value, bool isStrict)
    {
        if (isStrict)
        {
            RequireUsualComparer(value);
        }

        if (value is HashSet<TCarrier> own)
        {
            return own;
        }

        var carrier = new HashSet<TCarrier>();
        foreach (T item in value)
        {
            carrier.Add(Surrogate.Carry<T, TCarrier, TSurrogate>(item, isStrict));
        }

        return carrier;
    }

    static TSet ISurrogate<TSet, HashSet<TCarrier>>.FromCarrier(HashSet<TCarrier> carrier, int position) =>
        Distinct.Make<T, HashSet<T>, TSet>(Make, carrier as HashSet<T> ?? RestoreAll(carrier, position), carrier.Count, position);

    private static HashSet<T> RestoreAll(HashSet<TCarrier> carrier, int position)
    {
        var items = new HashSet<T>(carrier.Count);
        Guarded.TryAddAll(items, carrier.Select(one => Surrogate.Restore<T, TCarrier, TSurrogate>(one, position)), carrier.Count, position);
        return items;
    }

    private static Delegate FindMaker() =>
        typeof(TSet) == typeof(SortedSet<T>) ? (HashSet<T> items) => new SortedSet<T>(items)
        : typeof(TSet) == typeof(ImmutableSortedSet<T>) ? (HashSet<T> items) => ImmutableSortedSet.CreateRange(items)
        : typeof(TSet) == typeof(ImmutableHashSet<T>) || typeof(TSet) == typeof(IImmutableSet<T>)
            ? (HashSet<T> items) => ImmutableHashSet.CreateRange(items)
        : (HashSet<T> items) => items;

    private static void RequireUsualComparer(object value)
    {
        switch (value)
        {
            case HashSet<T> set:
                UsualComparer.Require(set);
                break;
            case SortedSet<T> set:
                UsualComparer.Require(set.Comparer);
                break;
            case ImmutableHashSet<T> set:
                UsualComparer.Require(set.KeyComparer);
                break;
            case ImmutableSortedSet<T> set:
                UsualComparer.Require(set.KeyComparer);
                break;
            default:
                UsualComparer.ThrowUnknown(value);
                break;
        }
    }
}

// Creates sets and maps from a message. Comparers may call code of the items, which may throw.
internal static class Distinct
{
    // A collection with fewer than `count` items is damage, because some were equal.
    public static TCollection Make<TItem, TItems, TCollection>(Func<TItems, TCollection> make, TItems items, int count, int position)
    {
        TCollection made;
        try
        {
            made = make(items);
        }
        catch (Exception exception)
        {
            throw WireFormatException.OfFault(position, $"items have no order ({exception.Message})", exception);
        }

        if (((IReadOnlyCollection<TItem>)made!).Count != count)
        {
            WireFormatException.ThrowDuplicateKey(position);
        }

        return made;
    }
}
