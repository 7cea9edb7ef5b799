namespace SerBench.Formats.Dense;

internal interface IDenseText
{
    // `target` needs DenseText.ShortRoom bytes. Returns false for text that needs Write.
    static abstract bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length);

    // `position` needs DenseText.ShortRoom bytes. For longer text, the buffer grows, with `room` bytes for later values. Returns the end.
    static abstract int Write(string? text, EncodeBuffer buffer, int position, int room);
}

internal readonly struct ShortestText : IDenseText
{
    [MethodImpl(AggressiveInlining)]
    public static bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length) =>
        DenseText.TryPutShort(ref target, text, out length);

    [MethodImpl(AggressiveInlining)]
    public static int Write(string? text, EncodeBuffer buffer, int position, int room) => DenseText.Write(text, buffer, position, room);
}

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
