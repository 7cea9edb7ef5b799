namespace SerBench.Formats.Protobuf;

// Integers are truncated to the width of their protobuf type. A number that does not fit a narrower .NET type is damage.
internal ref partial struct ProtobufReader<TRules, TBinarizer>
{
    [MethodImpl(AggressiveInlining)]
    public bool ReadBoolean(Slot slot) => ReadVarint(slot) != 0;

    [MethodImpl(AggressiveInlining)]
    public int ReadInt32(Slot slot) => (int)ReadVarint(slot);

    [MethodImpl(AggressiveInlining)]
    public uint ReadUInt32(Slot slot) => (uint)ReadVarint(slot);

    [MethodImpl(AggressiveInlining)]
    public long ReadInt64(Slot slot) => (long)ReadVarint(slot, isWide: true);

    [MethodImpl(AggressiveInlining)]
    public ulong ReadUInt64(Slot slot) => ReadVarint(slot, isWide: true);

    [MethodImpl(AggressiveInlining)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum
    {
        ulong bits = ReadVarint(slot);
        return Unsafe.SizeOf<TEnum>() >= sizeof(int) ? EnumBits<TEnum>.Truncate((long)bits)
            : EnumBits<TEnum>.FromInt64(EnumBits<TEnum>.IsSigned ? (int)bits : (uint)bits, _input.Position);
    }

    public DateOnly ReadDateOnly(Slot slot) =>
        DateOnly.FromDayNumber((int)Narrow((int)ReadVarint(slot), 0, DateOnly.MaxValue.DayNumber));

    public TimeOnly ReadTimeOnly(Slot slot) => new(Narrow((long)ReadVarint(slot), 0, TimeOnly.MaxValue.Ticks));

    [MethodImpl(AggressiveInlining)]
    public float ReadSingle(Slot slot) => ReadFixed<float>(slot, WireType.Fixed32);

    [MethodImpl(AggressiveInlining)]
    public double ReadDouble(Slot slot) => ReadFixed<double>(slot, WireType.Fixed64);

    [MethodImpl(AggressiveInlining)]
    private long Take(Slot slot, long least, long most) => Narrow(least < 0 ? (int)ReadVarint(slot) : (uint)ReadVarint(slot), least, most);

    [MethodImpl(AggressiveInlining)]
    private ulong ReadVarint(Slot slot, bool isWide = false)
    {
        if (ProtobufMessageLayout<TBinarizer>.IsSpecial(slot))
        {
            return ReadSpecial(slot, isWide, WireKind.Usual);
        }

        uint tag = Tag.Of(NumberOf(slot), WireType.Varint);
        if (slot.Role != SlotRole.Item && IsInStep(slot, tag, sizeof(byte)))
        {
            byte next = _input.Peek<byte>();
            if (next == tag)
            {
                byte value = _input.Peek<byte>(1);
                if (value < 0x80)
                {
                    _input.Advance(2);
                    return value;
                }
            }
            else if (IsAbsent(tag, next))
            {
                return 0;
            }
        }

        return ReadAnyVarint(slot);
    }

    [MethodImpl(AggressiveInlining)]
    private T ReadFixed<T>(Slot slot, WireType wire)
        where T : unmanaged
    {
        if (ProtobufMessageLayout<TBinarizer>.IsSpecial(slot))
        {
            ulong bits = ReadSpecial(slot, wire == WireType.Fixed64, WireKind.Fixed);
            return Unsafe.As<ulong, T>(ref bits);
        }

        uint tag = Tag.Of(NumberOf(slot), wire);
        if (slot.Role != SlotRole.Item && IsInStep(slot, tag, Unsafe.SizeOf<T>()))
        {
            byte next = _input.Peek<byte>();
            if (next == tag)
            {
                T value = _input.Peek<T>(1);
                _input.Advance(1 + Unsafe.SizeOf<T>());
                return value;
            }

            if (IsAbsent(tag, next))
            {
                return default;
            }
        }

        return ReadAnyFixed<T>(slot, wire);
    }

    // `own` is added to the encoding that is declared for the slot.
    [MethodImpl(NoInlining)]
    private ulong ReadSpecial(Slot slot, bool isWide, WireKind own)
    {
        WireKind kind = ProtobufMessageLayout<TBinarizer>.KindOf(slot) | own;
        bool isFixed = (kind & WireKind.Fixed) != 0;
        WireType wire = !isFixed ? WireType.Varint : isWide ? WireType.Fixed64 : WireType.Fixed32;
        if (slot.Role == SlotRole.Item && (_index is not null || (kind & WireKind.Unpacked) == 0))
        {
            GoToItem(wire);
        }
        else if (!Expect(slot, wire))
        {
            return 0;
        }

        if (isFixed)
        {
            return isWide ? _input.Read<ulong>() : _input.Read<uint>();
        }

        ulong value = Varint.ReadTruncating(ref _input);
        return (kind & WireKind.ZigZag) == 0 ? value : (ulong)Varint.UnZigZag(isWide ? value : (uint)value);
    }

    [MethodImpl(NoInlining)]
    private ulong ReadAnyVarint(Slot slot)
    {
        if (slot.Role == SlotRole.Item)
        {
            GoToItem(WireType.Varint);
        }
        else if (!Expect(slot, WireType.Varint))
        {
            return 0;
        }

        return Varint.ReadTruncating(ref _input);
    }

    [MethodImpl(NoInlining)]
    private T ReadAnyFixed<T>(Slot slot, WireType wire)
        where T : unmanaged
    {
        if (slot.Role == SlotRole.Item)
        {
            GoToItem(wire);
        }
        else if (!Expect(slot, wire))
        {
            return default;
        }

        return _input.Read<T>();
    }

    [MethodImpl(AggressiveInlining)]
    private readonly long Narrow(long value, long least, long most)
    {
        if (value < least || value > most)
        {
            ThrowRange(value, least, most);
        }

        return value;
    }

    private readonly void ThrowRange(long value, long least, long most) =>
        WireFormatException.Throw(_input.Position, $"a number from {least} to {most}, not {value}");
}
