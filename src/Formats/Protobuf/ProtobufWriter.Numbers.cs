namespace SerBench.Formats.Protobuf;

internal ref partial struct ProtobufWriter<TRules, TBinarizer>
{
    [MethodImpl(AggressiveInlining)]
    public void WriteInt64(Slot slot, long value) => WriteVarint(slot, (ulong)value, isWide: true);

    [MethodImpl(AggressiveInlining)]
    public void WriteUInt64(Slot slot, ulong value) => WriteVarint(slot, value, isWide: true);

    [MethodImpl(AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum => WriteVarint(slot, (ulong)EnumBits<TEnum>.ToInt64(value));

    [MethodImpl(AggressiveInlining)]
    public void WriteDateOnly(Slot slot, DateOnly value) => WriteVarint(slot, (ulong)value.DayNumber, !TRules.IsProto3);

    [MethodImpl(AggressiveInlining)]
    public void WriteTimeOnly(Slot slot, TimeOnly value) => WriteVarint(slot, (ulong)value.Ticks, !TRules.IsProto3);

    // The bits are compared, because negative zero is not the default.
    [MethodImpl(AggressiveInlining)]
    public void WriteSingle(Slot slot, float value) => WriteFixed(slot, WireType.Fixed32, BitConverter.SingleToUInt32Bits(value));

    [MethodImpl(AggressiveInlining)]
    public void WriteDouble(Slot slot, double value) => WriteFixed(slot, WireType.Fixed64, BitConverter.DoubleToUInt64Bits(value));

    [MethodImpl(AggressiveInlining)]
    private void Put(Slot slot, long value) => WriteVarint(slot, (ulong)value);

    [MethodImpl(AggressiveInlining)]
    private void WriteVarint(Slot slot, ulong value, bool evenZero = false, bool isWide = false)
    {
        if (ProtobufMessageLayout<TBinarizer>.IsSpecial(slot))
        {
            WriteSpecial(slot, value, isWide, evenZero ? WireKind.Required : WireKind.Usual);
        }
        else if (slot.Role == SlotRole.Item)
        {
            PutItem(value);
        }
        else if (value != 0 || evenZero || IsExplicit(slot))
        {
            PutTagged(TagOf(slot, WireType.Varint), value);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteFixed<T>(Slot slot, WireType wire, T bits)
        where T : unmanaged, IEquatable<T>
    {
        if (ProtobufMessageLayout<TBinarizer>.IsSpecial(slot))
        {
            WriteSpecial(
                slot, wire == WireType.Fixed64 ? Unsafe.BitCast<T, ulong>(bits) : Unsafe.BitCast<T, uint>(bits),
                wire == WireType.Fixed64, WireKind.Fixed);
        }
        else if (slot.Role == SlotRole.Item)
        {
            PutItem(bits);
        }
        else if (!bits.Equals(default) || IsExplicit(slot))
        {
            uint tag = TagOf(slot, wire);
            if (tag < 0x80)
            {
                Output.PutByteAnd((byte)tag, bits);
            }
            else
            {
                PutTag(tag);
                Output.Put(bits);
            }
        }
    }

    // `value` is sign-extended. `own` is an encoding that the caller adds to the declared one.
    [MethodImpl(NoInlining)]
    private void WriteSpecial(Slot slot, ulong value, bool isWide, WireKind own)
    {
        WireKind kind = ProtobufMessageLayout<TBinarizer>.KindOf(slot) | own;
        bool isItem = slot.Role == SlotRole.Item;
        if (isItem)
        {
            Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room + Tag.MaxLength + Varint.MaxLength64);
        }
        else if (value == 0 && (kind & WireKind.Required) == 0 && !IsExplicit(slot))
        {
            return;
        }

        bool isFixed = (kind & WireKind.Fixed) != 0;
        if (!isItem || (kind & WireKind.Unpacked) != 0)
        {
            PutTag(TagOf(slot, !isFixed ? WireType.Varint : isWide ? WireType.Fixed64 : WireType.Fixed32));
        }

        if (!isFixed)
        {
            PutVarint((kind & WireKind.ZigZag) != 0 ? Varint.ZigZag((long)value) : value);
        }
        else if (isWide)
        {
            Output.Put(value);
        }
        else
        {
            Output.Put((uint)value);
        }
    }

    [MethodImpl(NoInlining)]
    private void PutItem(ulong value)
    {
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room + Varint.MaxLength64);
        PutVarint(value);
    }

    [MethodImpl(NoInlining)]
    private void PutItem<T>(T bits)
        where T : unmanaged
    {
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room + sizeof(ulong));
        Output.Put(bits);
    }
}
