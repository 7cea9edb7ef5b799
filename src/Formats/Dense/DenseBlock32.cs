namespace SerBench.Formats.Dense;

// Writes fewer than 16 integers in the width of the widest, four at a time. The last four overlap the four before. Calls come last in the
// methods, so that the path without calls pushes no registers.
internal static class DenseBlock32
{
    private const int Few = 4;

    // The shuffle masks keep 1 to 4 low bytes of four integers.
    private static ReadOnlySpan<byte> Kept =>
    [
        0, 4, 8, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 4, 5, 8, 9, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 0, 0, 0, 0,
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ];

    [MethodImpl(NoInlining)]
    public static int Write<T>(ReadOnlySpan<T> items, EncodeBuffer buffer, int position, int room)
        where T : unmanaged, IBinaryInteger<T>
    {
        if (items.Length < Few)
        {
            return DensePacked.WriteShort(items, buffer, position, room);
        }

        ref int first = ref Unsafe.As<T, int>(ref MemoryMarshal.GetReference(items));
        nuint count = (uint)items.Length;
        nuint last = count - Few;
        Vector128<int> seen = Fold<T>(Vector128.LoadUnsafe(ref first, last));
        for (nuint i = 0; i < last; i += Few)
        {
            seen |= Fold<T>(Vector128.LoadUnsafe(ref first, i));
        }

        // The processor predicts the branch, so the code after it need not wait for the width.
        nuint width = (seen & Vector128.Create(~byte.MaxValue)) == Vector128<int>.Zero ? 1 : WidthOf(seen);
        return Store(items, width, buffer, position, room);
    }

    // Needs at least four items.
    [MethodImpl(AggressiveInlining)]
    public static int Store<T>(ReadOnlySpan<T> items, nuint width, EncodeBuffer buffer, int position, int room)
        where T : unmanaged, IBinaryInteger<T>
    {
        ref int first = ref Unsafe.As<T, int>(ref MemoryMarshal.GetReference(items));
        nuint count = (uint)items.Length;
        nuint last = count - Few;
        byte[] bytes = buffer.Bytes;
        nuint end = (uint)position + 1 + (width * count);
        if (bytes.Length - (nint)end < Vector128<byte>.Count + room)
        {
            return Grow(items, buffer, position, room);
        }

        ref byte start = ref MemoryMarshal.GetArrayDataReference(bytes);
        ref byte next = ref Unsafe.Add(ref start, (uint)position);
        next = (byte)width;
        next = ref Unsafe.Add(ref next, 1);
        Vector128<byte> kept = Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(Kept), (width - 1) * (uint)Vector128<byte>.Count);
        nuint step = width * Few;

        // .NET 9 lacks ShuffleNative.
        for (nuint i = 0; i < last; i += Few)
        {
            Vector128.Shuffle(Vector128.LoadUnsafe(ref first, i).AsByte(), kept).StoreUnsafe(ref next);
            next = ref Unsafe.Add(ref next, step);
        }

        Vector128.Shuffle(Vector128.LoadUnsafe(ref first, last).AsByte(), kept).StoreUnsafe(ref start, end - step);
        return (int)end;
    }

    [MethodImpl(NoInlining)]
    private static int Grow<T>(ReadOnlySpan<T> items, EncodeBuffer buffer, int position, int room)
        where T : unmanaged, IBinaryInteger<T>
    {
        DenseRoom.Ensure(buffer, position, checked(1 + (sizeof(int) * items.Length) + Vector128<byte>.Count + room));
        return Write(items, buffer, position, room);
    }

    // The highest set bit of the result is the highest bit to store, including the sign bit of int.
    [MethodImpl(AggressiveInlining)]
    private static Vector128<int> Fold<T>(Vector128<int> items) => typeof(T) == typeof(int) ? (items ^ (items >> 31)) << 1 : items;

    [MethodImpl(AggressiveInlining)]
    private static nuint WidthOf(Vector128<int> seen)
    {
        ulong pairs = (seen | Vector128.Shuffle(seen, Vector128.Create(2, 3, 0, 1))).AsUInt64().ToScalar();
        return (uint)WidthOf((uint)pairs | (uint)(pairs >> 32));
    }

    [MethodImpl(AggressiveInlining)]
    private static int WidthOf(uint seen) => (BitOperations.Log2(seen) >> 3) + 1;
}
