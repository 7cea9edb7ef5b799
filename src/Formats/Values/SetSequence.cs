namespace SerBench.Formats.Values;

/// <summary>Items of a <see cref="HashSet{T}"/>. Equal items are damage.</summary>
public readonly struct SetSequence<TItem, TValue> : ISequence<HashSet<TItem>, TItem>
    where TValue : struct, IValue<TItem>
{
    /// <inheritdoc/>
    public static SequenceKind Kind => SequenceKind.Set;

    /// <inheritdoc/>
    public static int Count(HashSet<TItem> sequence) => sequence.Count;

    /// <inheritdoc/>
    public static void GetLengths(HashSet<TItem> sequence, Span<int> lengths) => lengths[0] = sequence.Count;

    /// <inheritdoc/>
    public static bool TryGetSpan(HashSet<TItem> sequence, out ReadOnlySpan<TItem> items)
    {
        items = default;
        return false;
    }

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static int WriteItems<TWriter>(ref TWriter writer, Slot item, HashSet<TItem> sequence)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        UsualComparer.Require(sequence);
        int count = 0;
        foreach (TItem one in sequence)
        {
            TValue.Write(ref writer, item, one);
            count++;
        }

        return count;
    }

    /// <inheritdoc/>
    public static HashSet<TItem> Create(ReadOnlySpan<int> lengths) => new(lengths[0]);

    /// <inheritdoc/>
    public static bool TryGetSpanToFill(HashSet<TItem> sequence, int count, out Span<TItem> items)
    {
        items = default;
        return false;
    }

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void ReadItems<TReader>(ref TReader reader, Slot item, HashSet<TItem> sequence, int count)
        where TReader : struct, IFieldReader, allows ref struct
    {
        if (KeyGuard<TItem>.IsNeeded(count))
        {
            ReadGuarded(ref reader, item, sequence, count);
            return;
        }

        for (int i = 0; i < count; i++)
        {
            ReadItem(ref reader, item, sequence);
        }
    }

    [MethodImpl(NoInlining)]
    private static void ReadGuarded<TReader>(ref TReader reader, Slot item, HashSet<TItem> sequence, int count)
        where TReader : struct, IFieldReader, allows ref struct
    {
        var guard = new KeyGuard<TItem>(count);
        try
        {
            for (int i = 0; i < count; i++)
            {
                guard.Add(ReadItem(ref reader, item, sequence), isNew: true, sequence.Capacity, sequence, reader.Position);
            }
        }
        finally
        {
            guard.Dispose();
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static TItem ReadItem<TReader>(ref TReader reader, Slot item, HashSet<TItem> sequence)
        where TReader : struct, IFieldReader, allows ref struct
    {
        TItem one = TValue.Read(ref reader, item);
        if (!sequence.Add(one))
        {
            WireFormatException.ThrowDuplicateKey(reader.Position);
        }

        return one;
    }
}
