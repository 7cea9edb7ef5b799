using System.Buffers;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Values;

/// <summary>
/// Sees to it that the keys of a message do not crowd into one bucket of the table they are added to, where each takes as long as all before
/// it together: whoever knows how numbers are hashed can choose them so. Text needs no guard, the runtime hashes it by a secret once it crowds.
/// </summary>
internal struct KeyGuard<TKey> : IDisposable
{
    /// <summary>As many as the runtime allows texts; of a million keys that spread, not a dozen meet in one bucket.</summary>
    private const int MostPerBucket = 100;

    private byte[]? _counts;
    private int _buckets;

    /// <summary>Whether so many keys could crowd.</summary>
    public static bool IsNeeded(int count) => count > MostPerBucket && typeof(TKey) != typeof(string);

    /// <summary>Counts a key that was added.</summary>
    /// <param name="key">The key.</param>
    /// <param name="buckets">How many buckets the table has now.</param>
    /// <param name="keys">All its keys, for when it has grown.</param>
    /// <param name="position">Where the key stands.</param>
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
            WireFormatException.Throw(position, $"keys that do not crowd: more than {MostPerBucket} of these would share a bucket of their table");
        }
    }
}
