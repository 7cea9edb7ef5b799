using System.Numerics;
using System.Runtime.Intrinsics;
using System.Text;

namespace SerBench.Formats.Dense;

/// <summary>
/// The four encodings, and the choice among them. UTF-8 is taken where it is a quarter shorter than UTF-16: copying is several times as fast.
/// </summary>
internal static class DenseTextEncoding
{
    private const char LastLatin1 = '\u00FF';

    /// <summary>Chooses the encoding of text that is not ASCII. UTF-8 may still turn out to be impossible.</summary>
    /// <param name="text">The text.</param>
    /// <param name="ascii">The number of characters at the start that are known to be ASCII.</param>
    /// <param name="length">The length of the text in units of the encoding.</param>
    public static TextEncoding Choose(string text, int ascii, out int length)
    {
        length = text.Length;
        int budget = length / 2;
        int extra = CountExtra(text, ascii, budget, out bool isLatin1);
        if (isLatin1)
        {
            return TextEncoding.Latin1;
        }

        if (extra > budget)
        {
            return TextEncoding.Utf16;
        }

        length += extra;
        return TextEncoding.Utf8;
    }

    /// <summary>
    /// Encodes text that starts with <paramref name="ascii"/> characters of ASCII into the target, where it takes <paramref name="size"/> bytes. Returns
    /// false for half of a surrogate pair in UTF-8.
    /// </summary>
    public static bool TryEncode(string text, TextEncoding encoding, int ascii, Span<byte> target, int size)
    {
        switch (encoding)
        {
            case TextEncoding.Latin1:
                return Wire.Ascii.NarrowLatin1(text, target) == size;
            case TextEncoding.Utf8:
                return (ascii == 0 ? Utf8Text.EncodeWide(text, target) : Utf8Text.Encode(text, target)) == size;
            default:
                MemoryMarshal.AsBytes(text.AsSpan()).CopyTo(target);
                return true;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string DecodeAscii(ReadOnlySpan<byte> bytes, int offset)
    {
        if (bytes.IsEmpty)
        {
            return string.Empty;
        }

        string text = Text.Fresh(bytes.Length, out Span<char> chars);
        if (!Wire.Ascii.TryWiden(bytes, chars))
        {
            WireFormatException.ThrowText(offset);
        }

        return text;
    }

    public static string Decode(ReadOnlySpan<byte> bytes, TextEncoding encoding, int offset) => encoding switch
    {
        TextEncoding.Ascii => DecodeAscii(bytes, offset),
        TextEncoding.Latin1 => Encoding.Latin1.GetString(bytes),
        TextEncoding.Utf8 => Text.DecodeUtf8BeyondAscii(bytes, offset),
        _ => new string(MemoryMarshal.Cast<byte, char>(bytes)),
    };

    /// <summary>
    /// Counts the bytes that UTF-8 takes beyond one per character: one for a character beyond ASCII or half of a surrogate pair, two for other characters
    /// beyond U+07FF. Counting ends as soon as there are more than the budget and a character is beyond Latin-1: in text of one script that is not
    /// Latin, at most half of the characters are looked at.
    /// </summary>
    private static int CountExtra(string text, int from, int budget, out bool isLatin1)
    {
        ReadOnlySpan<ushort> units = MemoryMarshal.Cast<char, ushort>(text.AsSpan());
        int count = 0;
        uint foreign = 0;

        // Bounds: whole vectors within the span. The last one overlaps the one before, of which it looks at no character again.
        int last = units.Length - Vector512<ushort>.Count;
        for (int at = from; last >= 0 && at < units.Length; at += Vector512<ushort>.Count)
        {
            int seen = Math.Max(0, at - last);
            count += CountExtra(Vector512.LoadUnsafe(ref MemoryMarshal.GetReference(units), (nuint)(at - seen)), seen, ref foreign);
            if (count > budget && foreign != 0)
            {
                isLatin1 = false;
                return count;
            }
        }

        if (last < 0)
        {
            Span<ushort> all = stackalloc ushort[Vector512<ushort>.Count];
            all.Clear();
            units.CopyTo(all);
            count = CountExtra(Vector512.LoadUnsafe(ref MemoryMarshal.GetReference(all)), 0, ref foreign);
        }

        isLatin1 = foreign == 0;
        return count;
    }

    /// <summary>
    /// Counts the bytes beyond one for 32 characters except the first ones, as many as were seen. <paramref name="foreign"/> becomes other than 0 for a
    /// character beyond Latin-1.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int CountExtra(Vector512<ushort> units, int seen, ref uint foreign)
    {
        ulong two = Vector512.GreaterThan(units, Vector512.Create((ushort)0x7F)).ExtractMostSignificantBits();
        ulong three = Vector512.GreaterThan(units, Vector512.Create((ushort)0x7FF)).ExtractMostSignificantBits();
        ulong half = Vector512.Equals(units & Vector512.Create((ushort)0xF800), Vector512.Create((ushort)0xD800)).ExtractMostSignificantBits();
        foreign |= (uint)Vector512.GreaterThan(units, Vector512.Create((ushort)LastLatin1)).ExtractMostSignificantBits() >> seen;
        return BitOperations.PopCount(((two >> seen) << 32) | ((three & ~half) >> seen));
    }
}

/// <summary>The encoding of a text. The numbers are part of the format.</summary>
internal enum TextEncoding
{
    /// <summary>Seven bits per character.</summary>
    Ascii,

    /// <summary>One byte per character, U+0000 to U+00FF.</summary>
    Latin1,

    /// <summary>UTF-8. The length counts bytes.</summary>
    Utf8,

    /// <summary>UTF-16, little-endian, as it lies in memory; the only encoding that carries half of a surrogate pair.</summary>
    Utf16,
}
