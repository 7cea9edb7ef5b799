namespace SerBench.Formats.Dense;

/// <summary>A writer's way of storing text. A reader takes all ways.</summary>
internal interface IDenseText
{
    /// <summary>The target has <see cref="DenseText.ShortRoom"/>. Stores <paramref name="length"/> + 1 bytes. False for text that
    /// <see cref="Write"/> must store.</summary>
    static abstract bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length);

    /// <summary>The caller has made <see cref="DenseText.ShortRoom"/>. Longer text makes more, and <paramref name="room"/> for the bytes
    /// after it. Returns the text's end.</summary>
    static abstract int Write(string? text, EncodeBuffer buffer, int position, int room);
}

/// <summary><c>dense</c> lets the characters decide the encoding.</summary>
internal readonly struct ShortestText : IDenseText
{
    [MethodImpl(AggressiveInlining)]
    public static bool TryPutShort(ref byte target, [NotNullWhen(true)] string? text, out int length) =>
        DenseText.TryPutShort(ref target, text, out length);

    [MethodImpl(AggressiveInlining)]
    public static int Write(string? text, EncodeBuffer buffer, int position, int room) => DenseText.Write(text, buffer, position, room);
}

/// <summary><c>dense:utf16</c> copies all text as it lies in memory.</summary>
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
