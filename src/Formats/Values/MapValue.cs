using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Values;

/// <summary>The witness of a dictionary as a value.</summary>
public readonly struct MapValue<TMap, TKey, TValue, TWitness> : IValue<TMap>
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, TMap value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        if (value is not null)
        {
            DeclaredType.Require(value);
        }

        writer.WriteMap<TMap, TKey, TValue, TWitness>(slot, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TMap Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct => reader.ReadMap<TMap, TKey, TValue, TWitness>(slot)!;
}
