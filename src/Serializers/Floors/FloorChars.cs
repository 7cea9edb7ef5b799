namespace SerBench.Serializers.Floors;

/// <summary>Short text in floors: UTF-16 as in memory. For names this is faster than narrowing to ASCII (see <see cref="FloorText"/> for
/// long text). A length of -1 is null.</summary>
internal static class FloorChars
{
    private const int Null = -1;

    /// <summary>Returns the header of a text; <paramref name="present"/> is the text, or empty for null.</summary>
    [MethodImpl(AggressiveInlining)]
    public static int Measure(string? text, out string present)
    {
        present = text ?? "";
        return text is null ? Null : text.Length;
    }

    /// <summary>Copies characters into ensured room.</summary>
    [MethodImpl(AggressiveInlining)]
    public static void Put(ref OutputCursor output, string text) => Utf16.Put(ref output, text);

    /// <summary>The number of text bytes that a header announces.</summary>
    [MethodImpl(AggressiveInlining)]
    public static long SizeOf(int header) => sizeof(char) * (long)Math.Max(header, 0);

    /// <summary>Makes the string of a header whose bytes have been proved to exist.</summary>
    [MethodImpl(AggressiveInlining)]
    public static string? Take(ref InputCursor input, int header)
    {
        if (header < 0)
        {
            return null;
        }

        return new string(MemoryMarshal.Cast<byte, char>(input.ReadBytes(sizeof(char) * header)));
    }

    /// <summary>Reads a header and its characters.</summary>
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

    /// <summary>Proves that text of this size takes exactly the rest of the message.</summary>
    [MethodImpl(AggressiveInlining)]
    public static void NeedExactly(ref InputCursor input, long size)
    {
        if (size != input.Left)
        {
            WireFormatException.Throw(input.Position, $"text lengths that add up to the {input.Left} bytes left");
        }
    }
}
