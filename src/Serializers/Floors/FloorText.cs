namespace SerBench.Serializers.Floors;

// ASCII if possible, which copies half the bytes, else UTF-16 as in memory.
internal static class FloorText
{
    public const int Null = -1;

    private const int Utf16Flag = 1;

    // Needs room of two bytes per character. Returns the header: the length doubled, plus the flag.
    [MethodImpl(AggressiveInlining)]
    public static int Put(ref OutputCursor output, string text)
    {
        if (Ascii.TryNarrow(text, output.Free()))
        {
            output.Advance(text.Length);
            return text.Length << 1;
        }

        return PutUtf16(ref output, text);
    }

    // In bytes; negative if more than int.MaxValue.
    [MethodImpl(AggressiveInlining)]
    public static int LengthOf(int header) => header == Null ? 0 : (int)((uint)header >> 1) << (header & Utf16Flag);

    // The two texts must take exactly the rest of the message.
    [MethodImpl(AggressiveInlining)]
    public static void NeedAll(ref InputCursor input, int first, int second)
    {
        if (LengthOf(first) < 0 || LengthOf(second) < 0 || (long)LengthOf(first) + LengthOf(second) != input.Left)
        {
            WireFormatException.Throw(input.Position, $"text lengths that add up to the {input.Left} bytes left");
        }
    }

    // The caller has proved that the text's bytes exist.
    [MethodImpl(AggressiveInlining)]
    public static string? Take(ref InputCursor input, int header)
    {
        if (header == Null)
        {
            return null;
        }

        int length = (int)((uint)header >> 1);
        if (length == 0)
        {
            return string.Empty;
        }

        int offset = input.Position;
        ReadOnlySpan<byte> bytes = input.ReadBytes(LengthOf(header));
        string text = Text.Fresh(length, out Span<char> chars);
        if ((header & Utf16Flag) != 0)
        {
            bytes.CopyTo(MemoryMarshal.AsBytes(chars));
        }
        else if (!Ascii.TryWiden(bytes, chars))
        {
            WireFormatException.ThrowText(offset);
        }

        return text;
    }

    private static int PutUtf16(ref OutputCursor output, string text)
    {
        ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(text.AsSpan());
        bytes.CopyTo(output.Free());
        output.Advance(bytes.Length);
        return (text.Length << 1) | Utf16Flag;
    }
}
