namespace SerBench.Formats.Contracts;

/// <summary>The reading half of a format, the mirror of <see cref="IFieldWriter"/>. A field that the message lacks reads as its default. On
/// damaged input every method throws <see cref="WireFormatException"/> and nothing else.</summary>
public interface IFieldReader
{
    /// <summary>The order in which this format returns fields. It equals the order of its writer.</summary>
    static abstract FieldOrder Order { get; }

    /// <summary>True if a repeated map key replaces the earlier entry, as in protobuf; false if it is damage.</summary>
    static abstract bool LastKeyWins { get; }

    /// <summary>True if the reader refuses null keys. A null key that it does return is provisional: it will read the message
    /// again.</summary>
    internal static virtual bool RefusesNullKeys => false;

    /// <summary>The position in the message, for error messages.</summary>
    int Position { get; }

    /// <summary>Reads a Boolean.</summary>
    bool ReadBoolean(Slot slot);

    /// <summary>Reads an unsigned 8-bit integer.</summary>
    byte ReadByte(Slot slot);

    /// <summary>Reads a signed 8-bit integer.</summary>
    sbyte ReadSByte(Slot slot);

    /// <summary>Reads a signed 16-bit integer.</summary>
    short ReadInt16(Slot slot);

    /// <summary>Reads an unsigned 16-bit integer.</summary>
    ushort ReadUInt16(Slot slot);

    /// <summary>Reads a signed 32-bit integer.</summary>
    int ReadInt32(Slot slot);

    /// <summary>Reads an unsigned 32-bit integer.</summary>
    uint ReadUInt32(Slot slot);

    /// <summary>Reads a signed 64-bit integer.</summary>
    long ReadInt64(Slot slot);

    /// <summary>Reads an unsigned 64-bit integer.</summary>
    ulong ReadUInt64(Slot slot);

    /// <summary>Reads a UTF-16 code unit; half of a surrogate pair is a value too.</summary>
    char ReadChar(Slot slot);

    /// <summary>Reads a 32-bit floating-point number.</summary>
    float ReadSingle(Slot slot);

    /// <summary>Reads a 64-bit floating-point number.</summary>
    double ReadDouble(Slot slot);

    /// <summary>Reads a decimal number with its scale.</summary>
    decimal ReadDecimal(Slot slot);

    /// <summary>Reads a Guid.</summary>
    Guid ReadGuid(Slot slot);

    /// <summary>Reads a date and time with its kind.</summary>
    DateTime ReadDateTime(Slot slot);

    /// <summary>Reads a date and time with its offset from UTC.</summary>
    DateTimeOffset ReadDateTimeOffset(Slot slot);

    /// <summary>Reads a duration.</summary>
    TimeSpan ReadTimeSpan(Slot slot);

    /// <summary>Reads a date without a time.</summary>
    DateOnly ReadDateOnly(Slot slot);

    /// <summary>Reads a time of day.</summary>
    TimeOnly ReadTimeOnly(Slot slot);

    /// <summary>Reads an enum of any width.</summary>
    TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum;

    /// <summary>Reads text; null if the writer was given null.</summary>
    string? ReadString(Slot slot);

    /// <summary>Returns true if a nullable value is present. The caller then reads the value from the same slot.</summary>
    bool BeginNullable(Slot slot);

    /// <summary>Reads a nested object or struct. An object that can be created empty may be returned before it is filled.</summary>
    T? ReadObject<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>;

    /// <summary>Reads an array, list or set through its witness.</summary>
    TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>;

    /// <summary>Reads a map through its witness.</summary>
    TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>;

    /// <summary>Begins an entry of a map. The map's witness calls this before it reads the key and the value.</summary>
    void BeginEntry(Slot map);

    /// <summary>Ends an entry of a map. The map's witness calls this after the value.</summary>
    void EndEntry(Slot map);
}
