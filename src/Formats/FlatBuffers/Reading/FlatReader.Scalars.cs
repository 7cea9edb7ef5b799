using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Reading;

/// <summary>Values that stand in the table, struct or vector itself.</summary>
internal ref partial struct FlatReader<TPlace>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadBoolean(Slot slot) => Take<byte>(slot) != 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte(Slot slot) => Take<byte>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public sbyte ReadSByte(Slot slot) => Take<sbyte>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public short ReadInt16(Slot slot) => Take<short>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ushort ReadUInt16(Slot slot) => Take<ushort>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32(Slot slot) => Take<int>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint ReadUInt32(Slot slot) => Take<uint>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long ReadInt64(Slot slot) => Take<long>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadUInt64(Slot slot) => Take<ulong>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public char ReadChar(Slot slot) => Take<char>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle(Slot slot) => Take<float>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble(Slot slot) => Take<double>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadGuid(Slot slot) => Take<Guid>(slot);

    public decimal ReadDecimal(Slot slot) => Take<WireDecimal>(slot).ToDecimal(_start);

    public DateTime ReadDateTime(Slot slot) => WireDateTime.ToDateTime(Take<ulong>(slot), _start);

    public DateTimeOffset ReadDateTimeOffset(Slot slot) => Take<WireDateTimeOffset>(slot).ToDateTimeOffset(_start);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeSpan ReadTimeSpan(Slot slot) => new(Take<long>(slot));

    public DateOnly ReadDateOnly(Slot slot)
    {
        int day = Take<int>(slot);
        if ((uint)day > (uint)DateOnly.MaxValue.DayNumber)
        {
            WireFormatException.Throw(_start, "a day within the years 1 to 9999");
        }

        return DateOnly.FromDayNumber(day);
    }

    public TimeOnly ReadTimeOnly(Slot slot)
    {
        long ticks = Take<long>(slot);
        if ((ulong)ticks > (ulong)TimeOnly.MaxValue.Ticks)
        {
            WireFormatException.Throw(_start, "a time within one day");
        }

        return new TimeOnly(ticks);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum => Take<TEnum>(slot);

    /// <summary>The value, or its default where the table lacks it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private TValue Take<TValue>(Slot slot)
        where TValue : unmanaged
    {
        int place = Find(slot, Unsafe.SizeOf<TValue>());
        return place == OpenTable.Absent ? default : _message.Load<TValue>(place);
    }
}
