namespace SerBench.Formats.Values;

/// <summary>Items of an array of two or more dimensions, in row-major order.</summary>
public readonly struct RectangularSequence<TArray, TItem, TValue> : ISequence<TArray, TItem>
    where TArray : class
    where TValue : struct, IValue<TItem>
{
    private static readonly int Dimensions = typeof(TArray).GetArrayRank();

    /// <inheritdoc/>
    public static SequenceKind Kind => SequenceKind.Rectangular;

    /// <inheritdoc/>
    public static int Rank => Dimensions;

    /// <inheritdoc/>
    public static int Count(TArray sequence) => AsArray(sequence).Length;

    /// <inheritdoc/>
    public static void GetLengths(TArray sequence, Span<int> lengths)
    {
        DeclaredType.Require(sequence);
        for (int i = 0; i < Dimensions; i++)
        {
            lengths[i] = AsArray(sequence).GetLength(i);
            if (AsArray(sequence).GetLowerBound(i) != 0)
            {
                ThrowLowerBound();
            }
        }
    }

    /// <inheritdoc/>
    public static bool TryGetSpan(TArray sequence, out ReadOnlySpan<TItem> items)
    {
        items = Items(sequence);
        return true;
    }

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static int WriteItems<TWriter>(ref TWriter writer, Slot item, TArray sequence)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        foreach (TItem one in Items(sequence))
        {
            TValue.Write(ref writer, item, one);
        }

        return Count(sequence);
    }

    /// <inheritdoc/>
    public static TArray Create(ReadOnlySpan<int> lengths) =>
        (TArray)(object)Array.CreateInstanceFromArrayType(typeof(TArray), lengths.ToArray());

    /// <inheritdoc/>
    public static bool TryGetSpanToFill(TArray sequence, int count, out Span<TItem> items)
    {
        items = Items(sequence)[..count];
        return true;
    }

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void ReadItems<TReader>(ref TReader reader, Slot item, TArray sequence, int count)
        where TReader : struct, IFieldReader, allows ref struct
    {
        foreach (ref TItem one in Items(sequence)[..count])
        {
            one = TValue.Read(ref reader, item);
        }
    }

    [DoesNotReturn]
    private static void ThrowLowerBound() =>
        throw new UnsupportedValueException("The indexes of an array do not start at 0; they would after decoding.");

    private static Array AsArray(TArray sequence) => Unsafe.As<TArray, Array>(ref sequence);

    // The span is in range, because the items of an array of any rank are contiguous, and Length counts them.
    private static Span<TItem> Items(TArray sequence) => MemoryMarshal.CreateSpan(
        ref Unsafe.As<byte, TItem>(ref MemoryMarshal.GetArrayDataReference(AsArray(sequence))), AsArray(sequence).Length);
}
