using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

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

    /// <summary>8 to 16 characters.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrow8(ref ushort text, ref byte target, int length)
    {
        Vector128<ushort> head = Vector128.LoadUnsafe(ref text);
        Vector128<ushort> tail = Vector128.LoadUnsafe(ref text, (nuint)(length - 8));
        Vector128<byte> both = Vector128.Narrow(head, tail);
        Unsafe.WriteUnaligned(ref target, both.AsUInt64().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, length - 8), both.AsUInt64().GetElement(1));
        return ((head | tail) & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;
    }

    /// <summary>4 to 8 characters.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryNarrow4(ref ushort text, ref byte target, int length)
    {
        ulong head = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref text));
        ulong tail = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref text, length - 4)));
        Vector128<byte> both = Vector128.Narrow(Vector128.Create(head, tail).AsUInt16(), Vector128<ushort>.Zero);
        Unsafe.WriteUnaligned(ref target, both.AsUInt32().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, length - 4), both.AsUInt32().GetElement(1));
        return ((head | tail) & 0xFF80_FF80_FF80_FF80) == 0;
    }

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
