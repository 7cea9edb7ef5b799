using System.Collections.Immutable;

namespace SerBench.Formats.Values;

/// <summary>Converts any map to a dictionary of types that formats know. Refuses any comparer but the default.</summary>
public readonly struct MapSurrogate<TMap, TKey, TKeyCarrier, TKeySurrogate, TValue, TValueCarrier, TValueSurrogate>
    : ISurrogate<TMap, Dictionary<TKeyCarrier, TValueCarrier>>
    where TMap : IEnumerable<KeyValuePair<TKey, TValue>>
    where TKey : notnull
    where TKeyCarrier : notnull
    where TKeySurrogate : struct, ISurrogate<TKey, TKeyCarrier>
    where TValueSurrogate : struct, ISurrogate<TValue, TValueCarrier>
{
    private static readonly Func<Dictionary<TKey, TValue>, TMap> Make = (Func<Dictionary<TKey, TValue>, TMap>)FindMaker();

    static Dictionary<TKeyCarrier, TValueCarrier> ISurrogate<TMap, Dictionary<TKeyCarrier, TValueCarrier>>.ToCarrier(
        TMap value, bool isStrict)
    {
        if (isStrict)
        {
            RequireUsualComparer(value);
        }

        if (value is Dictionary<TKeyCarrier, TValueCarrier> own)
        {
            return own;
        }

        var carrier = new Dictionary<TKeyCarrier, TValueCarrier>();
        foreach ((TKey key, TValue one) in value)
        {
            carrier[Surrogate.Carry<TKey, TKeyCarrier, TKeySurrogate>(key, isStrict)] =
                Surrogate.Carry<TValue, TValueCarrier, TValueSurrogate>(one, isStrict);
        }

        return carrier;
    }

    static TMap ISurrogate<TMap, Dictionary<TKeyCarrier, TValueCarrier>>.FromCarrier(
        Dictionary<TKeyCarrier, TValueCarrier> carrier, int position) =>
        Distinct.Make<KeyValuePair<TKey, TValue>, Dictionary<TKey, TValue>, TMap>(
            Make, carrier as Dictionary<TKey, TValue> ?? RestoreAll(carrier, position), carrier.Count, position);

    private static Dictionary<TKey, TValue> RestoreAll(Dictionary<TKeyCarrier, TValueCarrier> carrier, int position)
    {
        var entries = new Dictionary<TKey, TValue>(carrier.Count);
        Guarded.TryAddAll(entries, carrier.Select(entry => Restore(entry, position)), carrier.Count, position);
        return entries;
    }

    private static KeyValuePair<TKey, TValue> Restore(KeyValuePair<TKeyCarrier, TValueCarrier> entry, int position)
    {
        TKey key = Surrogate.Restore<TKey, TKeyCarrier, TKeySurrogate>(entry.Key, position);
        if (key is null)
        {
            WireFormatException.Throw(position, "a key that is not null");
        }

        return new(key, Surrogate.Restore<TValue, TValueCarrier, TValueSurrogate>(entry.Value, position));
    }

    private static Delegate FindMaker() =>
        typeof(TMap) == typeof(SortedDictionary<TKey, TValue>)
            ? (Dictionary<TKey, TValue> entries) => new SortedDictionary<TKey, TValue>(entries)
        : typeof(TMap) == typeof(SortedList<TKey, TValue>)
            ? (Dictionary<TKey, TValue> entries) => new SortedList<TKey, TValue>(entries)
        : typeof(TMap) == typeof(ImmutableSortedDictionary<TKey, TValue>)
            ? (Dictionary<TKey, TValue> entries) => ImmutableSortedDictionary.CreateRange(entries)
        : typeof(TMap) == typeof(ImmutableDictionary<TKey, TValue>) || typeof(TMap) == typeof(IImmutableDictionary<TKey, TValue>)
            ? (Dictionary<TKey, TValue> entries) => ImmutableDictionary.CreateRange(entries)
        : (Dictionary<TKey, TValue> entries) => entries;

    private static void RequireUsualComparer(object value)
    {
        switch (value)
        {
            case Dictionary<TKey, TValue> map:
                UsualComparer.Require(map);
                break;
            case SortedDictionary<TKey, TValue> map:
                UsualComparer.Require(map.Comparer);
                break;
            case SortedList<TKey, TValue> map:
                UsualComparer.Require(map.Comparer);
                break;
            case ImmutableDictionary<TKey, TValue> map:
                UsualComparer.Require(map.KeyComparer);
                UsualComparer.Require(map.ValueComparer);
                break;
            case ImmutableSortedDictionary<TKey, TValue> map:
                UsualComparer.Require(map.KeyComparer);
                UsualComparer.Require(map.ValueComparer);
                break;
            default:
                UsualComparer.ThrowUnknown(value);
                break;
        }
    }
}
