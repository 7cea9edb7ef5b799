using System.Text;

namespace SerBench.Formats.Dense;

// UTF-8 is chosen only if it is a quarter shorter than UTF-16, because UTF-16 is copied several times as fast.
internal static class DenseTextEncoding
{
    private const char LastLatin1 = '\u00FF';

    // UTF-8 is used only if it takes at most this many bytes more than one per character.
    public static int MostExtra(string text) => text.Length / 2;

    // Looks at the first and last 32 characters. Short text counts as ASCII, unclear text as UTF-16.
    public static TextEncoding Guess(string text)
    {
        ReadOnlySpan<ushort> units = MemoryMarshal.Cast<char, ushort>(text.AsSpan());
        if (units.Length < Vector512<ushort>.Count)
        {
            return TextEncoding.Ascii;
        }

        if (!Vector512.IsHardwareAccelerated)
        {
            return GuessBy128(units);
        }

        Vector512<ushort> start = Load(units, 0);
        Vector512<ushort> ends = start | Load(units, units.Length - Vector512<ushort>.Count);
        if (IsAscii(ends))
        {
            return TextEncoding.Ascii;
        }

        return (ends & Vector512.Create((ushort)0xFF00)) != Vector512<ushort>.Zero
            && BitOperations.PopCount(Vector512.GreaterThan(start, Vector512.Create((ushort)0x7F)).ExtractMostSignificantBits())
                <= Vector512<ushort>.Count / 4
            ? TextEncoding.Utf8
            : TextEncoding.Utf16;
    }

    private static TextEncoding GuessBy128(ReadOnlySpan<ushort> units)
    {
        Vector128<ushort> wide = default, ends = default;
        ref ushort first = ref MemoryMarshal.GetReference(units);
        ref ushort last = ref Unsafe.Add(ref first, units.Length - Vector512<ushort>.Count);
        for (nuint at = 0; at < (nuint)Vector512<ushort>.Count; at += (nuint)Vector128<ushort>.Count)
        {
            Vector128<ushort> start = Vector128.LoadUnsafe(ref first, at);
            wide -= Vector128.GreaterThan(start, Vector128.Create((ushort)0x7F));
            ends |= start | Vector128.LoadUnsafe(ref last, at);
        }

        return (ends & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero ? TextEncoding.Ascii
            : (ends & Vector128.Create((ushort)0xFF00)) != Vector128<ushort>.Zero && Vector128.Sum(wide) <= Vector512<ushort>.Count / 4
                ? TextEncoding.Utf8
            : TextEncoding.Utf16;
    }

    // The first `ascii` characters are ASCII. UTF-8 is a proposal: the encoder may find it too long or impossible.
    public static TextEncoding Choose(string text, int ascii, out int utf8Length)
    {
        int extra = CountExtra(text, ascii, MostExtra(text), out bool isLatin1);
        utf8Length = text.Length + extra;
        return isLatin1 ? TextEncoding.Latin1 : extra > MostExtra(text) ? TextEncoding.Utf16 : TextEncoding.Utf8;
    }

    public static int EncodeUtf8(string text, Span<byte> target) =>
        text.Length >= Vector512<ushort>.Count ? Utf8Text.Encode(text, target) : Utf8Text.EncodeWide(text, target);

    [MethodImpl(AggressiveInlining)]
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
        TextEncoding.Latin1 => DecodeLatin1(bytes),
        TextEncoding.Utf8 => Text.DecodeUtf8BeyondAscii(bytes, offset),
        _ => new string(MemoryMarshal.Cast<byte, char>(bytes)),
    };

    private static string DecodeLatin1(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length is 0 or >= 32)
        {
            return Encoding.Latin1.GetString(bytes);
        }

        // Widens all bytes, even if the text is not ASCII.
        string text = Text.Fresh(bytes.Length, out Span<char> chars);
        Wire.Ascii.TryWiden(bytes, chars);
        return text;
    }

    // Callers load whole vectors within the span: `at` + 32 <= `units.Length`.
    [MethodImpl(AggressiveInlining)]
    private static Vector512<ushort> Load(ReadOnlySpan<ushort> units, int at) =>
        Vector512.LoadUnsafe(ref MemoryMarshal.GetReference(units), (nuint)at);

    [MethodImpl(AggressiveInlining)]
    public static bool IsAscii(Vector512<ushort> units) => (units & Vector512.Create((ushort)0xFF80)) == Vector512<ushort>.Zero;

    [MethodImpl(AggressiveInlining)]
    private static Vector512<ushort> LoadShort(ReadOnlySpan<ushort> units)
    {
#if NET10_0_OR_GREATER
        if (MaskedAscii.IsSupported)
        {
            return MaskedAscii.Load(ref MemoryMarshal.GetReference(units), units.Length);
        }
#endif
        Span<ushort> all = stackalloc ushort[Vector512<ushort>.Count];
        all.Clear();
        units.CopyTo(all);
        return Load(all, 0);
    }

    // Counts the UTF-8 bytes beyond one per character. Stops when the count exceeds `budget` and a character is beyond Latin-1.
    private static int CountExtra(string text, int from, int budget, out bool isLatin1)
    {
        ReadOnlySpan<ushort> units = MemoryMarshal.Cast<char, ushort>(text.AsSpan());
        if (!Vector512.IsHardwareAccelerated)
        {
            return CountWide(units[from..], budget, out isLatin1);
        }

        int count = 0;
        uint foreign = 0;

        // A vector that starts after `last` would leave the span. The final vector ignores characters that were counted before.
        int last = units.Length - Vector512<ushort>.Count;
        for (int at = from; last >= 0 && at < units.Length && (count <= budget || foreign == 0); at += Vector512<ushort>.Count)
        {
            int seen = Math.Max(0, at - last);
            count += CountExtra(Load(units, at - seen), seen, ref foreign);
        }

        if (last < 0)
        {
            count = CountExtra(LoadShort(units), 0, ref foreign);
        }

        isLatin1 = foreign == 0;
        return count;
    }

    // Counts one byte for each character beyond ASCII, so the true number may be higher.
    private static int CountWide(ReadOnlySpan<ushort> units, int budget, out bool isLatin1)
    {
        Vector128<ushort> seen = default;
        int count = 0;
        isLatin1 = true;
        while (units.Length > 0 && (count <= budget || isLatin1))
        {
            ReadOnlySpan<ushort> some = units[..Math.Min(units.Length, 16 * Vector128<ushort>.Count)];
            units = units[some.Length..];
            Vector128<ushort> wide = default;
            for (; some.Length >= Vector128<ushort>.Count; some = some[Vector128<ushort>.Count..])
            {
                Add(Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(some)), ref seen, ref wide);
            }

            if (!some.IsEmpty)
            {
                Add(Utf8Encoder128.LoadFirst(some), ref seen, ref wide);
            }

            count += Vector128.Sum(wide);
            isLatin1 = (seen & Vector128.Create((ushort)0xFF00)) == Vector128<ushort>.Zero;
        }

        return count;
    }

    [MethodImpl(AggressiveInlining)]
    private static void Add(Vector128<ushort> units, ref Vector128<ushort> seen, ref Vector128<ushort> wide)
    {
        seen |= units;
        wide -= Vector128.GreaterThan(units, Vector128.Create((ushort)0x7F));
    }

    // Ignores the first `seen` characters. `foreign` becomes nonzero for a character beyond Latin-1.
    [MethodImpl(AggressiveInlining)]
    private static int CountExtra(Vector512<ushort> units, int seen, ref uint foreign)
    {
        ulong two = Vector512.GreaterThan(units, Vector512.Create((ushort)0x7F)).ExtractMostSignificantBits();
        ulong three = Vector512.GreaterThan(units, Vector512.Create((ushort)0x7FF)).ExtractMostSignificantBits();
        ulong half = Vector512.Equals(
            units & Vector512.Create((ushort)0xF800), Vector512.Create((ushort)0xD800)).ExtractMostSignificantBits();
        foreign |= (uint)Vector512.GreaterThan(units, Vector512.Create((ushort)LastLatin1)).ExtractMostSignificantBits() >> seen;
        return BitOperations.PopCount(((two >> seen) << 32) | ((three & ~half) >> seen));
    }
}

// Messages contain these numbers.
internal enum TextEncoding
{
    Ascii,

    Latin1,

    Utf8,

    // Little-endian. Only this encoding can represent half of a surrogate pair.
    Utf16,
}
