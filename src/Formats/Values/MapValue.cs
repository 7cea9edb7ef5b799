namespace SerBench.Formats.Values;

/// <summary>A value that is a dictionary.</summary>
public readonly struct MapValue<TMap, TKey, TValue, TWitness> : IValue<TMap>
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, TMap value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        if (value is not null)
        {
            DeclaredType.Require(value);
        }

        writer.WriteMap<TMap, TKey, TValue, TWitness>(slot, value);
    }

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static TMap Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct => reader.ReadMap<TMap, TKey, TValue, TWitness>(slot)!;
}
