namespace SerBench.Formats.Values;

// Limits the comparisons of a key with other keys of its hash bucket, because an attacker can choose numbers with equal hashes. All keys
// share the limit, because ordinary keys may fill one bucket. Text needs no limit, because the runtime switches to a secret hash.
internal struct KeyGuard<TKey>(int count) : IDisposable
{
    // Even a million keys that are cells of a square grid need fewer comparisons each.
    private const int MostPerKey = 512;

    private long _left = (long)MostPerKey * count;
    private ushort[]? _counts;
    private int _buckets;

    // Fewer keys cannot reach the limit.
    public static bool IsNeeded(int count) => count > 2 * MostPerKey && typeof(TKey) != typeof(string);

    // After the table has grown, all keys are assigned to the new buckets.
    public void Add(TKey key, bool isNew, int buckets, IEnumerable<TKey> keys, int position)
    {
        if (buckets == _buckets)
        {
            ref ushort others = ref CountOf(key);
            _left -= others;
            if (_left < 0)
            {
                WireFormatException.Throw(
                    position, $"keys that do not crowd: each would take more than {MostPerKey} comparisons");
            }

            others += (ushort)(isNew && others < ushort.MaxValue ? 1 : 0);
            return;
        }

        Dispose();
        _buckets = buckets;
        _counts = ArrayPool<ushort>.Shared.Rent(buckets);
        _counts.AsSpan(0, buckets).Clear();
        foreach (TKey known in keys)
        {
            ref ushort others = ref CountOf(known);
            others += (ushort)(others < ushort.MaxValue ? 1 : 0);
        }
    }

    public void Dispose()
    {
        if (_counts is { } counts)
        {
            ArrayPool<ushort>.Shared.Return(counts);
            _counts = null;
        }
    }

    private readonly ref ushort CountOf(TKey key) => ref _counts![key is null ? 0 : (uint)key.GetHashCode() % (uint)_buckets];
}

internal static class Guarded
{
    public static bool TryAddAll<T>(HashSet<T> set, IEnumerable<T> items, int count, int position)
    {
        var guard = new KeyGuard<T>(count);
        bool areUnique = true;
        foreach (T item in items)
        {
            bool isNew = set.Add(item);
            areUnique &= isNew;
            if (KeyGuard<T>.IsNeeded(count))
            {
                guard.Add(item, isNew, set.Capacity, set, position);
            }
        }

        guard.Dispose();
        return areUnique;
    }

    public static bool TryAddAll<TKey, TValue>(
        Dictionary<TKey, TValue> map, IEnumerable<KeyValuePair<TKey, TValue>> entries, int count, int position)
        where TKey : notnull
    {
        var guard = new KeyGuard<TKey>(count);
        bool areUnique = true;
        foreach ((TKey key, TValue value) in entries)
        {
            bool isNew = map.TryAdd(key, value);
            areUnique &= isNew;
            if (KeyGuard<TKey>.IsNeeded(count))
            {
                guard.Add(key, isNew, map.Capacity, map.Keys, position);
            }
        }

        guard.Dispose();
        return areUnique;
    }
}
