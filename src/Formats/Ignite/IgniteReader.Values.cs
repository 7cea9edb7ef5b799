namespace SerBench.Formats.Ignite;

internal ref partial struct IgniteReader<TMode>
{
    public TimeOnly ReadTimeOnly(Slot slot)
    {
        long ticks = ReadPrimitive<long>(slot, IgniteCode.Long);
        return TimeWire.ToTimeOnly(ticks, _input.Position - sizeof(long));
    }

    public DateOnly ReadDateOnly(Slot slot)
    {
        int day = ReadPrimitive<int>(slot, IgniteCode.Int);
        return TimeWire.ToDateOnly(day, _input.Position - sizeof(int));
    }

    public decimal ReadDecimal(Slot slot)
    {
        if (!BeginValue(slot))
        {
            return default;
        }

        RequireCode(IgniteCode.Decimal);
        _input.Skip(1);
        return IgniteDecimal.Read(ref _input);
    }

    [MethodImpl(AggressiveInlining)]
    public Guid ReadGuid(Slot slot)
    {
        if (!BeginValue(slot))
        {
            return default;
        }

        _input.Need(IgniteWidth.Guid);
        TakeCode(IgniteCode.Guid);
        return IgniteGuid.Take(ref _input);
    }

    public DateTime ReadDateTime(Slot slot)
    {
        if (!BeginValue(slot))
        {
            return default;
        }

        int offset = _input.Position;
        if (_input.PeekByte() == IgniteCode.Object)
        {
            IgniteTime.DateTime parts = ReadObject<IgniteTime.DateTime, IgniteTime.DateTimeBinarizer>(slot.Item);
            if (!parts.TryGet(out DateTime other))
            {
                WireFormatException.Throw(offset, "a date that is not UTC, within the years 1 to 9999");
            }

            return other;
        }

        _input.Need(IgniteWidth.Timestamp);
        TakeCode(IgniteCode.Timestamp);
        long milliseconds = _input.Take<long>();
        int nanoseconds = _input.Take<int>();
        return IgniteTime.Join(milliseconds, nanoseconds, offset);
    }

    public DateTimeOffset ReadDateTimeOffset(Slot slot)
    {
        if (!BeginValue(slot))
        {
            return default;
        }

        int offset = _input.Position;
        IgniteTime.DateTimeOffset parts = ReadObject<IgniteTime.DateTimeOffset, IgniteTime.DateTimeOffsetBinarizer>(slot.Item);
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

        if (!BeginValue(slot))
        {
            return default;
        }

        _input.Need(IgniteWidth.Enum);
        TakeCode(IgniteCode.Enum);
        int typeId = _input.Take<int>();
        int number = _input.Take<int>();
        if (typeId != IgniteEnumWire<TEnum>.TypeId || !IgniteEnumWire<TEnum>.TryFromInt32(number, out TEnum value))
        {
            throw new WireFormatException(_input.Position - sizeof(long), $"a value of enum {typeof(TEnum).Name}");
        }

        return value;
    }

    [MethodImpl(AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        if (!BeginValue(slot))
        {
            return null;
        }

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
        if (!BeginValue(slot))
        {
            return false;
        }

        if (_input.PeekByte() == IgniteCode.Null)
        {
            _input.Skip(1);
            return false;
        }

        _codedField = slot.Ordinal;
        return true;
    }

    private readonly void RequireCode(byte code)
    {
        if (_input.PeekByte() != code)
        {
            WireFormatException.Throw(_input.Position, $"a value of code {code}");
        }
    }

    [MethodImpl(AggressiveInlining)]
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

    [DoesNotReturn]
    private readonly void ThrowCode(byte expected) => WireFormatException.Throw(_input.Position - 1, $"a value of code {expected}");
}
