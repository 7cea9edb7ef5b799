namespace SerBench.Published.XbufCar.Format;

internal readonly struct Xbuf2FieldScan : IFieldRule
{
    public static uint ReadTag(ref InputCursor input)
    {
        int start = input.Position;
        ulong tag = Varint.Read(ref input);
        if (tag > uint.MaxValue || Tag.Number((uint)tag) == 0)
        {
            WireFormatException.Throw(start, "a field number of at most 29 bits that is not zero");
        }

        return (uint)tag;
    }

    [MethodImpl(AggressiveInlining)]
    public static ulong ReadSmall(ref InputCursor input)
    {
        if (input.Left > 0 && input.Peek<byte>() is < 0x80 and var small)
        {
            input.Advance(1);
            return small;
        }

        ulong value = Varint.ReadAt(input.Data, input.Position, out int end);
        input.Resume(end);
        return value;
    }

    [MethodImpl(AggressiveInlining)]
    public static int ReadLength(ref InputCursor input)
    {
        ulong length = Varint.ReadWide(ref input);
        if (length > (uint)input.Left)
        {
            WireFormatException.ThrowTruncated(input.Position, (long)Math.Min(length, long.MaxValue), input.Left);
        }

        return (int)length;
    }

    [MethodImpl(AggressiveInlining)]
    public static int ReadShortLength(ref InputCursor input)
    {
        if (input.Left > 0 && input.Peek<byte>() is < 0x80 and var length && length < input.Left)
        {
            input.Advance(1);
            return length;
        }

        int read = ReadLength(input.Data, input.Position, out int end);
        input.Resume(end);
        return read;
    }

    [MethodImpl(NoInlining)]
    private static int ReadLength(ReadOnlySpan<byte> data, int position, out int end)
    {
        var input = new InputCursor(data, position);
        int length = ReadLength(ref input);
        end = input.Position;
        return length;
    }

    public static void SkipNumber(ref InputCursor input) => Varint.Read(ref input);

    public static void ExpectEnd(ref InputCursor input, int end) => FieldSkip<Xbuf2FieldScan>.ExpectEnd(ref input, end);

    public static void Skip(ref InputCursor input, uint tag, int depth) => FieldSkip<Xbuf2FieldScan>.Skip(ref input, tag, depth);
}

internal readonly struct Scanning : IReadMode;

// A reader scans for fields or expects them in order.
internal interface IReadMode;

internal readonly struct InStep : IReadMode;
