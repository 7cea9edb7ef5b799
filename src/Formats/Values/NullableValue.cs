namespace SerBench.Formats.Values;

/// <summary>A nullable value.</summary>
public readonly struct NullableValue<T, TValue> : IValue<T?>
    where T : struct
    where TValue : struct, IValue<T>
{
    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, T? value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        if (writer.BeginNullable(slot, value.HasValue))
        {
            TValue.Write(ref writer, slot, value.GetValueOrDefault());
        }
    }

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static T? Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct =>
        reader.BeginNullable(slot) ? TValue.Read(ref reader, slot) : null;
}
