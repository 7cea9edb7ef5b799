using SerBench.Formats;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Extending;

/// <summary>The writing half.</summary>
public ref struct PlainWriter(EncodeBuffer buffer) : IFieldWriter
{
    private OutputCursor _output = new(buffer);
    private int _depth;

    public static FieldOrder Order => FieldOrder.Declared;

    public readonly void Finish() => _output.Finish();

    public void WriteBoolean(Slot slot, bool value) => Put((byte)(value ? 1 : 0));

    public void WriteByte(Slot slot, byte value) => Put(value);

    public void WriteSByte(Slot slot, sbyte value) => Put(value);

    public void WriteInt16(Slot slot, short value) => Put(value);

    public void WriteUInt16(Slot slot, ushort value) => Put(value);

    public void WriteInt32(Slot slot, int value) => Put(value);

    public void WriteUInt32(Slot slot, uint value) => Put(value);

    public void WriteInt64(Slot slot, long value) => Put(value);

    public void WriteUInt64(Slot slot, ulong value) => Put(value);

    public void WriteChar(Slot slot, char value) => Put(value);

    public void WriteSingle(Slot slot, float value) => Put(value);

    public void WriteDouble(Slot slot, double value) => Put(value);

    public void WriteGuid(Slot slot, Guid value) => Put(value);

    public void WriteTimeSpan(Slot slot, TimeSpan value) => Put(value.Ticks);

    public void WriteDateOnly(Slot slot, DateOnly value) => Put(value.DayNumber);

    public void WriteTimeOnly(Slot slot, TimeOnly value) => Put(value.Ticks);

    public void WriteDateTime(Slot slot, DateTime value) => Put(value.ToBinary());

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
        Put(value.Ticks);
        Put((short)value.TotalOffsetMinutes);
    }

    public void WriteDecimal(Slot slot, decimal value)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        foreach (int part in parts)
        {
            Put(part);
        }
    }

    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum => Put(value);

    public void WriteString(Slot slot, string? value)
    {
        Put(value?.Length ?? -1);
        foreach (char unit in value ?? "")
        {
            Put(unit);
        }
    }

    public bool BeginNullable(Slot slot, bool hasValue)
    {
        WriteBoolean(slot, hasValue);
        return hasValue;
    }

    public void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>
    {
        // The type is asked first: a struct would be boxed for the comparison until the code is optimized.
        if (!BeginNullable(slot, typeof(T).IsValueType || value is not null))
        {
            return;
        }

        if (++_depth > Limits.MaxDepth)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        TBinarizer.Write(ref this, value!);
        _depth--;
    }

    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int count = value is null ? -1 : TWitness.Count(value);
        Put(count);
        if (value is not null && TWitness.WriteItems(ref this, slot.Item, value) != count)
        {
            throw new InvalidOperationException("A list was changed while it was encoded.");
        }
    }

    public readonly void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue> => throw new UnsupportedValueException("plain carries no maps");

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map)
    {
    }

    private void Put<T>(T value)
        where T : unmanaged
    {
        _output.Ensure(16);
        _output.Put(value);
    }
}
