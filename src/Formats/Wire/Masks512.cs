#if NET10_0_OR_GREATER
namespace SerBench.Formats.Wire;

/// <summary>Masks of vectors of 512 bits.</summary>
internal static class Masks512
{
    /// <summary>All bits of the first items are set. Only the low bits of the count matter that an item can hold.</summary>
    [MethodImpl(AggressiveInlining)]
    public static Vector512<T> First<T>(int count)
        where T : unmanaged, IBinaryInteger<T> => Vector512.LessThan(Vector512<T>.Indices, Vector512.Create(T.CreateTruncating(count)));
}
#endif
