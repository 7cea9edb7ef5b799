namespace SerBench.Formats.Protobuf;

internal ref partial struct ProtobufWriter<TRules, TBinarizer>
{
    public void WriteGuid(Slot slot, Guid value)
    {
        ReadOnlySpan<ulong> halves = System.Runtime.InteropServices.MemoryMarshal.Cast<Guid, ulong>(new ReadOnlySpan<Guid>(ref value));
        (ulong low, ulong high) = (halves[0], halves[1]);
        if ((low | high) == 0 && !IsExplicit(slot))
        {
            return;
        }

        int start = BeginSmallMessage(slot);
        if (TRules.IsProto3 ? low != 0 : (low | high) != 0)
        {
            Output.PutByteAnd((byte)Tag.Of(1, WireType.Fixed64), low);
        }

        if (TRules.IsProto3 ? high != 0 : (low | high) != 0)
        {
            Output.PutByteAnd((byte)Tag.Of(2, WireType.Fixed64), high);
        }

        Output.PutAt(start, (byte)(Output.Position - start - 1));
    }

    public void WriteDecimal(Slot slot, decimal value)
    {
        (ulong low, ulong high, ulong signScale) = BclMessages.Split(value);
        WriteParts(slot, low, high, signScale);
    }

    public void WriteDateTime(Slot slot, DateTime value)
    {
        ScaledTicks scaled = ScaledTicks.Of(value);
        bool isOmitted = TRules.IsProto3 && value.Ticks == 0 && value.Kind == DateTimeKind.Unspecified && !IsExplicit(slot);
        if (!isOmitted)
        {
            // All parts are written even if the date is the start of 1970, because an absent date does not read as 1970.
            PutParts(slot, Varint.ZigZag(scaled.Value), (uint)scaled.Scale, (uint)scaled.Kind);
        }
    }

    public void WriteTimeSpan(Slot slot, TimeSpan value)
    {
        ScaledTicks scaled = ScaledTicks.Of(value);
        WriteParts(slot, Varint.ZigZag(scaled.Value), (uint)scaled.Scale, 0);
    }

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
        (ulong ticks, ulong offset) = BclMessages.Split(value);
        WriteParts(slot, ticks, offset, 0);
    }

    private void WriteParts(Slot slot, ulong first, ulong second, ulong third)
    {
        if ((first | second | third) != 0 || IsExplicit(slot))
        {
            PutParts(slot, first, second, third);
        }
    }

    private void PutParts(Slot slot, ulong first, ulong second, ulong third)
    {
        int start = BeginSmallMessage(slot);
        PutPart(1, first);
        PutPart(2, second);
        PutPart(3, third);
        Output.PutAt(start, (byte)(Output.Position - start - 1));
    }

    private void PutPart(int number, ulong value)
    {
        if (value != 0)
        {
            PutTagged(Tag.Of(number, WireType.Varint), value);
        }
    }

    private int BeginSmallMessage(Slot slot)
    {
        if (slot.Role == SlotRole.Item)
        {
            Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room + Tag.MaxLength + BclMessages.MaxLength);
        }

        return BeginLength(TagOf(slot, WireType.Length));
    }
}
