using System.Text.Unicode;

namespace SerBench.Formats.Ignite;

// Text is UTF-8, but surrogates take three bytes each and U+0000 two, as in Java's modified UTF-8.
internal static class IgniteText
{
    private static readonly SearchValues<char> Special = SearchValues.Create(
        [.. Enumerable.Range(0xD800, 0x800).Select(unit => (char)unit), '\0']);

    public static int Length(ReadOnlySpan<char> text)
    {
        long length = 0;
        foreach (char unit in text)
        {
            length += unit >= 0x800 ? 3 : unit is >= '\x80' or '\0' ? 2 : 1;
        }

        return length <= Array.MaxLength ? (int)length : throw new UnsupportedValueException("A string is longer than any buffer.");
    }

    // The target has Length bytes, unless another thread changes the text.
    public static void Encode(ReadOnlySpan<char> text, Span<byte> target)
    {
        if (!text.ContainsAny(Special))
        {
            Utf8.FromUtf16(text, target, out _, out int written);
            Counted.Require(written, target.Length);
            return;
        }

        int at = 0;
        foreach (char unit in text)
        {
            if (target.Length - at < 3 && target.Length - at < Length([unit]))
            {
                Counted.Throw();
            }

            if (unit is < '\x80' and not '\0')
            {
                target[at++] = (byte)unit;
            }
            else if (unit < 0x800)
            {
                target[at++] = (byte)(0xC0 | (unit >> 6));
                target[at++] = (byte)(0x80 | (unit & 0x3F));
            }
            else
            {
                target[at++] = (byte)(0xE0 | (unit >> 12));
                target[at++] = (byte)(0x80 | ((unit >> 6) & 0x3F));
                target[at++] = (byte)(0x80 | (unit & 0x3F));
            }
        }

        Counted.Require(at, target.Length);
    }

    [MethodImpl(AggressiveInlining)]
    public static string Decode(ReadOnlySpan<byte> bytes, int offset)
    {
        if (bytes.IsEmpty)
        {
            return string.Empty;
        }

        if (Ascii.HasNonAsciiEnds(bytes))
        {
            return DecodeWide(bytes, offset);
        }

        string text = Text.Fresh(bytes.Length, out Span<char> chars);
        return Ascii.TryWiden(bytes, chars) ? text : DecodeWide(bytes, offset);
    }

    [MethodImpl(NoInlining)]
    private static string DecodeWide(ReadOnlySpan<byte> bytes, int offset)
    {
        // A four-byte sequence needs two UTF-16 units but counts as one, so it is refused.
        int units = 0;
        foreach (byte one in bytes)
        {
            units += (one & 0xC0) != 0x80 ? 1 : 0;
        }

        string text = Text.Fresh(units, out Span<char> chars);
        bool isPlain = Utf8.ToUtf16(bytes, chars, out _, out int written, replaceInvalidSequences: false) == OperationStatus.Done
            && written == units;
        if (!isPlain)
        {
            DecodeUnits(bytes, chars, offset);
        }

        return text;
    }

    private static void DecodeUnits(ReadOnlySpan<byte> bytes, Span<char> chars, int offset)
    {
        int at = 0;
        foreach (ref char unit in chars)
        {
            int first = bytes[at];
            int length = first < 0x80 ? 1 : first is >= 0xC0 and < 0xE0 ? 2 : first is >= 0xE0 and < 0xF0 ? 3 : 0;
            if (length == 0 || length > bytes.Length - at)
            {
                WireFormatException.ThrowText(offset + at);
            }

            int value = length == 1 ? first
                : length == 2 ? ((first & 0x1F) << 6) | Continuation(bytes, at + 1, offset)
                : ((first & 0x0F) << 12) | (Continuation(bytes, at + 1, offset) << 6) | Continuation(bytes, at + 2, offset);
            bool isShortest = value >= (length == 3 ? 0x800 : length == 2 ? 0x80 : 0) || (length == 2 && value == 0);
            if (!isShortest)
            {
                WireFormatException.ThrowText(offset + at);
            }

            unit = (char)value;
            at += length;
        }

        if (at != bytes.Length)
        {
            WireFormatException.ThrowText(offset + at);
        }
    }

    private static int Continuation(ReadOnlySpan<byte> bytes, int at, int offset)
    {
        if ((bytes[at] & 0xC0) != 0x80)
        {
            WireFormatException.ThrowText(offset + at);
        }

        return bytes[at] & 0x3F;
    }
}
