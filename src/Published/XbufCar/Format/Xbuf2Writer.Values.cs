namespace SerBench.Published.XbufCar.Format;

// Values are stored without a branch on the value, because half of the predictions would be wrong with varied data.
internal ref partial struct Xbuf2Writer<TBinarizer>
{
    [MethodImpl(AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value) => PutSmall(slot, value ? 1u : 0u);

    [MethodImpl(AggressiveInlining)]
    public void WriteByte(Slot slot, byte value)
    {
        uint tag = Xbuf2MessageLayout<TBinarizer>.TagOf(slot, WireType.Varint);
        int length = IsShort(tag)
            ? Varint.StoreTagged(ref _output.Here(), (byte)tag, value)
            : FieldStore.Store(ref _output.Here(), tag, value);
        Move(length);
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteDateOnly(Slot slot, DateOnly value) => PutUnsigned(slot, (uint)value.DayNumber);

    [MethodImpl(AggressiveInlining)]
    public void WriteInt64(Slot slot, long value) => Put(slot, value);

    [MethodImpl(AggressiveInlining)]
    public void WriteUInt64(Slot slot, ulong value) => Put(slot, value);

    [MethodImpl(AggressiveInlining)]
    public void WriteGuid(Slot slot, Guid value) => PutBlock(slot, value);

    [MethodImpl(AggressiveInlining)]
    public void WriteDecimal(Slot slot, decimal value) => PutBlock(slot, DecimalWire.ToWords(value));

    [MethodImpl(AggressiveInlining)]
    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) => PutBlock(slot, TimeWire.ToWire(value));

    [MethodImpl(AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum
    {
        if (FlagBits<TEnum>.IsFlags && slot.IsField && !IsAnnounced(slot))
        {
            PutFlags<TEnum>(slot, (ulong)EnumBits<TEnum>.ToInt64(value));
        }
        else if (Unsafe.SizeOf<TEnum>() <= sizeof(int) && EnumBits<TEnum>.IsSigned)
        {
            PutSigned(slot, EnumBits<TEnum>.ToInt64(value));
        }
        else
        {
            PutUnsigned(slot, (ulong)EnumBits<TEnum>.ToInt64(value));
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void PutSmall(Slot slot, uint value)
    {
        uint tag = Xbuf2MessageLayout<TBinarizer>.TagOf(slot, WireType.Varint);
        if (IsShort(tag))
        {
            Unsafe.WriteUnaligned(ref _output.Here(), (ushort)(tag | (value << 8)));
            Move(sizeof(ushort));
        }
        else
        {
            int length = FieldStore.Store(ref _output.Here(), tag, value);
            Move(length);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void PutSigned(Slot slot, long value)
    {
        uint tag = Xbuf2MessageLayout<TBinarizer>.TagOf(slot, WireType.Varint);
        ref byte here = ref _output.Here();
        nint length;
        if (IsShort(tag))
        {
            here = (byte)tag;
            length = 1 + Varint.StoreSigned(ref Unsafe.Add(ref here, 1), value);
        }
        else
        {
            length = FieldStore.Store(ref here, tag, (ulong)value);
        }

        Move(length);
    }

    [MethodImpl(AggressiveInlining)]
    private void PutUnsigned(Slot slot, ulong value)
    {
        uint tag = Xbuf2MessageLayout<TBinarizer>.TagOf(slot, WireType.Varint);
        ref byte here = ref _output.Here();
        int length;
        if (IsShort(tag))
        {
            here = (byte)tag;
            length = 1 + Varint.Store(ref Unsafe.Add(ref here, 1), value);
        }
        else
        {
            length = FieldStore.Store(ref here, tag, value);
        }

        Move(length);
    }

    [MethodImpl(AggressiveInlining)]
    private void Put<T>(Slot slot, T value)
        where T : unmanaged
    {
        uint tag = Xbuf2MessageLayout<TBinarizer>.TagOf(slot, Unsafe.SizeOf<T>() == sizeof(uint) ? WireType.Fixed32 : WireType.Fixed64);
        ref byte here = ref _output.Here();
        int width = 1;
        if (IsShort(tag))
        {
            here = (byte)tag;
        }
        else
        {
            width = FieldStore.Store(ref here, tag);
        }

        Unsafe.WriteUnaligned(ref Unsafe.Add(ref here, width), value);
        Move(width + Unsafe.SizeOf<T>());
    }

    [MethodImpl(AggressiveInlining)]
    private void PutBlock<T>(Slot slot, T value)
        where T : unmanaged
    {
        ref byte here = ref _output.Here();
        int width = FieldStore.Store(ref here, Xbuf2MessageLayout<TBinarizer>.TagOf(slot, WireType.Length), (uint)Unsafe.SizeOf<T>());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref here, width), value);
        Move(width + Unsafe.SizeOf<T>());
    }

    [MethodImpl(AggressiveInlining)]
    private void PutFlags<TEnum>(Slot slot, ulong bits)
        where TEnum : unmanaged, Enum
    {
        uint tag = Xbuf2MessageLayout<TBinarizer>.TagOf(slot, WireType.Varint);
        _output.Ensure(FlagBits<TEnum>.MostBits * (Tag.MaxLength + 1));
        if (IsShort(tag))
        {
            PutUsual<TEnum>(tag, 0, (int)bits);
            PutUsual<TEnum>(tag, 1, (int)bits);
            PutUsual<TEnum>(tag, 2, (int)bits);
            PutUsual<TEnum>(tag, 3, (int)bits);
            bits = bits >> FlagBits<TEnum>.Usual << FlagBits<TEnum>.Usual;
        }

        if (bits != 0)
        {
            int length = FieldStore.StoreFlags(ref _output.Here(), tag, bits & (ulong.MaxValue >> (64 - FlagBits<TEnum>.MostBits)));
            _output.Step(length);
        }

        _output.Advance(0);
    }

    [MethodImpl(AggressiveInlining)]
    private void PutUsual<TEnum>(uint tag, int flag, int bits)
        where TEnum : unmanaged, Enum
    {
        if (flag < FlagBits<TEnum>.Usual)
        {
            Unsafe.WriteUnaligned(ref _output.Here(), (ushort)(tag | ((uint)flag << 8)));
            _output.Step((bits >> flag << 1) & sizeof(ushort));
        }
    }
}
