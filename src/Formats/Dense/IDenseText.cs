namespace SerBench.Formats.Dense;

// A writer's way of storing text. A reader takes all ways.
internal interface IDenseText
{
    // The target has DenseText.ShortRoom. Stores `length` + 1 bytes. False for text that Write must store.
    static abstract bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length);

    // The caller has made DenseText.ShortRoom. Longer text makes more, and `room` for the bytes after it. Returns the text's end.
    static abstract int Write(string? text, EncodeBuffer buffer, int position, int room);
}

// `dense` lets the characters decide the encoding.
internal readonly struct ShortestText : IDenseText
{
    [MethodImpl(AggressiveInlining)]
    public static bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length) =>
        DenseText.TryPutShort(ref target, text, out length);

    [MethodImpl(AggressiveInlining)]
    public static int Write(string? text, EncodeBuffer buffer, int position, int room) => DenseText.Write(text, buffer, position, room);
}

// `dense:utf16` copies all text as it lies in memory.
internal readonly struct CopiedText : IDenseText
{
    [MethodImpl(AggressiveInlining)]
    public static bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length)
    {
        length = 0;
        return false;
    }

    [MethodImpl(AggressiveInlining)]
    public static int Write(string? text, EncodeBuffer buffer, int position, int room) => DenseText.WriteCopy(text, buffer, position, room);
}
