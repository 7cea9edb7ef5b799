using System.Text;

namespace SerBench.Formats.Wire;

// The last vector overlaps the vector before, so a short string costs two loads and two stores (docs/decisions/0016). Accesses stay within
// the first `length` elements of both spans: each method checks both lengths, or its caller does.
internal static class Ascii
{
    // The target is undefined if false is returned.
    [MethodImpl(AggressiveInlining)]
    public static bool TryNarrow(ReadOnlySpan<char> text, Span<byte> target)
    {
        if (text.Length > target.Length)
        {
            return false;
        }

        return TryNarrow(
            ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text)), ref MemoryMarshal.GetReference(target), text.Length);
    }

    // Stops at a block that is not all ASCII. Returns the number of narrowed characters.
    public static int NarrowStart(ReadOnlySpan<char> text, Span<byte> target)
    {
        int length = Math.Min(text.Length, target.Length);
        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        return length >= 32 ? NarrowLong<AnyAscii>(ref units, ref MemoryMarshal.GetReference(target), length)
            : TryNarrow(ref units, ref MemoryMarshal.GetReference(target), length) ? length : 0;
    }

    // Also refuses U+0000, which takes two bytes in modified UTF-8.
    [MethodImpl(AggressiveInlining)]
    public static bool TryNarrowNonZero(ReadOnlySpan<char> text, Span<byte> target)
    {
        if (text.Length > target.Length)
        {
            return false;
        }

        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        return text.Length >= 32
            ? NarrowLong<NoZero>(ref units, ref MemoryMarshal.GetReference(target), text.Length) == text.Length
            : TryNarrow(ref units, ref MemoryMarshal.GetReference(target), text.Length) && !target[..text.Length].Contains((byte)0);
    }

    // The text must have no character beyond U+00FF.
    public static int NarrowLatin1(ReadOnlySpan<char> text, Span<byte> target)
    {
        if (text.Length > target.Length)
        {
            return Encoding.Latin1.GetBytes(text, target);
        }

        if (text.Length < 32)
        {
            // The result is ignored: beyond ASCII, TryNarrow returns false but still narrows all characters.
            TryNarrow(text, target);
            return text.Length;
        }

        return NarrowLong<AnyLatin1>(
            ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text)), ref MemoryMarshal.GetReference(target), text.Length);
    }

    // The target is undefined if false is returned.
    [MethodImpl(AggressiveInlining)]
    public static bool TryWiden(ReadOnlySpan<byte> bytes, Span<char> target)
    {
        if (bytes.Length > target.Length)
        {
            return false;
        }

        return TryWiden(
            ref MemoryMarshal.GetReference(bytes), ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(target)), bytes.Length);
    }

    // Stops at a block that is not all ASCII. Returns the number of widened bytes.
    public static int WidenStart(ReadOnlySpan<byte> bytes, Span<char> target)
    {
        int length = Math.Min(bytes.Length, target.Length);
        ref byte from = ref MemoryMarshal.GetReference(bytes);
        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(target));
        int at = 0;
        for (; Vector512.IsHardwareAccelerated && at <= length - 64; at += 64)
        {
            if (!TryWiden64(ref from, ref units, at))
            {
                return at;
            }
        }

        for (; at <= length - 32 && TryWiden32(ref from, ref units, at); at += 32)
        {
        }

        return at;
    }

    // The target must have room for the text.
    public static bool TryNarrow16To32(string text, ref byte target)
    {
        Debug.Assert(text.Length is >= 16 and <= 32);
        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan()));
        return TryNarrow16(ref units, ref target, 0) & TryNarrow16(ref units, ref target, text.Length - 16);
    }

    private static bool TryNarrow(ref ushort text, ref byte target, int length)
    {
        if (length >= 32)
        {
            return NarrowLong<AnyAscii>(ref text, ref target, length) == length;
        }

        if (length >= 16)
        {
            return TryNarrow16(ref text, ref target, 0) & TryNarrow16(ref text, ref target, length - 16);
        }

        if (length >= 8)
        {
            return TryNarrow8(ref text, ref target, length);
        }

        return length >= 4 ? TryNarrow4(ref text, ref target, length) : TryNarrowSingly(ref text, ref target, length);
    }

    [MethodImpl(AggressiveInlining)]
    public static bool TryNarrow16(ref ushort text, ref byte target, int at) => TryNarrow16<AnyAscii>(ref text, ref target, at);

    [MethodImpl(AggressiveInlining)]
    private static bool TryNarrow16<TRule>(ref ushort text, ref byte target, int at)
        where TRule : struct, IRule
    {
        Vector128<ushort> low = Vector128.LoadUnsafe(ref text, (nuint)at);
        Vector128<ushort> high = Vector128.LoadUnsafe(ref text, (nuint)(at + 8));
        Vector128<byte> bytes = Vector128.Narrow(low, high);
        bytes.StoreUnsafe(ref target, (nuint)at);
        return ((low | high) & Vector128.Create(TRule.Refused)) == Vector128<ushort>.Zero
            && !(TRule.RefusesZero && Vector128.EqualsAny(bytes, Vector128<byte>.Zero));
    }

    // Needs at least 32 characters. Stops at a block that the rule refuses, and returns the number of narrowed characters.
    private static int NarrowLong<TRule>(ref ushort text, ref byte target, int length)
        where TRule : struct, IRule
    {
        int at = 0;
        if (Vector512.IsHardwareAccelerated && length >= 64)
        {
            for (; at <= length - 64; at += 64)
            {
                if (!TryNarrow64<TRule>(ref text, ref target, at))
                {
                    return at;
                }
            }

            // The last block is always narrowed, because a branch on the remaining length would often be mispredicted.
            return TryNarrow64<TRule>(ref text, ref target, length - 64) ? length : at;
        }

        for (; at <= length - 32; at += 32)
        {
            if (!TryNarrow32<TRule>(ref text, ref target, at))
            {
                return at;
            }
        }

        return TryNarrow32<TRule>(ref text, ref target, length - 32) ? length : at;
    }

    [MethodImpl(AggressiveInlining)]
    private static bool TryNarrow64<TRule>(ref ushort text, ref byte target, int at)
        where TRule : struct, IRule
    {
        Vector512<ushort> low = Vector512.LoadUnsafe(ref text, (nuint)at);
        Vector512<ushort> high = Vector512.LoadUnsafe(ref text, (nuint)(at + 32));
        Vector512<byte> bytes = Vector512.Narrow(low, high);
        bytes.StoreUnsafe(ref target, (nuint)at);
        return ((low | high) & Vector512.Create(TRule.Refused)) == Vector512<ushort>.Zero
            && !(TRule.RefusesZero && Vector512.EqualsAny(bytes, Vector512<byte>.Zero));
    }

    [MethodImpl(AggressiveInlining)]
    private static bool TryNarrow32<TRule>(ref ushort text, ref byte target, int at)
        where TRule : struct, IRule
    {
        if (!Vector256.IsHardwareAccelerated)
        {
            return TryNarrow16<TRule>(ref text, ref target, at) & TryNarrow16<TRule>(ref text, ref target, at + 16);
        }

        Vector256<ushort> low = Vector256.LoadUnsafe(ref text, (nuint)at);
        Vector256<ushort> high = Vector256.LoadUnsafe(ref text, (nuint)(at + 16));
        Vector256<byte> bytes = Vector256.Narrow(low, high);
        bytes.StoreUnsafe(ref target, (nuint)at);
        return ((low | high) & Vector256.Create(TRule.Refused)) == Vector256<ushort>.Zero
            && !(TRule.RefusesZero && Vector256.EqualsAny(bytes, Vector256<byte>.Zero));
    }

    private static bool TryWiden(ref byte bytes, ref ushort target, int length)
    {
#if NET10_0_OR_GREATER
        if (MaskedAscii.IsSupported && length <= MaskedAscii.Longest)
        {
            return MaskedAscii.TryWiden(ref bytes, ref target, length);
        }
#endif

        if (length >= 32)
        {
            return TryWidenLong(ref bytes, ref target, length);
        }

        if (length >= 16)
        {
            return TryWiden16(ref bytes, ref target, 0) & TryWiden16(ref bytes, ref target, length - 16);
        }

        if (length >= 8)
        {
            ulong head = Unsafe.ReadUnaligned<ulong>(ref bytes);
            ulong tail = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref bytes, length - 8));
            Vector128.WidenLower(Vector128.CreateScalarUnsafe(head).AsByte()).StoreUnsafe(ref target);
            Vector128.WidenLower(Vector128.CreateScalarUnsafe(tail).AsByte()).StoreUnsafe(ref target, (nuint)(length - 8));
            return ((head | tail) & 0x8080_8080_8080_8080) == 0;
        }

        if (length >= 4)
        {
            uint head = Unsafe.ReadUnaligned<uint>(ref bytes);
            uint tail = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref bytes, length - 4));
            Vector128<ulong> both = Vector128.WidenLower(Vector128.CreateScalarUnsafe(head | ((ulong)tail << 32)).AsByte()).AsUInt64();
            Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref target), both.ToScalar());
            Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref target, length - 4)), both.GetElement(1));
            return ((head | tail) & 0x8080_8080) == 0;
        }

        int seen = 0;
        for (int i = 0; i < length; i++)
        {
            byte unit = Unsafe.Add(ref bytes, i);
            seen |= unit;
            Unsafe.Add(ref target, i) = unit;
        }

        return seen < 0x80;
    }

    [MethodImpl(AggressiveInlining)]
    public static bool TryWiden16(ref byte bytes, ref ushort target, int at)
    {
        Vector128<byte> some = Vector128.LoadUnsafe(ref bytes, (nuint)at);
        Vector128.WidenLower(some).StoreUnsafe(ref target, (nuint)at);
        Vector128.WidenUpper(some).StoreUnsafe(ref target, (nuint)(at + 8));
        return (some & Vector128.Create((byte)0x80)) == Vector128<byte>.Zero;
    }

    private static bool TryWidenLong(ref byte bytes, ref ushort target, int length)
    {
        int at = 0;
        if (Vector512.IsHardwareAccelerated && length >= 64)
        {
            for (; at <= length - 64; at += 64)
            {
                if (!TryWiden64(ref bytes, ref target, at))
                {
                    return false;
                }
            }

            return TryWiden64(ref bytes, ref target, length - 64);
        }

        for (; at <= length - 32; at += 32)
        {
            if (!TryWiden32(ref bytes, ref target, at))
            {
                return false;
            }
        }

        return TryWiden32(ref bytes, ref target, length - 32);
    }

    [MethodImpl(AggressiveInlining)]
    private static bool TryWiden64(ref byte bytes, ref ushort target, int at)
    {
        Vector512<byte> some = Vector512.LoadUnsafe(ref bytes, (nuint)at);
        Vector512.WidenLower(some).StoreUnsafe(ref target, (nuint)at);
        Vector512.WidenUpper(some).StoreUnsafe(ref target, (nuint)(at + 32));
        return (some & Vector512.Create((byte)0x80)) == Vector512<byte>.Zero;
    }

    [MethodImpl(AggressiveInlining)]
    private static bool TryWiden32(ref byte bytes, ref ushort target, int at)
    {
        Vector256<byte> some = Vector256.LoadUnsafe(ref bytes, (nuint)at);
        Vector256.WidenLower(some).StoreUnsafe(ref target, (nuint)at);
        Vector256.WidenUpper(some).StoreUnsafe(ref target, (nuint)(at + 16));
        return (some & Vector256.Create((byte)0x80)) == Vector256<byte>.Zero;
    }

    private interface IRule
    {
        static abstract bool RefusesZero { get; }

        static abstract ushort Refused { get; }
    }

    private readonly struct AnyAscii : IRule
    {
        public static bool RefusesZero => false;

        public static ushort Refused => 0xFF80;
    }

    private readonly struct NoZero : IRule
    {
        public static bool RefusesZero => true;

        public static ushort Refused => 0xFF80;
    }

    private readonly struct AnyLatin1 : IRule
    {
        public static bool RefusesZero => false;

        public static ushort Refused => 0xFF00;
    }

    internal const int ShortLength = 16;

    // Inlined, because a call would cost as much as the work. The target must have room for the text.
    [MethodImpl(AggressiveInlining)]
    internal static bool TryNarrowShort(ReadOnlySpan<char> text, ref byte target)
    {
        Debug.Assert(text.Length <= ShortLength);
        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        int length = text.Length;
        return length >= 8 ? TryNarrow8(ref units, ref target, length)
            : length >= 4 ? TryNarrow4(ref units, ref target, length)
            : TryNarrowSingly(ref units, ref target, length);
    }

    internal const int NameLength = 24;

    // The target must have room for the text. Names vary in length, so there are few branches on the length.
    [MethodImpl(AggressiveInlining)]
    internal static bool TryNarrowName(ReadOnlySpan<char> text, ref byte target)
    {
        Debug.Assert(text.Length <= NameLength);
        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        int length = text.Length;
        return length >= 8 ? TryNarrow8To24(ref units, ref target, length)
            : length >= 4 ? TryNarrow4(ref units, ref target, length)
            : TryNarrowUpTo3(ref units, ref target, length);
    }

    // Returns false for longer text. The caller passes the length, because the JIT would load it again after a store.
    [MethodImpl(AggressiveInlining)]
    internal static bool TryNarrowUpTo16(string text, ref byte target, int length)
    {
        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan()));
#if NET10_0_OR_GREATER
        if (MaskedAscii.IsSupported)
        {
            return length <= MaskedAscii.Longest && MaskedAscii.TryNarrow(ref units, ref target, length);
        }
#endif

        if (length < 4)
        {
            return TryNarrowUpTo3(ref units, ref target, length);
        }

        if (length > ShortLength)
        {
            return false;
        }

        return IsAscii(length >= 8 ? Narrow8(ref units, ref target, length) : Narrow4(ref units, ref target, length));
    }

    [MethodImpl(AggressiveInlining)]
    private static bool TryNarrowUpTo3(ref ushort units, ref byte target, int length)
    {
        if (length == 0)
        {
            return true;
        }

        // This inlined code reads single characters, because vectors would need more registers.
        uint unit = units;
        uint seen = unit;
        target = (byte)unit;
        nuint at = (uint)length >> 1;
        unit = Unsafe.Add(ref units, at);
        seen |= unit;
        Unsafe.Add(ref target, at) = (byte)unit;
        at = (nuint)(uint)length - 1;
        unit = Unsafe.Add(ref units, at);
        Unsafe.Add(ref target, at) = (byte)unit;
        return (seen | unit) < 0x80;
    }

    [MethodImpl(AggressiveInlining)]
    private static bool TryNarrow8To24(ref ushort text, ref byte target, int length)
    {
        int last = length - 8;
        int between = Math.Min(last, 8);
        Vector128<ushort> head = Vector128.LoadUnsafe(ref text);
        Vector128<ushort> middle = Vector128.LoadUnsafe(ref text, (nuint)between);
        Vector128<ushort> tail = Vector128.LoadUnsafe(ref text, (nuint)last);
        Unsafe.WriteUnaligned(ref target, Pack(head).AsUInt64().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, between), Pack(middle).AsUInt64().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, last), Pack(tail).AsUInt64().ToScalar());
        return IsAscii(head | middle | tail);
    }

    [MethodImpl(AggressiveInlining)]
    private static bool TryNarrow8(ref ushort text, ref byte target, int length) => IsAscii(Narrow8(ref text, ref target, length));

    [MethodImpl(AggressiveInlining)]
    private static bool TryNarrow4(ref ushort text, ref byte target, int length) => IsAscii(Narrow4(ref text, ref target, length));

    // Needs 8 to 16 characters. Returns the OR of all.
    [MethodImpl(AggressiveInlining)]
    private static Vector128<ushort> Narrow8(ref ushort text, ref byte target, int length)
    {
        nuint last = (nuint)(uint)length - 8;
        Vector128<ushort> head = Vector128.LoadUnsafe(ref text);
        Vector128<ushort> tail = Vector128.LoadUnsafe(ref text, last);
        Unsafe.WriteUnaligned(ref target, Pack(head).AsUInt64().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, last), Pack(tail).AsUInt64().ToScalar());
        return head | tail;
    }

    // Needs 4 to 8 characters. Returns the OR of all.
    [MethodImpl(AggressiveInlining)]
    private static Vector128<ushort> Narrow4(ref ushort text, ref byte target, int length)
    {
        nuint last = (nuint)(uint)length - 4;
        Vector128<ushort> head = LoadFour(ref text);
        Vector128<ushort> tail = LoadFour(ref Unsafe.Add(ref text, last));
        Unsafe.WriteUnaligned(ref target, Pack(head).AsUInt32().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, last), Pack(tail).AsUInt32().ToScalar());
        return head | tail;
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector128<ushort> LoadFour(ref ushort text) =>
        Vector128.CreateScalar(Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref text))).AsUInt16();

    [MethodImpl(AggressiveInlining)]
    private static bool IsAscii(Vector128<ushort> seen) => (seen & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;

    // The result is undefined beyond ASCII.
    [MethodImpl(AggressiveInlining)]
    private static Vector128<byte> Pack(Vector128<ushort> units) =>
        Sse2.IsSupported ? Sse2.PackUnsignedSaturate(units.AsInt16(), units.AsInt16()) : Vector128.Narrow(units, units);

    private static bool TryNarrowSingly(ref ushort text, ref byte target, int length)
    {
        int seen = 0;
        for (int i = 0; i < length; i++)
        {
            ushort unit = Unsafe.Add(ref text, i);
            seen |= unit;
            Unsafe.Add(ref target, i) = (byte)unit;
        }

        return seen < 0x80;
    }

    // Tests up to 32 bytes at each end. The result false proves nothing.
    [MethodImpl(AggressiveInlining)]
    public static bool HasNonAsciiEnds(ReadOnlySpan<byte> bytes)
    {
        // Loads 32 bytes from each end of at least 32, or eight from each end of at least eight.
        ref byte first = ref MemoryMarshal.GetReference(bytes);
        if (bytes.Length >= Vector256<byte>.Count)
        {
            Vector256<byte> ends =
                Vector256.LoadUnsafe(ref first) | Vector256.LoadUnsafe(ref first, (nuint)(bytes.Length - Vector256<byte>.Count));
            return (ends & Vector256.Create((byte)0x80)) != Vector256<byte>.Zero;
        }

        return bytes.Length >= sizeof(ulong)
            ? ((Unsafe.ReadUnaligned<ulong>(ref first)
                | Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref first, bytes.Length - sizeof(ulong)))) & 0x8080_8080_8080_8080) != 0
            : !bytes.IsEmpty && ((bytes[0] | bytes[^1]) & 0x80) != 0;
    }
}
