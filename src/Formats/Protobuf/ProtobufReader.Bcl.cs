namespace SerBench.Formats.Protobuf;

internal ref partial struct ProtobufReader<TRules, TBinarizer>
{
    private const int WholeGuidLength = 2 * (1 + BclMessages.GuidHalfLength);

    public Guid ReadGuid(Slot slot)
    {
        if (_index is null && Expect(slot, WireType.Length))
        {
            return ReadWholeGuid();
        }

        return _index is null ? Guid.Empty : ReadGuidByIndex(slot);
    }

    public decimal ReadDecimal(Slot slot)
    {
        Span<ulong> parts = stackalloc ulong[3];
        return ReadParts(slot, WireType.Varint, parts) ? BclMessages.JoinDecimal(parts, _input.Position) : 0;
    }

    public DateTime ReadDateTime(Slot slot)
    {
        Span<ulong> parts = stackalloc ulong[3];
        return ReadParts(slot, WireType.Varint, parts) ? ScaledTicks.Join(parts, _input.Position).ToDateTime(_input.Position) : default;
    }

    public TimeSpan ReadTimeSpan(Slot slot)
    {
        Span<ulong> parts = stackalloc ulong[3];
        return ReadParts(slot, WireType.Varint, parts) ? ScaledTicks.Join(parts, _input.Position).ToTimeSpan(_input.Position) : default;
    }

    public DateTimeOffset ReadDateTimeOffset(Slot slot)
    {
        Span<ulong> parts = stackalloc ulong[2];
        return ReadParts(slot, WireType.Varint, parts) ? BclMessages.JoinDateTimeOffset(parts, _input.Position) : default;
    }

    private Guid ReadWholeGuid()
    {
        int length = ReadLength();
        if (length == WholeGuidLength)
        {
            ReadOnlySpan<byte> bytes = _input.Data.Slice(_input.Position, length);
            if (bytes[0] == Tag.Of(1, WireType.Fixed64) && bytes[1 + BclMessages.GuidHalfLength] == Tag.Of(2, WireType.Fixed64))
            {
                ulong low = MemoryMarshal.Read<ulong>(bytes[1..]);
                ulong high = MemoryMarshal.Read<ulong>(bytes[(2 + BclMessages.GuidHalfLength)..]);
                _input.Advance(length);
                return JoinGuid([low, high]);
            }
        }

        Span<ulong> parts = stackalloc ulong[2];
        AddParts(length, WireType.Fixed64, parts);
        return JoinGuid(parts);
    }

    private Guid ReadGuidByIndex(Slot slot)
    {
        Span<ulong> parts = stackalloc ulong[2];
        return ReadParts(slot, WireType.Fixed64, parts) ? JoinGuid(parts) : Guid.Empty;
    }

    private static Guid JoinGuid(ReadOnlySpan<ulong> halves) => MemoryMarshal.Read<Guid>(MemoryMarshal.AsBytes(halves));

    // Reads the fields 1, 2, ... of a nested message, which may occur several times. Returns false if the message is absent.
    private bool ReadParts(Slot slot, WireType wire, scoped Span<ulong> parts)
    {
        if (_index is null || slot.Role == SlotRole.Item)
        {
            bool isPresent = Expect(slot, WireType.Length);
            if (isPresent)
            {
                AddParts(ReadLength(), wire, parts);
            }

            return isPresent;
        }

        bool isFound = false;
        IndexRange occurrences = Occurrences(slot);
        for (int entry = occurrences.From; entry < occurrences.To; entry++)
        {
            if (GoTo(entry) == WireType.Length)
            {
                AddParts(ReadLength(), wire, parts);
                isFound = true;
            }
        }

        return isFound;
    }

    private void AddParts(int length, WireType wire, scoped Span<ulong> parts)
    {
        RefuseTooDeep();
        ProtobufFieldScan.ReadParts(ref _input, _input.Position + length, wire, parts, _depth + 1);
    }
}
