namespace SerBench.Published.XbufCar.Format;

// Finds a field if the next tag is unexpected. The position is passed by value, so that the reader's cursor can stay in registers.
internal static class FieldSearch
{
    public const int None = -1;

    public const int Scattered = int.MinValue;

    // Returns the value's position; for an absent value, the complement of the next field's position; Scattered if fields are out of order.
    [MethodImpl(NoInlining)]
    public static int Find<TBinarizer>(ReadOnlySpan<byte> data, int position, int end, Slot slot, uint wanted, int depth)
        where TBinarizer : struct, IWitness
    {
        var input = new InputCursor(data, position);
        int own = OrderOf<TBinarizer>(slot, Tag.Number(wanted));
        while (input.Position < end)
        {
            int start = input.Position;
            uint tag = Xbuf2FieldScan.ReadTag(ref input);
            if (tag == wanted)
            {
                return input.Position;
            }

            int order = OrderOf<TBinarizer>(slot, Tag.Number(tag));
            if (order == own)
            {
                RequireWire(input.Position, tag, wanted);
            }

            if (order > own)
            {
                return ~start;
            }

            if (order >= 0)
            {
                return Scattered;
            }

            Xbuf2FieldScan.Skip(ref input, tag, depth);
        }

        return ~input.Position;
    }

    // Counts the items up to the next field, and skips unknown fields. Returns Scattered if an earlier field follows.
    [MethodImpl(NoInlining)]
    public static int Count<TBinarizer>(ReadOnlySpan<byte> data, int position, int end, Slot item, uint tag, int depth)
        where TBinarizer : struct, IWitness
    {
        var input = new InputCursor(data, position);
        int count = CountRun(ref input, end, tag);
        return input.Position == end || IsLater<TBinarizer>(input, tag)
            ? count
            : CountScattered<TBinarizer>(data, input.Position, end, item, tag, depth, count);
    }

    [MethodImpl(NoInlining)]
    private static int CountScattered<TBinarizer>(ReadOnlySpan<byte> data, int position, int end, Slot item, uint tag, int depth, int count)
        where TBinarizer : struct, IWitness
    {
        var input = new InputCursor(data, position);
        while (true)
        {
            int found = Find<TBinarizer>(data, input.Position, end, item, tag, depth);
            if (found < 0)
            {
                return found == Scattered ? Scattered : count;
            }

            input.Resume(found);
            Xbuf2FieldScan.Skip(ref input, tag, depth);
            count++;
        }
    }

    [MethodImpl(NoInlining)]
    public static bool IsRestUnknown<TBinarizer>(ReadOnlySpan<byte> data, int position, int end, int depth)
        where TBinarizer : struct, IWitness
    {
        var input = new InputCursor(data, position);
        while (input.Position < end)
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref input);
            if (Xbuf2MessageLayout<TBinarizer>.OrdinalOf(Tag.Number(tag)) >= 0)
            {
                return false;
            }

            Xbuf2FieldScan.Skip(ref input, tag, depth);
        }

        Xbuf2FieldScan.ExpectEnd(ref input, end);
        return true;
    }

    public static void RequireWire(int position, uint tag, uint wanted)
    {
        if (tag != wanted)
        {
            WireFormatException.Throw(
                position, $"field {Tag.Number(wanted)} in wire type {(int)Tag.Wire(wanted)}, not {(int)Tag.Wire(tag)}");
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static bool IsLater<TBinarizer>(InputCursor input, uint tag)
        where TBinarizer : struct, IWitness =>
        input.Left > 0 && input.Peek<byte>() is < 0x80 and var next
        && Xbuf2MessageLayout<TBinarizer>.OrdinalOf(Tag.Number(next)) > Xbuf2MessageLayout<TBinarizer>.OrdinalOf(Tag.Number(tag));

    [MethodImpl(AggressiveInlining)]
    private static int CountRun(ref InputCursor input, int end, uint tag)
    {
        int count = 0;
        for (int length = 0; tag < 0x80 && input.Position < end && input.Peek<byte>() == tag; count++)
        {
            switch (Tag.Wire(tag))
            {
                case WireType.Varint:
                    length = LengthOfVarint(input);
                    break;
                case WireType.Length:
                    length = LengthOfBlock(input);
                    break;
                default:
                    length = Tag.Wire(tag) == WireType.Fixed32 ? 1 + sizeof(uint) : 1 + sizeof(ulong);
                    break;
            }

            if (length == 0 || length > input.Left)
            {
                break;
            }

            input.Advance(length);
        }

        return count;
    }

    // Returns 0 if the slower, general code must read the number.
    [MethodImpl(AggressiveInlining)]
    private static int LengthOfVarint(InputCursor input)
    {
        if (input.Left <= Varint.MaxLength64)
        {
            return 0;
        }

        ulong ends = ~input.Peek<ulong>(1) & Varint.HighBits;
        if (ends != 0)
        {
            return 2 + (BitOperations.TrailingZeroCount(ends) >> 3);
        }

        return input.Peek<ushort>(1 + sizeof(ulong)) == Varint.NegativeTail ? 1 + Varint.MaxLength64 : 0;
    }

    [MethodImpl(AggressiveInlining)]
    private static int LengthOfBlock(InputCursor input)
    {
        if (input.Left < sizeof(ushort))
        {
            return 0;
        }

        byte length = input.Peek<byte>(1);
        return length < 0x80 ? 2 + length : 0;
    }

    private static int OrderOf<TBinarizer>(Slot slot, int number)
        where TBinarizer : struct, IWitness => slot.Role switch
        {
            SlotRole.Key or SlotRole.Value => number <= Xbuf2MessageLayout.ValueNumber ? number : -1,
            _ => Xbuf2MessageLayout<TBinarizer>.OrdinalOf(number),
        };
}
