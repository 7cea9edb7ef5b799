using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.FlatBuffers;

/// <summary>How deep tables may nest: every table counts, that of a map entry too.</summary>
internal static class Depth
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void CheckWriting(int depth)
    {
        if (depth > Limits.MaxDepth)
        {
            UnsupportedValueException.ThrowTooDeep();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void CheckReading(int depth, int position)
    {
        if (depth > Limits.MaxDepth)
        {
            WireFormatException.ThrowTooDeep(position);
        }
    }
}
