namespace SerBench.Formats.Nrbf.Writing;

/// <summary>
/// A writer that writes nothing: it learns which nullable members have a value, before the description of their class states it. For a
/// dictionary, it learns which entry is the first with a value.
/// </summary>
internal ref struct NullableProbe(Span<bool> present) : IFieldWriter
{
    private readonly Span<bool> _present = present;
    private int _entry = -1;

    public static FieldOrder Order => FieldOrder.Declared;

    /// <summary>For each ordinal, true if there is a value.</summary>
    public readonly ReadOnlySpan<bool> Present => _present;

    public int FirstEntryWithValue { get; private set; } = int.MaxValue;

    public bool BeginNullable(Slot slot, bool hasValue)
    {
        if (slot.IsField)
        {
            _present[slot.Ordinal] = hasValue;
        }
        else if (hasValue && slot.Role == SlotRole.Value)
        {
            FirstEntryWithValue = Math.Min(FirstEntryWithValue, _entry);
        }

        return false;
    }

    public void BeginEntry(Slot map) => _entry++;

    public readonly void EndEntry(Slot map)
    {
    }

    public readonly void WriteBoolean(Slot slot, bool value)
    {
    }

    public readonly void WriteByte(Slot slot, byte value)
    {
    }

    public readonly void WriteSByte(Slot slot, sbyte value)
    {
    }

    public readonly void WriteInt16(Slot slot, short value)
    {
    }

    public readonly void WriteUInt16(Slot slot, ushort value)
    {
    }

    public readonly void WriteInt32(Slot slot, int value)
    {
    }

    public readonly void WriteUInt32(Slot slot, uint value)
    {
    }

    public readonly void WriteInt64(Slot slot, long value)
    {
    }

    public readonly void WriteUInt64(Slot slot, ulong value)
    {
    }

    public readonly void WriteChar(Slot slot, char value)
    {
    }

    public readonly void WriteSingle(Slot slot, float value)
    {
    }

    public readonly void WriteDouble(Slot slot, double value)
    {
    }

    public readonly void WriteDecimal(Slot slot, decimal value)
    {
    }

    public readonly void WriteGuid(Slot slot, Guid value)
    {
    }

    public readonly void WriteDateTime(Slot slot, DateTime value)
    {
    }

    public readonly void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
    }

    public readonly void WriteTimeSpan(Slot slot, TimeSpan value)
    {
    }

    public readonly void WriteDateOnly(Slot slot, DateOnly value)
    {
    }

    public readonly void WriteTimeOnly(Slot slot, TimeOnly value)
    {
    }

    public readonly void WriteString(Slot slot, string? value)
    {
    }

    public readonly void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum
    {
    }

    public readonly void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>
    {
    }

    public readonly void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
    }

    public readonly void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
    }
}
