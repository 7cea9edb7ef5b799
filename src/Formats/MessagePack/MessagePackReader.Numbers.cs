namespace SerBench.Formats.MessagePack;

// Integers are accepted in any width if the value fits. Any number is accepted as a floating-point number.
internal ref partial struct MessagePackReader<TStyle, TBinarizer>
{
    [MethodImpl(AggressiveInlining)]
    public bool ReadBoolean(Slot slot)
    {
        if (!Begin(slot))
        {
            return false;
        }

        byte code = Input.ReadByte();
        if (code is not (Code.True or Code.False))
        {
            WireFormatException.Throw(Input.Position - 1, "a bool");
        }

        return code == Code.True;
    }

    public DateOnly ReadDateOnly(Slot slot) => DateOnly.FromDayNumber((int)Take(slot, 0, DateOnly.MaxValue.DayNumber));

    public TimeOnly ReadTimeOnly(Slot slot) => new(Take(slot, 0, TimeOnly.MaxValue.Ticks));

    public ulong ReadUInt64(Slot slot)
    {
        if (!Begin(slot))
        {
            return 0;
        }

        if (Input.PeekByte() == Code.UInt64)
        {
            Input.Advance(1);
            return BinaryPrimitives.ReverseEndianness(Input.Read<ulong>());
        }

        return (ulong)ReadInteger(0, long.MaxValue);
    }

    [MethodImpl(AggressiveInlining)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum =>
        TStyle.IsRmp ? ReadMember<TEnum>(slot)
        : Unsafe.SizeOf<TEnum>() == sizeof(ulong) && !EnumBits<TEnum>.IsSigned
            ? EnumBits<TEnum>.Truncate((long)ReadUInt64(slot))
        : EnumBits<TEnum>.FromInt64(ReadInt64(slot), Input.Position);

    public float ReadSingle(Slot slot)
    {
        if (!Begin(slot))
        {
            return 0;
        }

        if (Input.PeekByte() == Code.Float32)
        {
            Input.Advance(1);
            return BitConverter.UInt32BitsToSingle(MessagePackSkip.ReadUInt32(ref Input));
        }

        return (float)ReadAnyNumber();
    }

    public double ReadDouble(Slot slot)
    {
        if (!Begin(slot))
        {
            return 0;
        }

        if (Input.PeekByte() == Code.Float64)
        {
            Input.Advance(1);
            return BitConverter.UInt64BitsToDouble(BinaryPrimitives.ReverseEndianness(Input.Read<ulong>()));
        }

        return ReadAnyNumber();
    }

    [MethodImpl(NoInlining)]
    private double ReadAnyNumber()
    {
        switch (Input.PeekByte())
        {
            case Code.Float32:
                Input.Advance(1);
                return BitConverter.UInt32BitsToSingle(MessagePackSkip.ReadUInt32(ref Input));
            case Code.Float64:
                Input.Advance(1);
                return BitConverter.UInt64BitsToDouble(BinaryPrimitives.ReverseEndianness(Input.Read<ulong>()));
            case Code.UInt64:
                Input.Advance(1);
                return BinaryPrimitives.ReverseEndianness(Input.Read<ulong>());
            default:
                return ReadInteger(long.MinValue, long.MaxValue);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private long Take(Slot slot, long least, long most)
    {
        if (!Begin(slot))
        {
            return 0;
        }

        // A number of one byte fits every signed type, and every type if it is not negative.
        if (Input.Left > 0)
        {
            var code = (sbyte)Input.Peek<byte>();
            if (code >= (least < 0 ? Code.MinFixInt : 0))
            {
                Input.Advance(1);
                return code;
            }
        }

        return ReadInteger(least, most);
    }

    [MethodImpl(NoInlining)]
    private long ReadInteger(long least, long most)
    {
        int start = Input.Position;
        byte code = Input.ReadByte();
        bool isInteger = true;
        long value = 0;
        switch (code)
        {
            case <= Code.MaxPositiveFixInt or >= Code.MinNegativeFixInt:
                value = (sbyte)code;
                break;
            case Code.UInt8:
                value = Input.ReadByte();
                break;
            case Code.UInt16:
                value = MessagePackSkip.ReadUInt16(ref Input);
                break;
            case Code.UInt32:
                value = MessagePackSkip.ReadUInt32(ref Input);
                break;
            case Code.UInt64 or Code.Int64:
                value = BinaryPrimitives.ReverseEndianness(Input.Read<long>());
                isInteger = code == Code.Int64 || value >= 0;
                break;
            case Code.Int8:
                value = (sbyte)Input.ReadByte();
                break;
            case Code.Int16:
                value = (short)MessagePackSkip.ReadUInt16(ref Input);
                break;
            case Code.Int32:
                value = (int)MessagePackSkip.ReadUInt32(ref Input);
                break;
            default:
                isInteger = false;
                break;
        }

        if (!isInteger || value < least || value > most)
        {
            WireFormatException.Throw(start, $"an integer from {least} to {most}");
        }

        return value;
    }
}
