using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SerBench.Serializers.Wire;

/// <summary>Text as it lies in memory.</summary>
public static class Utf16
{
    /// <summary>
    /// Copies characters into ensured room and moves on. Names are copied in the caller's own code, by two stores that overlap: a call would
    /// cost as much as the work.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref OutputCursor output, ReadOnlySpan<char> text)
    {
        int size = sizeof(char) * text.Length;
        Debug.Assert(size <= output.Free().Length);
        ref byte source = ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(text));
        ref byte target = ref output.Here();
        if (size is >= 8 and <= 16)
        {
            ulong head = Unsafe.ReadUnaligned<ulong>(ref source);
            ulong tail = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref source, size - 8));
            Unsafe.WriteUnaligned(ref target, head);
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, size - 8), tail);
        }
        else if (size is > 16 and <= 32)
        {
            Vector128<byte> head = Vector128.LoadUnsafe(ref source);
            Vector128<byte> tail = Vector128.LoadUnsafe(ref source, (nuint)(size - 16));
            head.StoreUnsafe(ref target);
            tail.StoreUnsafe(ref target, (nuint)(size - 16));
        }
        else
        {
            Unsafe.CopyBlockUnaligned(ref target, ref source, (uint)size);
        }

        output.Advance(size);
    }
}
