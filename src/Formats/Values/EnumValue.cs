namespace SerBench.Formats.Values;

/// <summary>An enum of any width.</summary>
public readonly struct EnumValue<TEnum> : IValue<TEnum>
    where TEnum : unmanaged, Enum
{
    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static void Write<TWriter>(ref TWriter writer, Slot slot, TEnum value)
        where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteEnum(slot, value);

    /// <inheritdoc/>
    [MethodImpl(Inlined)]
    public static TEnum Read<TReader>(ref TReader reader, Slot slot)
        where TReader : struct, IFieldReader, allows ref struct => reader.ReadEnum<TEnum>(slot);
}
