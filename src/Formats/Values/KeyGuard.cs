namespace SerBench.Formats.Values;

// Refuses keys of a message that crowd into one bucket of their hash table. Adding such a key takes time in proportion to the keys in its
// bucket, and an attacker who knows how numbers are hashed can choose such keys. For text the runtime itself switches to a secret hash.
internal struct KeyGuard<TKey> : IDisposable
{
    // The runtime's limit for text. Of a million well-spread keys, fewer than a dozen share a bucket.
    private const int MostPerBucket = 100;

    private byte[]? _counts;
    private int _buckets;

    public static bool IsNeeded(int count) => count > MostPerBucket && typeof(TKey) != typeof(string);

    // Counts a key that was added to a table with this many buckets. After the table has grown, counts all keys again.
    public void Add(TKey key, int buckets, IEnumerable<TKey> keys, int position)
    {
        if (buckets == _buckets)
        {
            Count(key, position);
            return;
        }

        Dispose();
        _buckets = buckets;
        _counts = ArrayPool<byte>.Shared.Rent(buckets);
        _counts.AsSpan(0, buckets).Clear();
        foreach (TKey known in keys)
        {
            Count(known, position);
        }
    }

    public void Dispose()
    {
        if (_counts is { } counts)
        {
            ArrayPool<byte>.Shared.Return(counts);
            _counts = null;
        }
    }

    private readonly void Count(TKey key, int position)
    {
        uint bucket = key is null ? 0 : (uint)key.GetHashCode() % (uint)_buckets;
        if (++_counts![bucket] > MostPerBucket)
        {
            WireFormatException.Throw(
                position, $"keys that do not crowd: more than {MostPerBucket} of them would share one bucket of the hash table");
        }
    }
}

internal static class Guarded
{
    // Returns false if some items were equal.
    public static bool TryAddAll<T>(HashSet<T> set, IEnumerable<T> items, int count, int position)
    {
        var guard = default(KeyGuard<T>);
        bool areUnique = true;
        foreach (T item in items)
        {
            areUnique &= set.Add(item);
            if (KeyGuard<T>.IsNeeded(count))
            {
                guard.Add(item, set.Capacity, set, position);
            }
        }

        guard.Dispose();
        return areUnique;
    }

    // Returns false if some keys were equal.
    public static bool TryAddAll<TKey, TValue>(
        Dictionary<TKey, TValue> map, IEnumerable<KeyValuePair<TKey, TValue>> entries, int count, int position)
        where TKey : notnull
    {
        var guard = default(KeyGuard<TKey>);
        bool areUnique = true;
        foreach ((TKey key, TValue value) in entries)
        {
            areUnique &= map.TryAdd(key, value);
            if (KeyGuard<TKey>.IsNeeded(count))
            {
                guard.Add(key, map.Capacity, map.Keys, position);
            }
        }

        guard.Dispose();
        return areUnique;
    }
}
