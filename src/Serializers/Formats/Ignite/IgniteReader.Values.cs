using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Ignite;

internal ref partial struct IgniteReader<TMode>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadBoolean(Slot slot)
    {
        byte value = ReadPrimitive<byte>(slot, IgniteCode.Bool);
        if (value > 1)
        {
            WireFormatException.Throw(_input.Position - 1, "a boolean of 0 or 1");
        }

        return value != 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte(Slot slot) => ReadPrimitive<byte>(slot, IgniteCode.Byte);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public sbyte ReadSByte(Slot slot) => ReadPrimitive<sbyte>(slot, IgniteCode.Byte);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public short ReadInt16(Slot slot) => ReadPrimitive<short>(slot, IgniteCode.Short);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ushort ReadUInt16(Slot slot) => ReadPrimitive<ushort>(slot, IgniteCode.Short);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32(Slot slot) => ReadPrimitive<int>(slot, IgniteCode.Int);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint ReadUInt32(Slot slot) => ReadPrimitive<uint>(slot, IgniteCode.Int);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long ReadInt64(Slot slot) => ReadPrimitive<long>(slot, IgniteCode.Long);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadUInt64(Slot slot) => ReadPrimitive<ulong>(slot, IgniteCode.Long);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public char ReadChar(Slot slot) => ReadPrimitive<char>(slot, IgniteCode.Char);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle(Slot slot) => ReadPrimitive<float>(slot, IgniteCode.Float);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble(Slot slot) => ReadPrimitive<double>(slot, IgniteCode.Double);

    public TimeSpan ReadTimeSpan(Slot slot) => new(ReadPrimitive<long>(slot, IgniteCode.Long));

    public TimeOnly ReadTimeOnly(Slot slot)
    {
        long ticks = ReadPrimitive<long>(slot, IgniteCode.Long);
        if ((ulong)ticks >= TimeSpan.TicksPerDay)
        {
            WireFormatException.Throw(_input.Position - sizeof(long), "a time of day");
        }

        return new TimeOnly(ticks);
    }

    public DateOnly ReadDateOnly(Slot slot)
    {
        int day = ReadPrimitive<int>(slot, IgniteCode.Int);
        if ((uint)day > (uint)DateOnly.MaxValue.DayNumber)
        {
            WireFormatException.Throw(_input.Position - sizeof(int), "a day within the years 1 to 9999");
        }

        return DateOnly.FromDayNumber(day);
    }

    public decimal ReadDecimal(Slot slot)
    {
        BeginValue(slot);
        ExpectCode(IgniteCode.Decimal);
        return IgniteDecimal.Read(ref _input);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadGuid(Slot slot)
    {
        BeginValue(slot);
        _input.Need(IgniteWidth.Guid);
        TakeCode(IgniteCode.Guid);
        return IgniteGuid.Take(ref _input);
    }

    public DateTime ReadDateTime(Slot slot)
    {
        int offset = _input.Position;
        if (_input.PeekByte() == IgniteCode.Object)
        {
            IgniteTime.DateTime parts = ReadObject<IgniteTime.DateTime, IgniteTime.DateTimeBinarizer>(slot);
            if (!parts.TryGet(out DateTime other))
            {
                WireFormatException.Throw(offset, "a date that is not UTC, within the years 1 to 9999");
            }

            return other;
        }

        BeginValue(slot);
        _input.Need(IgniteWidth.Timestamp);
        TakeCode(IgniteCode.Timestamp);
        long milliseconds = _input.Take<long>();
        int nanoseconds = _input.Take<int>();
        if (!IgniteTime.TryJoin(milliseconds, nanoseconds, out DateTime value))
        {
            WireFormatException.Throw(offset, "a timestamp within the years 1 to 9999, in steps of 100 ns");
        }

        return value;
    }

    public DateTimeOffset ReadDateTimeOffset(Slot slot)
    {
        int offset = _input.Position;
        if (_input.PeekByte() != IgniteCode.Object)
        {
            ThrowCode(IgniteCode.Object);
        }

        IgniteTime.DateTimeOffset parts = ReadObject<IgniteTime.DateTimeOffset, IgniteTime.DateTimeOffsetBinarizer>(slot);
        if (!parts.TryGet(out DateTimeOffset value))
        {
            WireFormatException.Throw(offset, "an instant within the years 1 to 9999 and an offset of at most 14 hours");
        }

        return value;
    }

    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum
    {
        if (Unsafe.SizeOf<TEnum>() == sizeof(long))
        {
            return Unsafe.BitCast<long, TEnum>(ReadPrimitive<long>(slot, IgniteCode.Long));
        }

        BeginValue(slot);
        _input.Need(IgniteWidth.Enum);
        TakeCode(IgniteCode.Enum);
        int typeId = _input.Take<int>();
        int number = _input.Take<int>();
        if (typeId != IgniteEnum<TEnum>.TypeId || !IgniteEnum<TEnum>.TryFromInt32(number, out TEnum value))
        {
            throw new WireFormatException(_input.Position - sizeof(long), $"a value of enum {typeof(TEnum).Name}");
        }

        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        BeginValue(slot);
        byte code = _input.ReadByte();
        if (code != IgniteCode.String)
        {
            return NullOrThrow(code, IgniteCode.String);
        }

        int length = _input.Read<int>();
        int offset = _input.Position;
        return IgniteText.Decode(_input.ReadBytes(length), offset);
    }

    public bool BeginNullable(Slot slot)
    {
        if (_input.PeekByte() == IgniteCode.Null)
        {
            BeginValue(slot);
            _input.Skip(1);
            return false;
        }

        _codedField = slot.Ordinal;
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T ReadPrimitive<T>(Slot slot, byte code)
        where T : unmanaged
    {
        BeginValue(slot);
        if (TMode.IsRaw && slot.IsField && _codedField != slot.Ordinal)
        {
            return _input.Read<T>();
        }

        _input.Need(1 + Unsafe.SizeOf<T>());
        TakeCode(code);
        return _input.Take<T>();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void ExpectCode(byte code)
    {
        _input.Need(1);
        TakeCode(code);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void TakeCode(byte code)
    {
        if (_input.TakeByte() != code)
        {
            ThrowCode(code);
        }
    }

    private string? NullOrThrow(byte code, byte expected)
    {
        if (code != IgniteCode.Null)
        {
            ThrowCode(expected);
        }

        return null;
    }

    private readonly void ThrowCode(byte expected) => WireFormatException.Throw(Math.Max(0, _input.Position - 1), $"a value of code {expected}");
}
