using System.Runtime.CompilerServices;
using System.Text;
using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Serializers.Views.FlatBuffers;

/// <summary>Computes from an object the checksum that its view must give: a witness hands every leaf to it as to a writer.</summary>
internal struct ExpectedSum : IFieldWriter
{
    private LeafSum _sum;
    private ulong _entries;

    public static FieldOrder Order => FieldOrder.Declared;

    public static ulong Of<T, TBinarizer>(T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        var writer = default(ExpectedSum);
        TBinarizer.Write(ref writer, value);
        return writer._sum.Value;
    }

    public void WriteBoolean(Slot slot, bool value) => _sum.Add(value);

    public void WriteByte(Slot slot, byte value) => _sum.Add(value);

    public void WriteSByte(Slot slot, sbyte value) => _sum.Add(value);

    public void WriteInt16(Slot slot, short value) => _sum.Add(value);

    public void WriteUInt16(Slot slot, ushort value) => _sum.Add(value);

    public void WriteInt32(Slot slot, int value) => _sum.Add(value);

    public void WriteUInt32(Slot slot, uint value) => _sum.Add(value);

    public void WriteInt64(Slot slot, long value) => _sum.Add(value);

    public void WriteUInt64(Slot slot, ulong value) => _sum.Add((long)value);

    public void WriteChar(Slot slot, char value) => _sum.Add(value);

    public void WriteSingle(Slot slot, float value) => _sum.Add(value);

    public void WriteDouble(Slot slot, double value) => _sum.Add(value);

    public void WriteGuid(Slot slot, Guid value) => _sum.Add(value);

    public void WriteDecimal(Slot slot, decimal value) => _sum.Add(Unsafe.BitCast<WireDecimal, Guid>(WireDecimal.Of(value)));

    public void WriteDateTime(Slot slot, DateTime value) => _sum.Add((long)WireDateTime.Of(value));

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) => _sum.Add(Unsafe.BitCast<WireDateTimeOffset, Guid>(WireDateTimeOffset.Of(value)));

    public void WriteTimeSpan(Slot slot, TimeSpan value) => _sum.Add(value.Ticks);

    public void WriteDateOnly(Slot slot, DateOnly value) => _sum.Add(value.DayNumber);

    public void WriteTimeOnly(Slot slot, TimeOnly value) => _sum.Add(value.Ticks);

    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum => _sum.Add(value.GetTypeCode() == TypeCode.UInt64 ? (long)Convert.ToUInt64(value) : Convert.ToInt64(value));

    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            _sum.AddNull();
        }
        else
        {
            _sum.Add(Encoding.UTF8.GetBytes(value));
        }
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
            var writer = default(ExpectedSum);
            TWitness.WriteEntries(ref writer, slot, value);
            _sum.Add(TWitness.Count(value));
            _sum.Add((long)writer._entries);
        }
    }

    public void BeginEntry(Slot map) => _sum = default;

    // Added up, since the order of the entries is no part of a map.
    public void EndEntry(Slot map) => _entries += _sum.Value;
}
