namespace SerBench.Formats.Protobuf;

internal ref partial struct ProtobufReader<TRules, TBinarizer>
{
    // NoInlining, because text would use up the inlining budget for other fields.
    [MethodImpl(NoInlining)]
    public string? ReadString(Slot slot)
    {
        uint tag = Tag.Of(NumberOf(slot), WireType.Length);
        if (!ProtobufMessageLayout<TBinarizer>.HasUnions && IsInStep(slot, tag, sizeof(byte)) && _input.Peek<byte>() == tag)
        {
            int header = 2;
            int length = _input.Peek<byte>(1);
            if (length >= 0x80 && _end - _input.Position > header)
            {
                length += (_input.Peek<byte>(2) - 1) << 7;
                header = 3;
            }

            if (length < 0x80 << 7 && length <= _end - _input.Position - header)
            {
                string text = Text.DecodeUtf8(_input.PeekBytes(header, length), _input.Position + header);
                _input.Advance(header + length);
                return text;
            }
        }

        return ReadAnyString(slot);
    }

    [MethodImpl(NoInlining)]
    private string? ReadAnyString(Slot slot)
    {
        if (!Expect(slot, WireType.Length) || !Choose(slot))
        {
            return IsEmptyIfAbsent(slot) ? string.Empty : null;
        }

        int length = ReadLength();
        int start = _input.Position;
        return Text.DecodeUtf8(_input.ReadBytes(length), start);
    }

    private byte[]? ReadBytes(Slot slot)
    {
        if (!Expect(slot, WireType.Length) || !Choose(slot))
        {
            return IsEmptyIfAbsent(slot) ? [] : null;
        }

        return _input.ReadBytes(ReadLength()).ToArray();
    }

    private static bool IsEmptyIfAbsent(Slot slot) =>
        !slot.IsField || (TRules.IsProto3 && !ProtobufMessageLayout<TBinarizer>.IsOptional(slot));

    private byte[]? ReadKept(Slot slot)
    {
        if (_index is not null)
        {
            return ReadKeptByIndex(Occurrences(slot));
        }

        int start = _input.Position;
        int end = start;
        while (_input.Position < _end)
        {
            uint tag = ProtobufFieldScan.ReadTag(ref _input);
            if (ProtobufMessageLayout<TBinarizer>.OrdinalOfTag(tag) != slot.Ordinal)
            {
                _input.MoveTo(end);
                break;
            }

            ProtobufFieldScan.Skip(ref _input, tag, _depth);
            end = _input.Position;
        }

        return end == start ? null : _input.Data[start..end].ToArray();
    }

    private byte[]? ReadKeptByIndex(IndexRange found)
    {
        var kept = new List<byte>();
        for (int entry = found.From; entry < found.To; entry++)
        {
            int start = _index!.PositionOf(entry);
            _input.MoveTo(start);
            ProtobufFieldScan.Skip(ref _input, ProtobufFieldScan.ReadTag(ref _input), _depth);
            kept.AddRange(_input.Data[start.._input.Position]);
        }

        return kept.Count == 0 ? null : [.. kept];
    }
}
