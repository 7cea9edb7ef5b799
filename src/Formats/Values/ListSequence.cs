namespace SerBench.Formats.Values;

/// <summary>Items of a list.</summary>
public readonly struct ListSequence<TItem, TValue> : ISequence<List<TItem>, TItem>
    where TValue : struct, IValue<TItem>
{
    /// <inheritdoc/>
    public static SequenceKind Kind => SequenceKind.List;

    /// <inheritdoc/>
    public static int Count(List<TItem> sequence) => sequence.Count;

    /// <inheritdoc/>
    public static void GetLengths(List<TItem> sequence, Span<int> lengths) => lengths[0] = sequence.Count;

    /// <inheritdoc/>
    public static bool TryGetSpan(List<TItem> sequence, out ReadOnlySpan<TItem> items)
    {
        items = CollectionsMarshal.AsSpan(sequence);
        return true;
    }

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static int WriteItems<TWriter>(ref TWriter writer, Slot item, List<TItem> sequence)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        Span<TItem> items = CollectionsMarshal.AsSpan(sequence);
        foreach (TItem one in items)
        {
            TValue.Write(ref writer, item, one);
        }

        return items.Length;
    }

    /// <inheritdoc/>
    public static List<TItem> Create(ReadOnlySpan<int> lengths) => new(lengths[0]);

    /// <inheritdoc/>
    public static bool TryGetSpanToFill(List<TItem> sequence, int count, out Span<TItem> items)
    {
        CollectionsMarshal.SetCount(sequence, count);
        items = CollectionsMarshal.AsSpan(sequence);
        return true;
    }

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static void ReadItems<TReader>(ref TReader reader, Slot item, List<TItem> sequence, int count)
        where TReader : struct, IFieldReader, allows ref struct
    {
        for (int i = 0; i < count; i++)
        {
            sequence.Add(TValue.Read(ref reader, item));
        }
    }
}
