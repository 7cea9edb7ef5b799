using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary>Text behind its tag and length.</summary>
internal static class TextField
{
    private const int Before = Tag.MaxLength + Varint.MaxLength32;

    /// <summary>Stores tag, length and UTF-8 into room for the longest, and answers how many bytes that took.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Store(ref byte target, uint tag, ReadOnlySpan<char> text)
    {
        ref byte first = ref Unsafe.Add(ref target, 2);
        if (tag < 0x80
            && (text.Length <= Ascii.ShortLength
                ? Ascii.TryNarrowShort(text, ref first)
                : text.Length < 0x80 && Ascii.TryNarrow(text, MemoryMarshal.CreateSpan(ref first, text.Length))))
        {
            Unsafe.WriteUnaligned(ref target, (ushort)(tag | ((uint)text.Length << 8)));
            return 2 + text.Length;
        }

        return StoreLong(ref target, tag, text);
    }

    private static int StoreLong(ref byte target, uint tag, ReadOnlySpan<char> text)
    {
        Span<byte> room = MemoryMarshal.CreateSpan(ref target, Before + Text.MaxUtf8Length(text.Length));
        int length = Text.EncodeUtf8(text, room[Before..]);
        int tagWidth = Varint.Length(tag);
        int width = tagWidth + Varint.Length((uint)length);
        room.Slice(Before, length).CopyTo(room[width..]);
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
