namespace SerBench.Formats.Contracts;

/// <summary>The functions for an array, list or set type.</summary>
public interface ISequence<TSequence, TItem>
{
    /// <summary>The kind of the CLR collection.</summary>
    static abstract SequenceKind Kind { get; }

    /// <summary>The number of dimensions.</summary>
    static virtual int Rank => 1;

    /// <summary>The number of items in all dimensions.</summary>
    static abstract int Count(TSequence sequence);

    /// <summary>Stores the length of each dimension.</summary>
    static abstract void GetLengths(TSequence sequence, Span<int> lengths);

    /// <summary>Gets the items as a span, for formats that copy blocks of numbers. Returns false for sets.</summary>
    static abstract bool TryGetSpan(TSequence sequence, out ReadOnlySpan<TItem> items);

    /// <summary>Writes each item and returns the number of items. It differs from the count if another thread changes the list.</summary>
    static abstract int WriteItems<TWriter>(ref TWriter writer, Slot item, TSequence sequence)
        where TWriter : struct, IFieldWriter, allows ref struct;

    /// <summary>Creates an array of these checked lengths, or an empty list or set with room for them.</summary>
    static abstract TSequence Create(ReadOnlySpan<int> lengths);

    /// <summary>Gets the span for <paramref name="count"/> items of a created array or list. Returns false for sets.</summary>
    static abstract bool TryGetSpanToFill(TSequence sequence, int count, out Span<TItem> items);

    /// <summary>Reads items into a created sequence.</summary>
    static abstract void ReadItems<TReader>(ref TReader reader, Slot item, TSequence sequence, int count)
        where TReader : struct, IFieldReader, allows ref struct;
}
