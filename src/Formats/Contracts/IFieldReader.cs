namespace SerBench.Formats.Contracts;

/// <summary>
/// The reading half of a format: the mirror of <see cref="IFieldWriter"/>. A field that the data lacks reads as its default. Every
/// method throws <see cref="WireFormatException"/>, and nothing else, on damaged input.
/// </summary>
public interface IFieldReader
{
    /// <summary>The order in which this format hands out fields; equal to that of its writer.</summary>
    static abstract FieldOrder Order { get; }

    /// <summary>Whether a map key that occurs twice replaces the first (protobuf) or is damage.</summary>
    static abstract bool LastKeyWins { get; }

    /// <summary>The position in the payload, for messages.</summary>
    int Position { get; }

    bool ReadBoolean(Slot slot);

    byte ReadByte(Slot slot);

    sbyte ReadSByte(Slot slot);

    short ReadInt16(Slot slot);

    ushort ReadUInt16(Slot slot);

    int ReadInt32(Slot slot);

    uint ReadUInt32(Slot slot);

    long ReadInt64(Slot slot);

    ulong ReadUInt64(Slot slot);

    char ReadChar(Slot slot);

    float ReadSingle(Slot slot);

    double ReadDouble(Slot slot);

    decimal ReadDecimal(Slot slot);

    Guid ReadGuid(Slot slot);

    DateTime ReadDateTime(Slot slot);

    DateTimeOffset ReadDateTimeOffset(Slot slot);

    TimeSpan ReadTimeSpan(Slot slot);

    DateOnly ReadDateOnly(Slot slot);

    TimeOnly ReadTimeOnly(Slot slot);

    TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum;

    string? ReadString(Slot slot);

    /// <summary>Whether a nullable value is present; when it answers true, the caller reads the value from the same slot.</summary>
    bool BeginNullable(Slot slot);

    /// <summary>
    /// Reads a nested object or struct. An object that can be created empty may be returned before it is filled.
    /// </summary>
    T? ReadObject<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>;

    TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>;

    TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>;

    void BeginEntry(Slot map);

    void EndEntry(Slot map);
}
