namespace SerBench.Formats.Protobuf;

/// <content>Text and bytes.</content>
internal ref partial struct ProtobufWriter<TRules, TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        if (value is null)
        {
            RefuseNullUnlessField(slot);
        }
        else if (!TRules.FoldsNullToEmpty || value.Length != 0 || slot.Role == SlotRole.Item)
        {
            PutText(TagOf(slot, WireType.Length), value);
        }
    }

    /// <summary>Writes text. NoInlining: inlined, the text of a large type would use up the JIT's inlining budget for its other fields.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void PutText(uint tag, string value)
    {
        // Room for ASCII is enough for most text.
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

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void PutLongText(uint tag, string value)
    {
        PutTag(tag);
        int start = Output.Position;

        // The length of other text than ASCII may take more bytes than the number of characters.
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

    /// <summary>Stores a length of known width byte by byte, since the bytes behind it are already written.</summary>
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

        if (TRules.FoldsNullToEmpty && value.Length == 0 && slot.Role != SlotRole.Item)
        {
            return;
        }

        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room + (2 * Tag.MaxLength) + value.Length);
        PutTag(TagOf(slot, WireType.Length));
        PutVarint((uint)value.Length);
        Output.Write(value);
        Output.Ensure(ProtobufMessageLayout<TBinarizer>.Room);
    }

    /// <summary>Throws for null unless it is a field, which is left out. Elsewhere nothing stands for null.</summary>
    private static void RefuseNullUnlessField(Slot slot)
    {
        if (!slot.IsField)
        {
            UnsupportedValueException.ThrowNullItem();
        }
    }
}
