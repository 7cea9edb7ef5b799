using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Dense;

/// <summary>Room in a buffer.</summary>
internal static class DenseRoom
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Ensure(EncodeBuffer buffer, int position, int count)
    {
        if (buffer.Bytes.Length - position < count)
        {
            Grow(buffer, position, count);
        }
    }

    // The root object begins behind the version, for which an empty buffer has no room either.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Grow(EncodeBuffer buffer, int position, int count)
    {
        int used = Math.Min(position, buffer.Bytes.Length);
        buffer.Grow(used, position - used + count);
    }
}
