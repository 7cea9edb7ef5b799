using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Room in a buffer.</summary>
internal static class DenseRoom
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Ensure(EncodeBuffer buffer, int position, int count)
    {
        if (buffer.Bytes.Length - position < count)
        {
            buffer.Grow(position, count);
        }
    }
}
