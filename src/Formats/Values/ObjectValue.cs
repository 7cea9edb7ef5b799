namespace SerBench.Formats.Values;

/// <summary>A nested class or struct.</summary>
public readonly struct ObjectValue<T, TBinarizer> : IValue<T>
    where TBinarizer : struct, IBinarizer<T>
{
    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, T value)
        where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteObject<T, TBinarizer>(slot, value);

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static T Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct => reader.ReadObject<T, TBinarizer>(slot)!;
}
