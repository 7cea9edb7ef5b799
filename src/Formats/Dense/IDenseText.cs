namespace SerBench.Formats.Dense;

internal interface IDenseText
{
    // The target needs DenseText.ShortRoom. Returns false for text that Write must store.
    static abstract bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length);

    // The buffer has DenseText.ShortRoom. Makes more for longer text, and `room` for the bytes after it. Returns the end.
    static abstract int Write(string? text, EncodeBuffer buffer, int position, int room);
}

// `dense` chooses an encoding by the characters.
internal readonly struct ShortestText : IDenseText
{
    [MethodImpl(AggressiveInlining)]
    public static bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length) =>
        DenseText.TryPutShort(ref target, text, out length);

    [MethodImpl(AggressiveInlining)]
    public static int Write(string? text, EncodeBuffer buffer, int position, int room) => DenseText.Write(text, buffer, position, room);
}

// `dense:utf16` copies all text from memory.
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
