using System.Numerics;
using System.Runtime.CompilerServices;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Xbuf2;

/// <summary>Fields whose tag may take any width. Each stores to a place with room for it and answers how many bytes that took.</summary>
internal static class FieldStore
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Store(ref byte target, uint tag) => Varint.Store(ref target, tag);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Store(ref byte target, uint tag, ulong value)
    {
        int width = Varint.Store(ref target, tag);
        return width + Varint.Store(ref Unsafe.Add(ref target, width), value);
    }

    /// <summary>The number of each bit that is set.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int StoreFlags(ref byte target, uint tag, ulong bits)
    {
        int length = 0;
        for (; bits != 0; bits &= bits - 1)
        {
            length += Store(ref Unsafe.Add(ref target, length), tag, (uint)BitOperations.TrailingZeroCount(bits));
        }

        return length;
    }
}
