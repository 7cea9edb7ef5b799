using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Values;

/// <summary>The witness of an array, list or set as a value.</summary>
public readonly struct SequenceValue<TSequence, TItem, TWitness> : IValue<TSequence>
    where TWitness : struct, ISequence<TSequence, TItem>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, TSequence value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        if (TWitness.Kind is SequenceKind.List or SequenceKind.Set && value is not null)
        {
            DeclaredType.Require(value);
        }

        writer.WriteSequence<TSequence, TItem, TWitness>(slot, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TSequence Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct => reader.ReadSequence<TSequence, TItem, TWitness>(slot)!;
}
