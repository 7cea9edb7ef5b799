namespace SerBench.Formats.Values;

/// <summary>Entries of a dictionary.</summary>
public readonly struct DictionaryMap<TKey, TValue, TKeyWitness, TValueWitness> : IMap<Dictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TKeyWitness : struct, IValue<TKey>
    where TValueWitness : struct, IValue<TValue>
{
    /// <inheritdoc/>
    public static int Count(Dictionary<TKey, TValue> map) => map.Count;

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static int WriteEntries<TWriter>(ref TWriter writer, Slot slot, Dictionary<TKey, TValue> map)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        UsualComparer.Require(map);
        int count = 0;
        foreach (KeyValuePair<TKey, TValue> entry in map)
        {
            writer.BeginEntry(slot);
            TKeyWitness.Write(ref writer, slot.Key, entry.Key);
            TValueWitness.Write(ref writer, slot.Value, entry.Value);
            writer.EndEntry(slot);
            count++;
        }

        return count;
    }

    /// <inheritdoc/>
    public static Dictionary<TKey, TValue> Create(int capacity) => new(capacity);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void ReadEntries<TReader>(ref TReader reader, Slot slot, Dictionary<TKey, TValue> map, int count)
        where TReader : struct, IFieldReader, allows ref struct
    {
        if (KeyGuard<TKey>.IsNeeded(count))
        {
            ReadGuarded(ref reader, slot, map, count);
            return;
        }

        for (int i = 0; i < count; i++)
        {
            ReadEntry(ref reader, slot, map);
        }
    }

    [MethodImpl(NoInlining)]
    private static void ReadGuarded<TReader>(ref TReader reader, Slot slot, Dictionary<TKey, TValue> map, int count)
        where TReader : struct, IFieldReader, allows ref struct
    {
        var guard = new KeyGuard<TKey>(count);
        try
        {
            for (int i = 0; i < count; i++)
            {
                int known = map.Count;
                TKey key = ReadEntry(ref reader, slot, map);
                guard.Add(key, map.Count > known, map.Capacity, map.Keys, reader.Position);
            }
        }
        finally
        {
            guard.Dispose();
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static TKey ReadEntry<TReader>(ref TReader reader, Slot slot, Dictionary<TKey, TValue> map)
        where TReader : struct, IFieldReader, allows ref struct
    {
        reader.BeginEntry(slot);
        TKey key = TKeyWitness.Read(ref reader, slot.Key);
        if (key is null && !TReader.RefusesNullKeys)
        {
            WireFormatException.ThrowFault(reader.Position, "a map key is null");
        }

        TValue value = TValueWitness.Read(ref reader, slot.Value);
        reader.EndEntry(slot);
        if (key is not null && !map.TryAdd(key, value))
        {
            if (!TReader.LastKeyWins)
            {
                WireFormatException.ThrowDuplicateKey(reader.Position);
            }

            map[key] = value;
        }

        return key!;
    }
}
