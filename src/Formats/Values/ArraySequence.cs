namespace SerBench.Formats.Values;

/// <summary>Items of an array of one dimension.</summary>
public readonly struct ArraySequence<TItem, TValue> : ISequence<TItem[], TItem>
    where TValue : struct, IValue<TItem>
{
    /// <inheritdoc/>
    public static SequenceKind Kind => SequenceKind.Array;

    /// <summary>Refuses an array of another type, such as a uint[] held as int[].</summary>
    [MethodImpl(AggressiveInlining)]
    public static int Count(TItem[] sequence)
    {
        DeclaredType.Require(sequence);
        return sequence.Length;
    }

    /// <inheritdoc/>
    public static void GetLengths(TItem[] sequence, Span<int> lengths) => lengths[0] = sequence.Length;

    /// <inheritdoc/>
    public static bool TryGetSpan(TItem[] sequence, out ReadOnlySpan<TItem> items)
    {
        items = sequence;
        return true;
    }

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static int WriteItems<TWriter>(ref TWriter writer, Slot item, TItem[] sequence)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        foreach (TItem one in sequence)
        {
            TValue.Write(ref writer, item, one);
        }

        return sequence.Length;
    }

    /// <inheritdoc/>
    public static TItem[] Create(ReadOnlySpan<int> lengths) => lengths[0] == 0 ? [] : new TItem[lengths[0]];

    /// <inheritdoc/>
    public static bool TryGetSpanToFill(TItem[] sequence, int count, out Span<TItem> items)
    {
        items = sequence.AsSpan(0, count);
        return true;
    }

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void ReadItems<TReader>(ref TReader reader, Slot item, TItem[] sequence, int count)
        where TReader : struct, IFieldReader, allows ref struct
    {
        for (int i = 0; i < count; i++)
        {
            sequence[i] = TValue.Read(ref reader, item);
        }
    }
}
