namespace SerBench.Formats.Compression.Lz4;

// No method checks bounds. Each caller states why the accessed bytes lie within the span that begins at `start`.
internal static class Lz4Memory
{
    [MethodImpl(AggressiveInlining)]
    internal static ref byte At(ref byte start, nint index) => ref Unsafe.Add(ref start, index);

    [MethodImpl(AggressiveInlining)]
    internal static ushort Load2(ref byte start, nint index) => LittleEndian(Unsafe.ReadUnaligned<ushort>(ref At(ref start, index)));

    [MethodImpl(AggressiveInlining)]
    internal static uint Load4(ref byte start, nint index) => LittleEndian(Unsafe.ReadUnaligned<uint>(ref At(ref start, index)));

    [MethodImpl(AggressiveInlining)]
    internal static ulong Load8(ref byte start, nint index) => LittleEndian(Unsafe.ReadUnaligned<ulong>(ref At(ref start, index)));

    [MethodImpl(AggressiveInlining)]
    internal static void Store2(ref byte start, nint index, ushort value) =>
        Unsafe.WriteUnaligned(ref At(ref start, index), LittleEndian(value));

    [MethodImpl(AggressiveInlining)]
    internal static void Store8(ref byte start, nint index, ulong value) =>
        Unsafe.WriteUnaligned(ref At(ref start, index), LittleEndian(value));

    [MethodImpl(AggressiveInlining)]
    internal static void Copy2(ref byte from, nint fromIndex, ref byte to, nint toIndex) =>
        Unsafe.WriteUnaligned(ref At(ref to, toIndex), Unsafe.ReadUnaligned<ushort>(ref At(ref from, fromIndex)));

    [MethodImpl(AggressiveInlining)]
    internal static void Copy8(ref byte from, nint fromIndex, ref byte to, nint toIndex) =>
        Unsafe.WriteUnaligned(ref At(ref to, toIndex), Unsafe.ReadUnaligned<ulong>(ref At(ref from, fromIndex)));

    [MethodImpl(AggressiveInlining)]
    internal static void Copy16(ref byte from, nint fromIndex, ref byte to, nint toIndex) =>
        Vector128.LoadUnsafe(ref At(ref from, fromIndex)).StoreUnsafe(ref At(ref to, toIndex));

    private static ushort LittleEndian(ushort value) => BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value);

    private static uint LittleEndian(uint value) => BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value);

    private static ulong LittleEndian(ulong value) => BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value);
}
