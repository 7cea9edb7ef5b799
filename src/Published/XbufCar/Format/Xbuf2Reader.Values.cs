namespace SerBench.Published.XbufCar.Format;

// A number that does not fit its type is refused as damage.
internal ref partial struct Xbuf2Reader<TBinarizer, TMode>
{
    [MethodImpl(AggressiveInlining)]
    public bool ReadBoolean(Slot slot) => ReadSmall(slot) != 0;

    [MethodImpl(AggressiveInlining)]
    public byte ReadByte(Slot slot) => Expect(slot, WireType.Varint) ? Varint.ReadByte(ref _input) : (byte)0;

    [MethodImpl(AggressiveInlining)]
    public sbyte ReadSByte(Slot slot) => (sbyte)Signed(ReadVarint(slot), sbyte.MinValue, sbyte.MaxValue);

    [MethodImpl(AggressiveInlining)]
    public short ReadInt16(Slot slot) => Expect(slot, WireType.Varint) ? Varint.ReadInt16(ref _input) : (short)0;

    [MethodImpl(AggressiveInlining)]
    public ushort ReadUInt16(Slot slot) => (ushort)Unsigned(ReadVarint(slot), ushort.MaxValue);

    [MethodImpl(AggressiveInlining)]
    public int ReadInt32(Slot slot) => Expect(slot, WireType.Varint) ? Varint.ReadInt32(ref _input) : 0;

    [MethodImpl(AggressiveInlining)]
    public uint ReadUInt32(Slot slot) => (uint)Unsigned(ReadVarint(slot), uint.MaxValue);

    [MethodImpl(AggressiveInlining)]
    public char ReadChar(Slot slot) => (char)Unsigned(ReadVarint(slot), char.MaxValue);

    public DateOnly ReadDateOnly(Slot slot) => DateOnly.FromDayNumber((int)Unsigned(ReadVarint(slot), (ulong)DateOnly.MaxValue.DayNumber));

    public TimeOnly ReadTimeOnly(Slot slot) => new((long)Unsigned(Take<ulong>(slot), (ulong)TimeOnly.MaxValue.Ticks));

    public Guid ReadGuid(Slot slot) => ReadBlock<Guid>(slot);

    public decimal ReadDecimal(Slot slot) => DecimalWire.FromWords(ReadBlock<UInt128>(slot), _input.Position);

    public DateTimeOffset ReadDateTimeOffset(Slot slot) => TimeWire.ToDateTimeOffset(ReadBlock<TimeWire.Offset>(slot), _input.Position);

    [MethodImpl(AggressiveInlining)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum
    {
        if (FlagBits<TEnum>.IsFlags && slot.IsField && !IsAnnounced(slot))
        {
            return EnumBits<TEnum>.Truncate((long)ReadFlags<TEnum>(slot));
        }

        return EnumBits<TEnum>.FromInt64((long)ReadSmall(slot), _input.Position);
    }

    [MethodImpl(AggressiveInlining)]
    private ulong ReadVarint(Slot slot) => Expect(slot, WireType.Varint) ? Varint.ReadWide(ref _input) : 0;

    [MethodImpl(AggressiveInlining)]
    private ulong ReadSmall(Slot slot) => Expect(slot, WireType.Varint) ? Xbuf2FieldScan.ReadSmall(ref _input) : 0;

    [MethodImpl(AggressiveInlining)]
    private T Take<T>(Slot slot)
        where T : unmanaged =>
        Expect(slot, Unsafe.SizeOf<T>() == sizeof(uint) ? WireType.Fixed32 : WireType.Fixed64) ? _input.Read<T>() : default;

    [MethodImpl(AggressiveInlining)]
    private T ReadBlock<T>(Slot slot)
        where T : unmanaged
    {
        if (!Expect(slot, WireType.Length))
        {
            return default;
        }

        int length = Xbuf2FieldScan.ReadShortLength(ref _input);
        if (length != Unsafe.SizeOf<T>())
        {
            WireFormatException.Throw(_input.Position, $"a value of {Unsafe.SizeOf<T>()} bytes, not of {length}");
        }

        return _input.Take<T>();
    }

    [MethodImpl(AggressiveInlining)]
    private ulong ReadFlags<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum
    {
        ulong bits = 0;
        for (BeginItems(); Expect(slot.Item, WireType.Varint);)
        {
            bits |= 1UL << (int)Unsigned(Varint.ReadWide(ref _input), (ulong)FlagBits<TEnum>.MostBits - 1);
        }

        return bits;
    }

    [MethodImpl(AggressiveInlining)]
    private readonly ulong Unsigned(ulong value, ulong most)
    {
        if (value > most)
        {
            ThrowRange(_input.Position, (long)value, 0, most);
        }

        return value;
    }

    [MethodImpl(AggressiveInlining)]
    private readonly long Signed(ulong value, long least, long most)
    {
        if ((long)value < least || (long)value > most)
        {
            ThrowRange(_input.Position, (long)value, least, (ulong)most);
        }

        return (long)value;
    }

    [MethodImpl(NoInlining)]
    private static void ThrowRange(int position, long value, long least, ulong most) =>
        WireFormatException.Throw(position, $"a number from {least} to {most}, not {value}");
}
