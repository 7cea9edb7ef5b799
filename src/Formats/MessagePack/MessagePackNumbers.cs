namespace SerBench.Formats.MessagePack;

// Integers take the fewest bytes. `target` needs room for nine bytes.
internal static class MessagePackNumbers
{
    public const int MaxLength = 1 + sizeof(ulong);

    [MethodImpl(AggressiveInlining)]
    public static bool IsFixInt(long value) => (ulong)(value - Code.MinFixInt) <= Code.MaxPositiveFixInt - Code.MinFixInt;

    [MethodImpl(NoInlining)]
    public static int Store(ref byte target, long value)
    {
        if (value >= 0)
        {
            return StoreUnsigned(ref target, (ulong)value);
        }

        if (value >= Code.MinFixInt)
        {
            target = (byte)value;
            return 1;
        }

        return value >= sbyte.MinValue ? Put(ref target, Code.Int8, (byte)value)
            : value >= short.MinValue ? Put(ref target, Code.Int16, BinaryPrimitives.ReverseEndianness((ushort)value))
            : value >= int.MinValue ? Put(ref target, Code.Int32, BinaryPrimitives.ReverseEndianness((uint)value))
            : Put(ref target, Code.Int64, BinaryPrimitives.ReverseEndianness((ulong)value));
    }

    public static int StoreUnsigned(ref byte target, ulong value)
    {
        if (value <= Code.MaxPositiveFixInt)
        {
            target = (byte)value;
            return 1;
        }

        return value <= byte.MaxValue ? Put(ref target, Code.UInt8, (byte)value)
            : value <= ushort.MaxValue ? Put(ref target, Code.UInt16, BinaryPrimitives.ReverseEndianness((ushort)value))
            : value <= uint.MaxValue ? Put(ref target, Code.UInt32, BinaryPrimitives.ReverseEndianness((uint)value))
            : Put(ref target, Code.UInt64, BinaryPrimitives.ReverseEndianness(value));
    }

    [MethodImpl(AggressiveInlining)]
    public static bool IsNumber<T>() =>
        typeof(T) == typeof(float) || typeof(T) == typeof(double)
        || typeof(T) == typeof(int) || typeof(T) == typeof(uint) || typeof(T) == typeof(long) || typeof(T) == typeof(ulong)
            || typeof(T) == typeof(short) || typeof(T) == typeof(ushort);

    // The target needs room for nine bytes per item and 64 more.
    [MethodImpl(NoInlining)]
    public static int StoreAll<T>(ref byte target, ReadOnlySpan<T> items)
    {
        ref byte next = ref target;
#if NET10_0_OR_GREATER
        if (MessagePackNumbers512.IsSupported && Unsafe.SizeOf<T>() >= sizeof(int))
        {
            next = ref Unsafe.Add(ref next, MessagePackNumbers512.Store(ref next, ref items));
        }
#endif
        foreach (T item in items)
        {
            long value = ToInt64(item);
            if (typeof(T) == typeof(float) || typeof(T) == typeof(double))
            {
                next = ref Unsafe.Add(ref next, typeof(T) == typeof(float)
                    ? Put(ref next, Code.Float32, BinaryPrimitives.ReverseEndianness((uint)value))
                    : Put(ref next, Code.Float64, BinaryPrimitives.ReverseEndianness(value)));
                continue;
            }

            if (typeof(T) == typeof(ulong) ? (ulong)value <= Code.MaxPositiveFixInt : IsFixInt(value))
            {
                next = (byte)value;
                next = ref Unsafe.Add(ref next, 1);
                continue;
            }

            int sign = typeof(T) == typeof(ulong) ? 0 : (int)(value >>> 63);
            int bits = 64 + sign - BitOperations.LeadingZeroCount((ulong)(value ^ -sign));
            int power = 32 - BitOperations.LeadingZeroCount((uint)(bits - 1) >> 3);
            next = (byte)(Code.UInt8 + ((Code.Int8 - Code.UInt8) * sign) + power);
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref next, 1), BinaryPrimitives.ReverseEndianness((ulong)value << (64 - (8 << power))));
            next = ref Unsafe.Add(ref next, 1 + (1 << power));
        }

        return (int)Unsafe.ByteOffset(ref target, ref next);
    }

    [MethodImpl(AggressiveInlining)]
    private static long ToInt64<T>(T item) =>
        typeof(T) == typeof(int) ? Unsafe.As<T, int>(ref item)
        : typeof(T) == typeof(uint) || typeof(T) == typeof(float) ? Unsafe.As<T, uint>(ref item)
        : typeof(T) == typeof(short) ? Unsafe.As<T, short>(ref item)
        : typeof(T) == typeof(ushort) ? Unsafe.As<T, ushort>(ref item)
        : Unsafe.As<T, long>(ref item);

    // A short header is `fix` plus the count. `wide` is the code for 16-bit counts; the next code is for 32-bit counts.
    public static int StoreHeader(ref byte target, int count, byte fix, byte wide)
    {
        if (count <= Code.MaxFixCount)
        {
            target = (byte)(fix | count);
            return 1;
        }

        return count <= ushort.MaxValue ? Put(ref target, wide, BinaryPrimitives.ReverseEndianness((ushort)count))
            : Put(ref target, (byte)(wide + 1), BinaryPrimitives.ReverseEndianness((uint)count));
    }

    [MethodImpl(AggressiveInlining)]
    private static int Put<T>(ref byte target, byte code, T value)
        where T : unmanaged
    {
        target = code;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, 1), value);
        return 1 + Unsafe.SizeOf<T>();
    }
}
