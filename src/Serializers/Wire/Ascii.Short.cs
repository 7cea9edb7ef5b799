using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SerBench.Serializers.Wire;

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

    /// <summary>
    /// As above, and false also for fewer than four characters, so that only whole loads are left: for code in which every instruction counts.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrow4To16(string text, ref byte target)
    {
        int length = text.Length;
        if ((uint)(length - 4) > ShortLength - 4)
        {
            return false;
        }

        ref ushort units = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan()));
        return length >= 8 ? TryNarrow8(ref units, ref target, length) : TryNarrow4(ref units, ref target, length);
    }

    /// <summary>As above, for at most three characters; false for more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrowUpTo3(string text, ref byte target)
    {
        int length = text.Length;
        if (length is 0 or > 3)
        {
            return length == 0;
        }

        return TryNarrowUpTo3(ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan())), ref target, length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrowUpTo3(ref ushort units, ref byte target, int length)
    {
        if (length == 0)
        {
            return true;
        }

        ushort first = units, middle = Unsafe.Add(ref units, length >> 1), last = Unsafe.Add(ref units, length - 1);
        target = (byte)first;
        Unsafe.Add(ref target, length >> 1) = (byte)middle;
        Unsafe.Add(ref target, length - 1) = (byte)last;
        return (first | middle | last) < 0x80;
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
        return ((head | middle | tail) & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;
    }

    /// <summary>8 to 16 characters.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrow8(ref ushort text, ref byte target, int length)
    {
        Vector128<ushort> head = Vector128.LoadUnsafe(ref text);
        Vector128<ushort> tail = Vector128.LoadUnsafe(ref text, (nuint)(length - 8));
        Unsafe.WriteUnaligned(ref target, Pack(head).AsUInt64().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, length - 8), Pack(tail).AsUInt64().ToScalar());
        return ((head | tail) & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;
    }

    /// <summary>4 to 8 characters.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrow4(ref ushort text, ref byte target, int length)
    {
        ref byte bytes = ref Unsafe.As<ushort, byte>(ref text);
        Vector128<ulong> head = Vector128.CreateScalar(Unsafe.ReadUnaligned<ulong>(ref bytes));
        Vector128<ulong> tail = Vector128.CreateScalar(Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref bytes, (2 * length) - 8)));
        Unsafe.WriteUnaligned(ref target, Pack(head.AsUInt16()).AsUInt32().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, length - 4), Pack(tail.AsUInt16()).AsUInt32().ToScalar());
        return ((head | tail) & Vector128.Create(0xFF80_FF80_FF80_FF80)) == Vector128<ulong>.Zero;
    }

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
}
