namespace SerBench.Published.XbufCar.Format;

// Stores fields whose tag may have any width, and returns the number of bytes. The target must have room.
internal static class FieldStore
{
    [MethodImpl(NoInlining)]
    public static int Store(ref byte target, uint tag) => Varint.Store(ref target, tag);

    [MethodImpl(NoInlining)]
    public static int Store(ref byte target, uint tag, ulong value)
    {
        int width = Varint.Store(ref target, tag);
        return width + Varint.Store(ref Unsafe.Add(ref target, width), value);
    }

    [MethodImpl(NoInlining)]
    public static int StoreFlags(ref byte target, uint tag, ulong bits)
    {
        int length = 0;
        for (; bits != 0; bits &= bits - 1)
        {
            length += Store(ref Unsafe.Add(ref target, length), tag, (uint)BitOperations.TrailingZeroCount(bits));
        }

        return length;
    }
}

// An enum of flags is written as a repeated field of bit numbers (docs/formats/xbuf2.md, "Flags").
internal static class FlagBits<TEnum>
    where TEnum : unmanaged, Enum
{
    private const int MostUsual = 4;

    public static readonly bool IsFlags = typeof(TEnum).IsDefined(typeof(FlagsAttribute), inherit: false);

    public static readonly int Usual = Math.Min(
        BitOperations.TrailingZeroCount(~Enum.GetValues<TEnum>().Aggregate(0UL, (all, one) => all | (ulong)EnumBits<TEnum>.ToInt64(one))),
        MostUsual);

    public static int MostBits => 8 * Unsafe.SizeOf<TEnum>();
}

// Only one byte was reserved for a length, so a length above 127 moves the bytes after it.
internal static class LengthPrefix
{
    [MethodImpl(NoInlining)]
    public static int Widen(EncodeBuffer buffer, int end, int start)
    {
        var output = new OutputCursor(buffer, end);
        uint length = (uint)(end - start - 1);
        int width = Varint.Length(length);
        output.Shift(start + 1, width - 1);
        for (int i = 1; i <= width; i++, length >>= 7)
        {
            output.PutAt(start + i - 1, (byte)(length | (i < width ? 0x80u : 0)));
        }

        return output.Position;
    }
}
