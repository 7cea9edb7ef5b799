namespace SerBench.Formats.Contracts;

/// <summary>
/// The writing half of a format. A witness (<see cref="IBinarizer{T}"/>) calls it once per field, in the order of the object's shape.
/// Implementations are <c>ref struct</c>s over memory and are used through generics only, so every call can be inlined.
/// </summary>
public interface IFieldWriter
{
    /// <summary>The order in which this format would like the fields; a constant.</summary>
    static abstract FieldOrder Order { get; }

    void WriteBoolean(Slot slot, bool value);

    void WriteByte(Slot slot, byte value);

    void WriteSByte(Slot slot, sbyte value);

    void WriteInt16(Slot slot, short value);

    void WriteUInt16(Slot slot, ushort value);

    void WriteInt32(Slot slot, int value);

    void WriteUInt32(Slot slot, uint value);

    void WriteInt64(Slot slot, long value);

    void WriteUInt64(Slot slot, ulong value);

    void WriteChar(Slot slot, char value);

    void WriteSingle(Slot slot, float value);

    void WriteDouble(Slot slot, double value);

    void WriteDecimal(Slot slot, decimal value);

    void WriteGuid(Slot slot, Guid value);

    void WriteDateTime(Slot slot, DateTime value);

    void WriteDateTimeOffset(Slot slot, DateTimeOffset value);

    void WriteTimeSpan(Slot slot, TimeSpan value);

    void WriteDateOnly(Slot slot, DateOnly value);

    void WriteTimeOnly(Slot slot, TimeOnly value);

    void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum;

    void WriteString(Slot slot, string? value);

    /// <summary>Announces a nullable value; when it answers true, the caller writes the value to the same slot.</summary>
    bool BeginNullable(Slot slot, bool hasValue);

    /// <summary>Writes a nested object or struct, calling <typeparamref name="TBinarizer"/> now or later.</summary>
    void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>;

    void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>;

    void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>;

    /// <summary>Called by a map's witness before each entry's key and value.</summary>
    void BeginEntry(Slot map);

    /// <summary>Called by a map's witness after each entry.</summary>
    void EndEntry(Slot map);
}
