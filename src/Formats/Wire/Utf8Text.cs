namespace SerBench.Formats.Wire;

internal static class Utf8Text
{
    public const int LoneSurrogate = -1;

    public const int TooLong = -2;

    // The encoder stores whole vectors if this many bytes are left: two vectors, the second at most 64 bytes after the first.
    public const int Spare = 64 + 64;

    // True if the runtime's conversion is fast, because few characters are not ASCII.
    public static bool IsSparse(int extra, int length) => 8 * extra <= length;

    // Returns the number of bytes, or LoneSurrogate or TooLong.
    public static int Encode(ReadOnlySpan<char> text, Span<byte> target)
    {
        int done = Ascii.NarrowStart(text, target);
        if (done == text.Length)
        {
            return done;
        }

        int length = EncodeWide(text[done..], target[done..]);
        return length < 0 ? length : done + length;
    }

    public static int EncodeWide(ReadOnlySpan<char> text, Span<byte> target)
    {
#if NET10_0_OR_GREATER
        if (Utf8Encoder512.IsSupported)
        {
            return Utf8Encoder512.Encode(text, target);
        }
#endif
        return Utf8Encoder128.IsSupported ? Utf8Encoder128.Encode(text, target) : Utf8Runtime.Encode(text, target);
    }

    // Needs at least one byte. Returns null for invalid UTF-8.
    public static string? Decode(ReadOnlySpan<byte> bytes)
    {
#if NET10_0_OR_GREATER
        if (Utf8Decoder512.IsSupported)
        {
            return Utf8Decoder512.Decode(bytes);
        }
#endif
        return Utf8Decoder128.IsSupported ? Utf8Decoder128.Decode(bytes) : Utf8Runtime.Decode(bytes);
    }

    // The result is right only for valid UTF-8. Returns 0 if the count shows that the bytes are invalid.
    public static int CountUnits(ReadOnlySpan<byte> bytes)
    {
        int count = 0, at = 0;
        ref byte first = ref MemoryMarshal.GetReference(bytes);

        // Vectors lie within the span, because `last` is the highest start. The last 512-bit vector skips bytes that are already counted.
        int last = bytes.Length - Vector512<byte>.Count;
        if (Vector512.IsHardwareAccelerated && last >= 0)
        {
            for (; at <= last; at += Vector512<byte>.Count)
            {
                count += CountUnits(Vector512.LoadUnsafe(ref first, (nuint)at), seen: 0);
            }

            count += at == bytes.Length ? 0 : CountUnits(Vector512.LoadUnsafe(ref first, (nuint)last), at - last);
            at = bytes.Length;
        }

        for (; at <= bytes.Length - Vector128<byte>.Count; at += Vector128<byte>.Count)
        {
            count += CountUnits(Vector128.LoadUnsafe(ref first, (nuint)at));
        }

        if (at < bytes.Length)
        {
            count += CountUnits(Utf8Decoder128.LoadFirst(bytes[at..])) - (Vector128<byte>.Count - (bytes.Length - at));
        }

        // No character has more units than bytes.
        return (uint)count > (uint)bytes.Length ? 0 : count;
    }

    [MethodImpl(AggressiveInlining)]
    private static int CountUnits(Vector128<byte> some) =>
        BitOperations.PopCount(Vector128.GreaterThan(some.AsSByte(), Vector128.Create((sbyte)-65)).ExtractMostSignificantBits()
            | (Vector128.GreaterThanOrEqual(some, Vector128.Create((byte)0xF0)).ExtractMostSignificantBits() << Vector128<byte>.Count));

    [MethodImpl(AggressiveInlining)]
    private static int CountUnits(Vector512<byte> some, int seen) =>
        BitOperations.PopCount(Vector512.GreaterThan(some.AsSByte(), Vector512.Create((sbyte)-65)).ExtractMostSignificantBits() >> seen)
        + BitOperations.PopCount(Vector512.GreaterThanOrEqual(some, Vector512.Create((byte)0xF0)).ExtractMostSignificantBits() >> seen);
}
