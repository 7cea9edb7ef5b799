using SerBench.Formats.Wire;
using SerBench.Formats.Contracts;
using SerBench.Formats.Ignite;

namespace SerBench.Serializers.Views;

/// <summary>
/// Computes from an object the checksum that its view must give: a witness hands every leaf to it as to a writer. Numbers count with the
/// signs that their codes have, since a view cannot know others.
/// </summary>
internal struct IgniteExpectedSum : IFieldWriter
{
    private LeafSum _sum;

    public static FieldOrder Order => FieldOrder.ByName;

    public static ulong Of<T, TBinarizer>(T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        var writer = default(IgniteExpectedSum);
        TBinarizer.Write(ref writer, value);
        return writer._sum.Value;
    }

    public void WriteBoolean(Slot slot, bool value) => _sum.Add(value);

    public void WriteByte(Slot slot, byte value) => _sum.Add(value);

    public void WriteSByte(Slot slot, sbyte value) => _sum.Add((byte)value);

    public void WriteInt16(Slot slot, short value) => _sum.Add(value);

    public void WriteUInt16(Slot slot, ushort value) => _sum.Add((short)value);

    public void WriteInt32(Slot slot, int value) => _sum.Add(value);

    public void WriteUInt32(Slot slot, uint value) => _sum.Add((int)value);

    public void WriteInt64(Slot slot, long value) => _sum.Add(value);

    public void WriteUInt64(Slot slot, ulong value) => _sum.Add((long)value);

    public void WriteChar(Slot slot, char value) => _sum.Add(value);

    public void WriteSingle(Slot slot, float value) => _sum.Add(value);

    public void WriteDouble(Slot slot, double value) => _sum.Add(value);

    public void WriteGuid(Slot slot, Guid value) => _sum.Add(value);

    public void WriteDecimal(Slot slot, decimal value) => IgniteLeaves.Add(ref _sum, value);

    public void WriteDateTime(Slot slot, DateTime value) => IgniteLeaves.Add(ref _sum, value);

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) => IgniteLeaves.Add(ref _sum, value);

    public void WriteTimeSpan(Slot slot, TimeSpan value) => _sum.Add(value.Ticks);

    public void WriteDateOnly(Slot slot, DateOnly value) => _sum.Add(value.DayNumber);

    public void WriteTimeOnly(Slot slot, TimeOnly value) => _sum.Add(value.Ticks);

    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum =>
        _sum.Add(value.GetTypeCode() is TypeCode.Int64 or TypeCode.UInt64 ? EnumBits<TEnum>.ToInt64(value) : IgniteEnumWire<TEnum>.ToInt32(value));

    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            _sum.AddNull();
            return;
        }

        byte[] text = new byte[IgniteText.Length(value)];
        IgniteText.Encode(value, text);
        _sum.Add(text);
    }

    public bool BeginNullable(Slot slot, bool hasValue)
    {
        if (!hasValue)
        {
            _sum.AddNull();
        }

        return hasValue;
    }

    public void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (value is null)
        {
            _sum.AddNull();
        }
        else
        {
            TBinarizer.Write(ref this, value);
        }
    }

    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        if (value is null)
        {
            _sum.AddNull();
        }
        else
        {
            _sum.Add(TWitness.Count(value));
            TWitness.WriteItems(ref this, slot.Item, value);
        }
    }

    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        if (value is null)
        {
            _sum.AddNull();
        }
        else
        {
            _sum.Add(2L * TWitness.Count(value));
            TWitness.WriteEntries(ref this, slot, value);
        }
    }

    public void BeginEntry(Slot map)
    {
    }

    public void EndEntry(Slot map)
    {
    }
}
