namespace SerBench.Formats.Dense;

/// <summary>How a writer puts text into a message. All ways are of the same format: a reader takes any of them.</summary>
internal interface IDenseText
{
    /// <summary>Stores some text where there is <see cref="DenseText.ShortRoom"/>: one byte more than <paramref name="length"/>. Returns
    /// false for text that <see cref="Write"/> must store.</summary>
    static abstract bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length);

    /// <summary>Writes any text where there is <see cref="DenseText.ShortRoom"/>. Longer text makes room of its own, and
    /// <paramref name="room"/> for the bytes after it. Returns the position behind the text.</summary>
    static abstract int Write(string? text, EncodeBuffer buffer, int position, int room);
}

/// <summary>The encoding is chosen by the characters: that of <c>dense</c>.</summary>
internal readonly struct ShortestText : IDenseText
{
    [MethodImpl(AggressiveInlining)]
    public static bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length) =>
        DenseText.TryPutShort(ref target, text, out length);

    [MethodImpl(AggressiveInlining)]
    public static int Write(string? text, EncodeBuffer buffer, int position, int room) => DenseText.Write(text, buffer, position, room);
}

/// <summary>All text is copied as it lies in memory: that of <c>dense:utf16</c>.</summary>
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
