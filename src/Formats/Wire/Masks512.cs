#if NET10_0_OR_GREATER
namespace SerBench.Formats.Wire;

internal static class Masks512
{
    [MethodImpl(AggressiveInlining)]
    public static Vector512<T> First<T>(int count)
        where T : unmanaged, IBinaryInteger<T> => Vector512.LessThan(Vector512<T>.Indices, Vector512.Create(T.CreateTruncating(count)));
}
#endif
