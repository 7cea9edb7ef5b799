using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SerBench.Formats.Wire;

/// <summary>Names and the like.</summary>
public static partial class Ascii
{
    /// <summary>The longest text for <see cref="TryNarrowShort"/>.</summary>
    internal const int ShortLength = 16;

    /// <summary>
    /// Narrows text of at most <see cref="ShortLength"/> characters in the caller's own code, where a call would cost as much as the work.
    /// The target must have room for it; it is undefined when the answer is false.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrowShort(ReadOnlySpan<char> text, ref byte target)
    {
        Debug.Assert(text.Length <= ShortLength);
        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        int length = text.Length;
        return length >= 8 ? TryNarrow8(ref units, ref target, length)
            : length >= 4 ? TryNarrow4(ref units, ref target, length)
            : TryNarrowSingly(ref units, ref target, length);
    }

    /// <summary>The longest text for <see cref="TryNarrowName"/>.</summary>
    internal const int NameLength = 24;

    /// <summary>
    /// As above, for at most <see cref="NameLength"/> characters: few kinds of length, since for names of any length each kind is a branch
    /// that is missed.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrowName(ReadOnlySpan<char> text, ref byte target)
    {
        Debug.Assert(text.Length <= NameLength);
        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        int length = text.Length;
        return length >= 8 ? TryNarrow8To24(ref units, ref target, length)
            : length >= 4 ? TryNarrow4(ref units, ref target, length)
            : TryNarrowUpTo3(ref units, ref target, length);
    }

    /// <summary>As above, for text of any length; false for more than <see cref="ShortLength"/> characters.</summary>
    /// <param name="length">The length of the text, which the caller has read: after a store through a reference it would be read again.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrowUpTo16(string text, ref byte target, int length)
    {
        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan()));
        if (length < 4)
        {
            return TryNarrowUpTo3(ref units, ref target, length);
        }

        if (length > ShortLength)
        {
            return false;
        }

        // One test for both kinds of length; it comes after the stores.
        return IsAscii(length >= 8 ? Narrow8(ref units, ref target, length) : Narrow4(ref units, ref target, length));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrowUpTo3(ref ushort units, ref byte target, int length)
    {
        if (length == 0)
        {
            return true;
        }

        // The first, the middle and the last, one after the other, so that few registers are taken from the caller's code.
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

    /// <summary>The first eight, the last eight, and eight between them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrow8(ref ushort text, ref byte target, int length) => IsAscii(Narrow8(ref text, ref target, length));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrow4(ref ushort text, ref byte target, int length) => IsAscii(Narrow4(ref text, ref target, length));

    /// <summary>8 to 16 characters; answers the bits seen in them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> Narrow8(ref ushort text, ref byte target, int length)
    {
        nuint last = (nuint)(uint)length - 8;
        Vector128<ushort> head = Vector128.LoadUnsafe(ref text);
        Vector128<ushort> tail = Vector128.LoadUnsafe(ref text, last);
        Unsafe.WriteUnaligned(ref target, Pack(head).AsUInt64().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, last), Pack(tail).AsUInt64().ToScalar());
        return head | tail;
    }

    /// <summary>4 to 8 characters; answers the bits seen in them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> Narrow4(ref ushort text, ref byte target, int length)
    {
        nuint last = (nuint)(uint)length - 4;
        Vector128<ushort> head = LoadFour(ref text);
        Vector128<ushort> tail = LoadFour(ref Unsafe.Add(ref text, last));
        Unsafe.WriteUnaligned(ref target, Pack(head).AsUInt32().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, last), Pack(tail).AsUInt32().ToScalar());
        return head | tail;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> LoadFour(ref ushort text) =>
        Vector128.CreateScalar(Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref text))).AsUInt16();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsAscii(Vector128<ushort> seen) => (seen & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;

    /// <summary>The low bytes of ASCII characters; of others, anything. One instruction where there is one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>Whether the first or the last bytes of a text, up to eight of each, are not all ASCII: a look, not a proof.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool EndsBeyond(ReadOnlySpan<byte> bytes)
    {
        // Bounds: eight bytes from either end of at least eight.
        ref byte first = ref MemoryMarshal.GetReference(bytes);
        return bytes.Length >= sizeof(ulong)
            ? ((Unsafe.ReadUnaligned<ulong>(ref first) | Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref first, bytes.Length - sizeof(ulong)))) & 0x8080_8080_8080_8080) != 0
            : !bytes.IsEmpty && ((bytes[0] | bytes[^1]) & 0x80) != 0;
    }
}
