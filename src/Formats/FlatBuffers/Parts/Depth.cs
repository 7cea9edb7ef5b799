using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Parts;

/// <summary>How deep objects may nest. Tables that stand for something else (a map's entry, a vector in a vector) are no level.</summary>
internal static class Depth
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void CheckWriting(int depth)
    {
        if (Limits.IsReached(depth - 1))
        {
            UnsupportedValueException.ThrowTooDeep();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void CheckReading(int depth, int position)
    {
        if (Limits.IsReached(depth - 1))
        {
            WireFormatException.ThrowTooDeep(position);
        }
    }
}
