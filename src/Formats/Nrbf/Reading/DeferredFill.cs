namespace SerBench.Formats.Nrbf.Reading;

/// <summary>
/// Fills a dictionary or set whose keys are objects, when all objects are complete: before that their hashes are not what they will be.
/// </summary>
internal abstract class DeferredFill
{
    /// <summary>Whether no key occurred twice.</summary>
    public abstract bool TryFill();
}

/// <inheritdoc/>
internal sealed class DeferredMap<TKey, TValue>(Dictionary<TKey, TValue> map, KeyValuePair<TKey, TValue>[] pairs) : DeferredFill
    where TKey : notnull
{
    public override bool TryFill()
    {
        int version = PrivateState.OfMap<TKey, TValue>.Version(map);
        bool areUnique = true;
        foreach ((TKey key, TValue value) in pairs)
        {
            areUnique &= map.TryAdd(key, value);
        }

        PrivateState.OfMap<TKey, TValue>.Version(map) = version;
        return areUnique;
    }
}

/// <inheritdoc/>
internal sealed class DeferredSet<TItem>(HashSet<TItem> set, TItem[] items) : DeferredFill
{
    public override bool TryFill()
    {
        int version = PrivateState.OfSet<TItem>.Version(set);
        bool areUnique = true;
        foreach (TItem item in items)
        {
            areUnique &= set.Add(item);
        }

        PrivateState.OfSet<TItem>.Version(set) = version;
        return areUnique;
    }
}
