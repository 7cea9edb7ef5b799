namespace SerBench.Formats.Contracts;

/// <summary>The witness of an array, list or set.</summary>
public interface ISequence<TSequence, TItem>
{
    /// <summary>The CLR collection.</summary>
    static abstract SequenceKind Kind { get; }

    /// <summary>The dimensions: 1 unless <see cref="Kind"/> is <see cref="SequenceKind.Rectangular"/>.</summary>
    static virtual int Rank => 1;

    /// <summary>The items in all dimensions.</summary>
    static abstract int Count(TSequence sequence);

    /// <summary>Stores the length of each of the <see cref="Rank"/> dimensions.</summary>
    static abstract void GetLengths(TSequence sequence, Span<int> lengths);

    /// <summary>The items as they lie in memory, for formats that copy blocks of numbers. False for sets.</summary>
    static abstract bool TryGetSpan(TSequence sequence, out ReadOnlySpan<TItem> items);

    /// <summary>Writes each item and returns their number, which differs from the count if another thread changes a list.</summary>
    static abstract int WriteItems<TWriter>(ref TWriter writer, Slot item, TSequence sequence)
        where TWriter : struct, IFieldWriter, allows ref struct;

    /// <summary>Creates an array of these lengths, or an empty list or set with room for them. The reader has checked the
    /// lengths.</summary>
    static abstract TSequence Create(ReadOnlySpan<int> lengths);

    /// <summary>Makes room for <paramref name="count"/> items in a created array or list. False for sets.</summary>
    static abstract bool TryGetSpanToFill(TSequence sequence, int count, out Span<TItem> items);

    /// <summary>Reads <paramref name="count"/> items into a created sequence.</summary>
    static abstract void ReadItems<TReader>(ref TReader reader, Slot item, TSequence sequence, int count)
        where TReader : struct, IFieldReader, allows ref struct;
}
