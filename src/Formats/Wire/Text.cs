using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Unicode;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Wire;

/// <summary>Text as UTF-8, strict both ways: a lone surrogate is refused, damaged bytes are an error, nothing is ever replaced.</summary>
public static class Text
{
    /// <summary>The longest text that is decoded on the stack.</summary>
    private const int LongestOnStack = 128;

    private static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>An upper bound for the UTF-8 bytes of a string.</summary>
    public static int MaxUtf8Length(int chars) => checked(chars * 3);

    /// <summary>Writes UTF-8 into a target of at least <see cref="MaxUtf8Length"/> bytes and answers how many.</summary>
    public static int EncodeUtf8(ReadOnlySpan<char> text, Span<byte> target)
    {
        if (Ascii.TryNarrow(text, target))
        {
            return text.Length;
        }

        if (Utf8.FromUtf16(text, target, out _, out int written, replaceInvalidSequences: false) != OperationStatus.Done)
        {
            UnsupportedValueException.ThrowLoneSurrogate();
        }

        return written;
    }

    /// <summary>The exact number of UTF-8 bytes of a string.</summary>
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

    /// <summary>Makes a string of UTF-8 bytes that stand at <paramref name="offset"/> of the input.</summary>
    public static string DecodeUtf8(ReadOnlySpan<byte> bytes, int offset)
    {
        if (bytes.IsEmpty)
        {
            return string.Empty;
        }

        // A string made for ASCII that then meets something else is garbage: the ends of a text in another script mostly show it before.
        if (Ascii.EndsBeyond(bytes))
        {
            return DecodeUtf8BeyondAscii(bytes, offset);
        }

        string text = Fresh(bytes.Length, out Span<char> chars);
        return Ascii.TryWiden(bytes, chars) ? text : DecodeUtf8BeyondAscii(bytes, offset);
    }

    /// <summary>
    /// A new string to be filled at once by its only owner. This is what <c>string.Create</c> does inside; spelling it out saves its
    /// delegate call, which is measurable on short strings (docs/decisions/0004).
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string Fresh(int length, out Span<char> chars)
    {
        var text = new string('\0', length);
        chars = MemoryMarshal.CreateSpan(ref Unsafe.AsRef(in text.GetPinnableReference()), length);
        return text;
    }

    /// <summary>As <see cref="DecodeUtf8"/> where the caller knows that the bytes are not all ASCII.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static string DecodeUtf8BeyondAscii(ReadOnlySpan<byte> bytes, int offset)
    {
        // In one pass; the general way counts the characters first.
        if (bytes.Length <= LongestOnStack)
        {
            Span<char> chars = stackalloc char[LongestOnStack];
            if (Utf8.ToUtf16(bytes, chars, out _, out int written, replaceInvalidSequences: false) == OperationStatus.Done)
            {
                return new string(chars[..written]);
            }
        }

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
