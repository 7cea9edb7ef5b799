using System.Text;

namespace SerBench.Formats.Wire;

/// <summary>Strict UTF-8: lone surrogates and damaged bytes are refused.</summary>
public static class Text
{
    private const int LongestNarrowed = 31;

    private static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>An upper bound of the UTF-8 bytes of text.</summary>
    public static int MaxUtf8Length(int chars)
    {
        EncodeBuffer.DemandLength(3L * chars);
        return 3 * chars;
    }

    /// <summary>Encodes into at least <see cref="MaxUtf8Length"/> bytes and returns the number of bytes.</summary>
    public static int EncodeUtf8(ReadOnlySpan<char> text, Span<byte> target)
    {
        int written = text.Length > LongestNarrowed ? Utf8Text.Encode(text, target)
            : Ascii.TryNarrow(text, target) ? text.Length
            : Utf8Text.EncodeWide(text, target);
        if (written < 0)
        {
            ThrowNotEncoded(written);
        }

        return written;
    }

    // Writes text `ahead` bytes after the cursor without moving it. Makes room for three bytes per character only if needed.
    internal static int EncodeUtf8(ReadOnlySpan<char> text, ref OutputCursor output, int ahead)
    {
        output.Ensure(ahead + text.Length);
        int written = Utf8Text.Encode(text, output.Free()[ahead..]);
        if (written == Utf8Text.TooLong)
        {
            output.Ensure(checked(ahead + MaxUtf8Length(text.Length)));
            written = Utf8Text.Encode(text, output.Free()[ahead..]);
        }

        if (written < 0)
        {
            ThrowNotEncoded(written);
        }

        return written;
    }

    [DoesNotReturn]
    private static void ThrowNotEncoded(int failure)
    {
        if (failure == Utf8Text.LoneSurrogate)
        {
            UnsupportedValueException.ThrowLoneSurrogate();
        }

        throw new ArgumentException("The target has no room for three bytes per character.");
    }

    /// <summary>The number of UTF-8 bytes of text.</summary>
    public static int Utf8Length(string text)
    {
        try
        {
            return Strict.GetByteCount(text);
        }
        catch (EncoderFallbackException)
        {
            UnsupportedValueException.ThrowLoneSurrogate();
            return 0;
        }
    }

    /// <summary>Decodes UTF-8. Errors name the position <paramref name="offset"/>.</summary>
    public static string DecodeUtf8(ReadOnlySpan<byte> bytes, int offset)
    {
        if (bytes.IsEmpty)
        {
            return string.Empty;
        }

        // Trying ASCII first would waste a string if the text is not ASCII. A test of both ends detects most such text.
        if (Ascii.HasNonAsciiEnds(bytes))
        {
            return DecodeUtf8BeyondAscii(bytes, offset);
        }

        string text = Fresh(bytes.Length, out Span<char> chars);
        return Ascii.TryWiden(bytes, chars) ? text : DecodeUtf8BeyondAscii(bytes, offset);
    }

    // The caller must fill the string before anything else reads it. The delegate call of `string.Create` is slow for short strings.
    [MethodImpl(AggressiveInlining)]
    internal static string Fresh(int length, out Span<char> chars)
    {
        var text = new string('\0', length);
        chars = MemoryMarshal.CreateSpan(ref Unsafe.AsRef(in text.GetPinnableReference()), length);
        return text;
    }

    [MethodImpl(NoInlining)]
    internal static string DecodeUtf8BeyondAscii(ReadOnlySpan<byte> bytes, int offset) =>
        Utf8Text.Decode(bytes) ?? DecodeDamaged(bytes, offset);

    private static string DecodeDamaged(ReadOnlySpan<byte> bytes, int offset)
    {
        try
        {
            return Strict.GetString(bytes);
        }
        catch (DecoderFallbackException damage)
        {
            throw WireFormatException.OfFault(offset + Math.Max(0, damage.Index), "text is not valid UTF-8", damage);
        }
    }
}
