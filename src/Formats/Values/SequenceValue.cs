namespace SerBench.Formats.Values;

/// <summary>A value that is an array, list or set.</summary>
public readonly struct SequenceValue<TSequence, TItem, TWitness> : IValue<TSequence>
    where TWitness : struct, ISequence<TSequence, TItem>
{
    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, TSequence value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        if (TWitness.Kind is SequenceKind.List or SequenceKind.Set && value is not null)
        {
            DeclaredType.Require(value);
        }

        writer.WriteSequence<TSequence, TItem, TWitness>(slot, value);
    }

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static TSequence Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct => reader.ReadSequence<TSequence, TItem, TWitness>(slot)!;
}
