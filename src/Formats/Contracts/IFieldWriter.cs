namespace SerBench.Formats.Contracts;

/// <summary>The writing half of a format. A binarizer calls one method per field, in the order of <see cref="Shape.Fields"/>. Writers are
/// <c>ref struct</c>s, so that the JIT can inline every call.</summary>
public interface IFieldWriter
{
    /// <summary>The preferred order of fields.</summary>
    static abstract FieldOrder Order { get; }

    /// <summary>Writes a Boolean.</summary>
    void WriteBoolean(Slot slot, bool value);

    /// <summary>Writes a byte.</summary>
    void WriteByte(Slot slot, byte value);

    /// <summary>Writes an sbyte.</summary>
    void WriteSByte(Slot slot, sbyte value);

    /// <summary>Writes a short.</summary>
    void WriteInt16(Slot slot, short value);

    /// <summary>Writes a ushort.</summary>
    void WriteUInt16(Slot slot, ushort value);

    /// <summary>Writes an int.</summary>
    void WriteInt32(Slot slot, int value);

    /// <summary>Writes a uint.</summary>
    void WriteUInt32(Slot slot, uint value);

    /// <summary>Writes a long.</summary>
    void WriteInt64(Slot slot, long value);

    /// <summary>Writes a ulong.</summary>
    void WriteUInt64(Slot slot, ulong value);

    /// <summary>Writes a char.</summary>
    void WriteChar(Slot slot, char value);

    /// <summary>Writes a float.</summary>
    void WriteSingle(Slot slot, float value);

    /// <summary>Writes a double.</summary>
    void WriteDouble(Slot slot, double value);

    /// <summary>Writes a decimal with its scale.</summary>
    void WriteDecimal(Slot slot, decimal value);

    /// <summary>Writes a Guid.</summary>
    void WriteGuid(Slot slot, Guid value);

    /// <summary>Writes a DateTime with its kind.</summary>
    void WriteDateTime(Slot slot, DateTime value);

    /// <summary>Writes a DateTimeOffset.</summary>
    void WriteDateTimeOffset(Slot slot, DateTimeOffset value);

    /// <summary>Writes a TimeSpan.</summary>
    void WriteTimeSpan(Slot slot, TimeSpan value);

    /// <summary>Writes a DateOnly.</summary>
    void WriteDateOnly(Slot slot, DateOnly value);

    /// <summary>Writes a TimeOnly.</summary>
    void WriteTimeOnly(Slot slot, TimeOnly value);

    /// <summary>Writes an enum of any width.</summary>
    void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum;

    /// <summary>Writes text or null.</summary>
    void WriteString(Slot slot, string? value);

    /// <summary>Begins a nullable value. If true is returned, the caller writes the value to the same slot.</summary>
    bool BeginNullable(Slot slot, bool hasValue);

    /// <summary>Writes a nested object or struct. The format calls the binarizer now or later.</summary>
    void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>;

    /// <summary>Writes an array, list or set.</summary>
    void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>;

    /// <summary>Writes a map.</summary>
    void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>;

    /// <summary>Called before a key is written.</summary>
    void BeginEntry(Slot map);

    /// <summary>Called after a map's value is written.</summary>
    void EndEntry(Slot map);
}
