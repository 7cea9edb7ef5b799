namespace SerBench.Serializers.Floors;

// Text is ASCII if possible, which copies half the bytes, and otherwise UTF-16.
internal static class FloorText
{
    public const int Null = -1;

    private const int Utf16Flag = 1;

    // Needs room of two bytes per character. Returns the doubled length plus the flag for UTF-16.
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

    // Returns the length in bytes; negative if more than int.MaxValue.
    [MethodImpl(AggressiveInlining)]
    public static int LengthOf(int header) => header == Null ? 0 : (int)((uint)header >> 1) << (header & Utf16Flag);

    [MethodImpl(AggressiveInlining)]
    public static void NeedAll(ref InputCursor input, int first, int second)
    {
        if (LengthOf(first) < 0 || LengthOf(second) < 0 || (long)LengthOf(first) + LengthOf(second) != input.Left)
        {
            WireFormatException.Throw(input.Position, $"text lengths that add up to the {input.Left} bytes left");
        }
    }

    // The caller has checked that the text's bytes exist.
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
