namespace SerBench.Formats.Protobuf;

internal static class PackedNumbers<TItem>
{
    public const int ChunkLength = 64;

    // True if items have the same bytes in messages and in memory.
    public static bool IsFixed
    {
        [MethodImpl(AggressiveInlining)]
        get => typeof(TItem) == typeof(float) || typeof(TItem) == typeof(double);
    }

    public static bool IsInteger
    {
        [MethodImpl(AggressiveInlining)]
        get => typeof(TItem) == typeof(int) || typeof(TItem) == typeof(long)
            || typeof(TItem) == typeof(uint) || typeof(TItem) == typeof(ulong);
    }

    // The target needs room for ten bytes per item.
    public static int Store(ref byte target, ReadOnlySpan<TItem> items)
    {
        int length = 0;
        foreach (TItem item in items)
        {
            ulong value = Widen(item);
            if (value < 0x80)
            {
                Unsafe.Add(ref target, length++) = (byte)value;
            }
            else
            {
                length += Varint.Store(ref Unsafe.Add(ref target, length), value);
            }
        }

        return length;
    }

    public static void Read(ref InputCursor input, Span<TItem> items)
    {
        foreach (ref TItem item in items)
        {
            item = Narrow(Varint.ReadTruncating(ref input));
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static ulong Widen(TItem item) =>
        typeof(TItem) == typeof(int) ? (ulong)Unsafe.BitCast<TItem, int>(item)
        : typeof(TItem) == typeof(uint) ? Unsafe.BitCast<TItem, uint>(item)
        : Unsafe.BitCast<TItem, ulong>(item);

    [MethodImpl(AggressiveInlining)]
    private static TItem Narrow(ulong value) =>
        Unsafe.SizeOf<TItem>() == sizeof(uint) ? Unsafe.BitCast<uint, TItem>((uint)value) : Unsafe.BitCast<ulong, TItem>(value);
}
