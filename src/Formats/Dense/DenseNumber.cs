using System.Numerics;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Dense;

/// <summary>
/// An unsigned number that stands by itself: one byte below 248, else a byte that says how many more follow, low ones first
/// (docs/formats/dense.md, "Numbers").
/// </summary>
internal static class DenseNumber
{
    public const int MaxLength = 9;

    /// <summary>The first byte of a number that does not fit it.</summary>
    public const int FirstPrefix = 0xF8;

    /// <summary>Stores a number where there is room for <see cref="MaxLength"/> bytes and answers how many it took.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Put(ref byte target, ulong value)
    {
        if (value < FirstPrefix)
        {
            target = (byte)value;
            return 1;
        }

        int more = (BitOperations.Log2(value) >> 3) + 1;
        target = (byte)(FirstPrefix - 1 + more);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, 1), value);
        return 1 + more;
    }

    /// <summary>Reads what follows a first byte of at least <see cref="FirstPrefix"/>.</summary>
    public static ulong ReadLong(ReadOnlySpan<byte> data, int position, byte first, out int end)
    {
        int more = first - FirstPrefix + 1;
        if (more > data.Length - position)
        {
            WireFormatException.ThrowTruncated(position, more, data.Length - position);
        }

        end = position + more;
        return DenseInteger.LoadUnsigned(data, end, more);
    }
}
