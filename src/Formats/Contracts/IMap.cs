namespace SerBench.Formats.Contracts;

/// <summary>The functions for a map type.</summary>
public interface IMap<TMap, TKey, TValue>
{
    /// <summary>The number of entries.</summary>
    static abstract int Count(TMap map);

    /// <summary>Writes each entry and returns the number of entries.</summary>
    static abstract int WriteEntries<TWriter>(ref TWriter writer, Slot slot, TMap map)
        where TWriter : struct, IFieldWriter, allows ref struct;

    /// <summary>Creates an empty map with room for a number of entries that the caller has checked.</summary>
    static abstract TMap Create(int capacity);

    /// <summary>Reads entries into a created map.</summary>
    static abstract void ReadEntries<TReader>(ref TReader reader, Slot slot, TMap map, int count)
        where TReader : struct, IFieldReader, allows ref struct;
}
