namespace SerBench.Formats.Contracts;

/// <summary>
/// The witness of a value of any type: which method of the writer and reader it goes through. Witnesses compose, so a list of
/// nullable structs needs no code of its own.
/// </summary>
public interface IValue<T>
{
    static abstract void Write<TWriter>(ref TWriter writer, Slot slot, T value)
        where TWriter : struct, IFieldWriter, allows ref struct;

    static abstract T Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct;
}

/// <summary>The witness of a dictionary.</summary>
public interface IMap<TMap, TKey, TValue>
{
    static abstract int Count(TMap map);

    /// <summary>Writes each entry and answers how many there were.</summary>
    static abstract int WriteEntries<TWriter>(ref TWriter writer, Slot slot, TMap map)
        where TWriter : struct, IFieldWriter, allows ref struct;

    static abstract TMap Create(int capacity);

    static abstract void ReadEntries<TReader>(ref TReader reader, Slot slot, TMap map, int count)
        where TReader : struct, IFieldReader, allows ref struct;
}

/// <summary>The witness of an array, list or set.</summary>
public interface ISequence<TSequence, TItem>
{
    static abstract SequenceKind Kind { get; }

    /// <summary>Number of dimensions: 1 unless <see cref="Kind"/> is <see cref="SequenceKind.Rectangular"/>.</summary>
    static virtual int Rank => 1;

    static abstract int Count(TSequence sequence);

    /// <summary>The lengths of all dimensions; <paramref name="lengths"/> has room for <see cref="Rank"/>.</summary>
    static abstract void GetLengths(TSequence sequence, Span<int> lengths);

    /// <summary>The items as they lie in memory (arrays and lists), for formats that copy blocks of numbers; false for sets.</summary>
    static abstract bool TryGetSpan(TSequence sequence, out ReadOnlySpan<TItem> items);

    /// <summary>Writes each item to <paramref name="item"/> and answers how many there were, for another thread may change a list after it was counted.</summary>
    static abstract int WriteItems<TWriter>(ref TWriter writer, Slot item, TSequence sequence)
        where TWriter : struct, IFieldWriter, allows ref struct;

    /// <summary>A new sequence: an array of these lengths, an empty list or set with room for them. The reader has checked the lengths.</summary>
    static abstract TSequence Create(ReadOnlySpan<int> lengths);

    /// <summary>Makes room for <paramref name="count"/> items in a created array or list and returns it; false for sets.</summary>
    static abstract bool TryGetSpanToFill(TSequence sequence, int count, out Span<TItem> items);

    /// <summary>Reads <paramref name="count"/> items from <paramref name="item"/> into a created sequence.</summary>
    static abstract void ReadItems<TReader>(ref TReader reader, Slot item, TSequence sequence, int count)
        where TReader : struct, IFieldReader, allows ref struct;
}
