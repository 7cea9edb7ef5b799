namespace SerBench.Formats.Protobuf;

/// <content>Text and bytes.</content>
internal ref partial struct ProtobufReader<TRules, TBinarizer>
{
    /// <summary>Reads text. NoInlining: inlined, the text of a large type would use up the JIT's inlining budget for its other fields.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public string? ReadString(Slot slot)
    {
        uint tag = Tag.Of(NumberOf(slot), WireType.Length);
        if (IsInStep(slot, tag, sizeof(byte)) && _input.Peek<byte>() == tag)
        {
            int header = 2;
            int length = _input.Peek<byte>(1);
            if (length >= 0x80 && _end - _input.Position > header)
            {
                length += (_input.Peek<byte>(2) - 1) << 7;
                header = 3;
            }

            // A length of three bytes, or of two of which one is missing, appears as a number beyond this limit.
            if (length < 0x80 << 7 && length <= _end - _input.Position - header)
            {
                string text = Text.DecodeUtf8(_input.PeekBytes(header, length), _input.Position + header);
                _input.Advance(header + length);
                return text;
            }
        }

        return ReadAnyString(slot);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? ReadAnyString(Slot slot)
    {
        if (!Expect(slot, WireType.Length))
        {
            return TRules.FoldsNullToEmpty || !slot.IsField ? string.Empty : null;
        }

        int length = ReadLength();
        int start = _input.Position;
        return Text.DecodeUtf8(_input.ReadBytes(length), start);
    }

    private byte[]? ReadBytes(Slot slot)
    {
        if (!Expect(slot, WireType.Length))
        {
            return TRules.FoldsNullToEmpty || !slot.IsField ? [] : null;
        }

        return _input.ReadBytes(ReadLength()).ToArray();
    }
}
