namespace SerBench.Serializers.Floors;

// Stores text as UTF-16, which is faster than ASCII for names. A length of -1 is null.
internal static class FloorChars
{
    private const int Null = -1;

    [MethodImpl(AggressiveInlining)]
    public static int Measure(string? text, out string present)
    {
        present = text ?? "";
        return text is null ? Null : text.Length;
    }

    [MethodImpl(AggressiveInlining)]
    public static void Put(ref OutputCursor output, string text) => Utf16.Put(ref output, text);

    [MethodImpl(AggressiveInlining)]
    public static long SizeOf(int header) => sizeof(char) * (long)Math.Max(header, 0);

    // The caller has checked that the input has the text's bytes, so the product does not overflow.
    [MethodImpl(AggressiveInlining)]
    public static string? Take(ref InputCursor input, int header)
    {
        if (header < 0)
        {
            return null;
        }

        return new string(MemoryMarshal.Cast<byte, char>(input.ReadBytes(sizeof(char) * header)));
    }

    [MethodImpl(AggressiveInlining)]
    public static string? Read(ref InputCursor input)
    {
        int header = input.Read<int>();
        NeedAtLeast(ref input, SizeOf(header));
        return Take(ref input, header);
    }

    [MethodImpl(AggressiveInlining)]
    public static void NeedAtLeast(ref InputCursor input, long size)
    {
        if (size > input.Left)
        {
            WireFormatException.ThrowTruncated(input.Position, size, input.Left);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static void NeedExactly(ref InputCursor input, long size)
    {
        if (size != input.Left)
        {
            WireFormatException.Throw(input.Position, $"text lengths that add up to the {input.Left} bytes left");
        }
    }
}
