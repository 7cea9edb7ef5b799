namespace SerBench.Published.XbufCar.Format;

internal static class TextField
{
    public const int Before = Tag.MaxLength + Varint.MaxLength32;

    public const int LongestInRoom = (RoomCursor.Room - Before) / 3;

    // The target must have room for the tag and the length, which take at most `Before` bytes, and for the longest UTF-8 of the text.
    [MethodImpl(NoInlining)]
    public static int Store(ref byte target, uint tag, ReadOnlySpan<char> text)
    {
        if (tag < 0x80 && text.Length <= Ascii.NameLength && Ascii.TryNarrowName(text, ref Unsafe.Add(ref target, 2)))
        {
            Unsafe.WriteUnaligned(ref target, (ushort)(tag | ((uint)text.Length << 8)));
            return 2 + text.Length;
        }

        return StoreUnusual(ref target, tag, text);
    }

    [MethodImpl(NoInlining)]
    public static string Read(ReadOnlySpan<byte> data, int position, out int end)
    {
        var input = new InputCursor(data, position);
        int length = Xbuf2FieldScan.ReadShortLength(ref input);
        int offset = input.Position;
        ReadOnlySpan<byte> bytes = input.ReadBytes(length);
        end = input.Position;
        return Text.DecodeUtf8(bytes, offset);
    }

    // Inlined into Store, the calls would make Store save registers for short text too.
    [MethodImpl(NoInlining)]
    private static int StoreUnusual(ref byte target, uint tag, ReadOnlySpan<char> text)
    {
        if (tag < 0x80 && text.Length is > Ascii.NameLength and < 0x80
            && Ascii.TryNarrow(text, MemoryMarshal.CreateSpan(ref Unsafe.Add(ref target, 2), text.Length)))
        {
            Unsafe.WriteUnaligned(ref target, (ushort)(tag | ((uint)text.Length << 8)));
            return 2 + text.Length;
        }

        return StoreLong(ref target, tag, text);
    }

    private static int StoreLong(ref byte target, uint tag, ReadOnlySpan<char> text)
    {
        Span<byte> room = MemoryMarshal.CreateSpan(ref target, Before + Text.MaxUtf8Length(text.Length));
        int tagWidth = Varint.Length(tag);

        int guess = tagWidth + Varint.Length((uint)text.Length);
        int length = Text.EncodeUtf8(text, room[guess..]);
        int width = tagWidth + Varint.Length((uint)length);
        if (width != guess)
        {
            room.Slice(guess, length).CopyTo(room[width..]);
        }

        PutVarint(room[..tagWidth], tag);
        PutVarint(room[tagWidth..width], (uint)length);
        return width + length;
    }

    private static void PutVarint(Span<byte> target, uint value)
    {
        for (int i = 0; i < target.Length; i++, value >>= 7)
        {
            target[i] = (byte)(value | (i < target.Length - 1 ? 0x80u : 0));
        }
    }
}
