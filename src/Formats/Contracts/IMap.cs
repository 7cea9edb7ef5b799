namespace SerBench.Formats.Contracts;

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
