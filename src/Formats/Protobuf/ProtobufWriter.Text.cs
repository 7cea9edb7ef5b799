namespace SerBench.Formats.Protobuf;

internal ref partial struct ProtobufWriter<TRules, TBinarizer>
{
    [MethodImpl(AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            RefuseNullUnlessField(slot);
        }
        else if (!TRules.IsProto3 || value.Length != 0 || slot.Role == SlotRole.Item || ProtobufMessageLayout<TBinarizer>.WritesEmpty(slot))
        {
            Choose(slot);
            PutText(TagOf(slot, WireType.Length), value);
        }
    }

    // NoInlining, because text would use up the inlining budget for other fields.
    [MethodImpl(NoInlining)]
    private void PutText(uint tag, string value)
    {
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room + (2 * Tag.MaxLength) + value.Length);
        if (tag < 0x80 && value.Length < 0x80 && Ascii.TryNarrow(value, Output.Free(2, value.Length)))
        {
            Output.PutAt(Output.Position, (ushort)(tag | ((uint)value.Length << 8)));
            Output.Advance(2 + value.Length);
        }
        else
        {
            PutLongText(tag, value);
        }
    }

    [MethodImpl(NoInlining)]
    private void PutLongText(uint tag, string value)
    {
        PutTag(tag);
        int start = Output.Position;

        // Text beyond ASCII may need a longer varint than the number of characters.
        int width = Varint.Length((uint)value.Length);
        int length = Text.EncodeUtf8(value, ref Output, width);
        int exact = Varint.Length((uint)length);
        Output.Advance(width + length);
        if (exact != width)
        {
            Output.Shift(start, exact - width);
        }

        PutLength(start, length);
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room);
    }

    // Stores byte by byte, because the bytes after the length are already written.
    private readonly void PutLength(int start, int length)
    {
        uint rest = (uint)length;
        for (; rest >= 0x80; rest >>= 7)
        {
            Output.PutAt(start++, (byte)(rest | 0x80));
        }

        Output.PutAt(start, (byte)rest);
    }

    private void WriteBytes(Slot slot, byte[]? value)
    {
        if (value is null)
        {
            RefuseNullUnlessField(slot);
            return;
        }

        if (TRules.IsProto3 && value.Length == 0 && slot.Role != SlotRole.Item && !ProtobufMessageLayout<TBinarizer>.WritesEmpty(slot))
        {
            return;
        }

        if (slot.IsField && slot.Ordinal == ProtobufMessageLayout<TBinarizer>.Unknown)
        {
            WriteUnknown(value);
            return;
        }

        Choose(slot);
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room + (2 * Tag.MaxLength) + value.Length);
        PutTag(TagOf(slot, WireType.Length));
        PutVarint((uint)value.Length);
        Output.Write(value);
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room);
    }

    private void WriteUnknown(byte[] fields)
    {
        try
        {
            var input = new InputCursor(fields);
            while (input.Position < fields.Length)
            {
                uint tag = ProtobufFieldScan.ReadTag(ref input);
                ProtobufFieldScan.Skip(ref input, tag, _depth);
            }
        }
        catch (WireFormatException)
        {
            throw new UnsupportedValueException("The member for unknown fields holds bytes that are no fields of a message.");
        }

        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room + fields.Length);
        Output.Write(fields);
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room);
    }

    private static void RefuseNullUnlessField(Slot slot)
    {
        if (!slot.IsField)
        {
            UnsupportedValueException.ThrowNullItem();
        }
    }
}
