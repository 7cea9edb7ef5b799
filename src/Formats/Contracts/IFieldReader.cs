namespace SerBench.Formats.Contracts;

/// <summary>The reading half of a format. A missing field reads as its default. Damaged input causes only <see
/// cref="WireFormatException"/>.</summary>
public interface IFieldReader
{
    /// <summary>The order of fields, equal to the writer's.</summary>
    static abstract FieldOrder Order { get; }

    /// <summary>True if a repeated map key replaces the earlier entry; false if a repeated key is damage.</summary>
    static abstract bool LastKeyWins { get; }

    internal static virtual bool RefusesNullKeys => false;

    /// <summary>The position in the message, for errors.</summary>
    int Position { get; }

    /// <summary>Reads a Boolean.</summary>
    bool ReadBoolean(Slot slot);

    /// <summary>Reads a byte.</summary>
    byte ReadByte(Slot slot);

    /// <summary>Reads an sbyte.</summary>
    sbyte ReadSByte(Slot slot);

    /// <summary>Reads a short.</summary>
    short ReadInt16(Slot slot);

    /// <summary>Reads a ushort.</summary>
    ushort ReadUInt16(Slot slot);

    /// <summary>Reads an int.</summary>
    int ReadInt32(Slot slot);

    /// <summary>Reads a uint.</summary>
    uint ReadUInt32(Slot slot);

    /// <summary>Reads a long.</summary>
    long ReadInt64(Slot slot);

    /// <summary>Reads a ulong.</summary>
    ulong ReadUInt64(Slot slot);

    /// <summary>Reads a char.</summary>
    char ReadChar(Slot slot);

    /// <summary>Reads a float.</summary>
    float ReadSingle(Slot slot);

    /// <summary>Reads a double.</summary>
    double ReadDouble(Slot slot);

    /// <summary>Reads a decimal with its scale.</summary>
    decimal ReadDecimal(Slot slot);

    /// <summary>Reads a Guid.</summary>
    Guid ReadGuid(Slot slot);

    /// <summary>Reads a DateTime with its kind.</summary>
    DateTime ReadDateTime(Slot slot);

    /// <summary>Reads a DateTimeOffset.</summary>
    DateTimeOffset ReadDateTimeOffset(Slot slot);

    /// <summary>Reads a TimeSpan.</summary>
    TimeSpan ReadTimeSpan(Slot slot);

    /// <summary>Reads a DateOnly.</summary>
    DateOnly ReadDateOnly(Slot slot);

    /// <summary>Reads a TimeOnly.</summary>
    TimeOnly ReadTimeOnly(Slot slot);

    /// <summary>Reads an enum of any width.</summary>
    TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum;

    /// <summary>Reads text or null.</summary>
    string? ReadString(Slot slot);

    /// <summary>Returns true if a value follows in the same slot.</summary>
    bool BeginNullable(Slot slot);

    /// <summary>Reads a nested object or struct. The object may be filled after the call.</summary>
    T? ReadObject<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>;

    /// <summary>Reads an array, list or set.</summary>
    TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>;

    /// <summary>Reads a map.</summary>
    TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>;

    /// <summary>Called before a key is read.</summary>
    void BeginEntry(Slot map);

    /// <summary>Called after a map's value is read.</summary>
    void EndEntry(Slot map);
}
