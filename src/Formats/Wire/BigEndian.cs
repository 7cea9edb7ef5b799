namespace SerBench.Formats.Wire;

internal static class BigEndian
{
    [MethodImpl(AggressiveInlining)]
    public static T Reverse<T>(T value)
        where T : unmanaged => Unsafe.SizeOf<T>() switch
        {
            sizeof(byte) => value,
            sizeof(short) => Unsafe.BitCast<short, T>(BinaryPrimitives.ReverseEndianness(Unsafe.BitCast<T, short>(value))),
            sizeof(int) => Unsafe.BitCast<int, T>(BinaryPrimitives.ReverseEndianness(Unsafe.BitCast<T, int>(value))),
            _ => Unsafe.BitCast<long, T>(BinaryPrimitives.ReverseEndianness(Unsafe.BitCast<T, long>(value))),
        };
}
