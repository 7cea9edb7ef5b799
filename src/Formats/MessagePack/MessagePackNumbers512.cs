#if NET10_0_OR_GREATER
namespace SerBench.Formats.MessagePack;

// Writes numbers 64 bytes at a time. A compress instruction drops the unneeded bytes of integers.
internal static class MessagePackNumbers512
{
    public static bool IsSupported => Avx512Vbmi2.IsSupported;

    // Works while 64 bytes or eight integers are left; the rest stays in `items`.
    [MethodImpl(AggressiveInlining)]
    public static int Store<T>(ref byte target, ref ReadOnlySpan<T> items)
    {
        (int size, int length) = (Unsafe.SizeOf<T>(), 0);
        bool isFloat = typeof(T) == typeof(float) || typeof(T) == typeof(double);
        int count = isFloat ? Vector512<byte>.Count / (1 + size) : Vector512<ulong>.Count;
        while (items.Length >= (isFloat ? Vector512<T>.Count : count))
        {
            ref byte next = ref Unsafe.Add(ref target, length);
            if (isFloat)
            {
                Vector512<byte> codes = Vector512.Create(size == sizeof(float) ? Code.Float32 : Code.Float64);
                Vector512<byte> places = Vector512.LoadUnsafe(ref MemoryMarshal.GetArrayDataReference(Floats<T>.Places));
                Vector512<byte> bytes = Vector512.LoadUnsafe(ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)));
                Avx512Vbmi.PermuteVar64x8x2(bytes, places, codes).StoreUnsafe(ref next);
                length += count * (1 + size);
            }
            else
            {
                length += StoreEight(ref next, items);
            }

            items = items[count..];
        }

        return length;
    }

    [MethodImpl(AggressiveInlining)]
    private static int StoreEight<T>(ref byte target, ReadOnlySpan<T> items)
    {
        // A negative number needs one more bit for the sign, and has other type codes.
        bool isSigned = typeof(T) != typeof(ulong);
        Vector512<ulong> value = Load(items);
        Vector512<ulong> sign = isSigned ? (value.AsInt64() >> 63).AsUInt64() : default;
        ulong least = isSigned ? (ulong)-Code.MinFixInt : 0;
        Vector512<ulong> hasCode = Vector512.GreaterThan(value + Vector512.Create(least), Vector512.Create(least + Code.MaxPositiveFixInt));
        if (hasCode == default)
        {
            Avx512F.ConvertToVector128Byte(value).GetLower().StoreUnsafe(ref target);
            return Vector512<ulong>.Count;
        }

        Vector512<ulong> size = value ^ sign;
        size += size & sign;
        Vector512<ulong> has2 = Vector512.GreaterThan(size, Vector512.Create<ulong>(byte.MaxValue));
        Vector512<ulong> has4 = Vector512.GreaterThan(size, Vector512.Create<ulong>(ushort.MaxValue));
        Vector512<ulong> has8 = Vector512.GreaterThan(size, Vector512.Create<ulong>(uint.MaxValue));
        Vector512<ulong> code = Vector512.Create((ulong)Code.UInt8) - has2 - has4 - has8;
        code += sign & Vector512.Create((ulong)(Code.Int8 - Code.UInt8));
        Vector512<ulong> kept = Vector512.Create(0xFFUL) | (has2 & Vector512.Create(0xFF00UL)) | (has4 & Vector512.Create(0xFFFF0000UL));
        kept |= has8 << 32;
        Vector512<ulong> low = Vector512.Create(0UL, 8, 1, 9, 2, 10, 3, 11), high = low + Vector512.Create(4UL);
        int length = StoreFour(ref target, value, kept, code, hasCode, low);
        return length + StoreFour(ref Unsafe.Add(ref target, length), value, kept, code, hasCode, high);
    }

    [MethodImpl(AggressiveInlining)]
    private static int StoreFour(
        ref byte target, Vector512<ulong> value, Vector512<ulong> kept, Vector512<ulong> code, Vector512<ulong> hasCode,
        Vector512<ulong> pairs)
    {
        Vector512<byte> order = Vector512.Create(Vector128.Create((byte)8, 7, 6, 5, 4, 3, 2, 1, 0, 128, 128, 128, 128, 128, 128, 128));
        Vector512<byte> bytes = Avx512BW.Shuffle(Avx512F.PermuteVar8x64x2(value, pairs, code).AsByte(), order);
        Vector512<byte> mask = Avx512BW.Shuffle(Avx512F.PermuteVar8x64x2(kept, pairs, hasCode).AsByte(), order);
        Avx512Vbmi2.Compress(Vector512<byte>.Zero, mask, bytes).StoreUnsafe(ref target);
        return BitOperations.PopCount(mask.ExtractMostSignificantBits());
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector512<ulong> Load<T>(ReadOnlySpan<T> items)
    {
        ref T first = ref MemoryMarshal.GetReference(items);
        return typeof(T) == typeof(int) ? Avx512F.ConvertToVector512Int64(Vector256.LoadUnsafe(ref Unsafe.As<T, int>(ref first))).AsUInt64()
            : typeof(T) == typeof(uint) ? Avx512F.ConvertToVector512UInt64(Vector256.LoadUnsafe(ref Unsafe.As<T, uint>(ref first)))
            : Vector512.LoadUnsafe(ref Unsafe.As<T, ulong>(ref first));
    }

    // Maps each output byte to an index in the vector of items; 64 selects the type code.
    private static class Floats<T>
    {
        public static readonly byte[] Places = [.. Enumerable.Range(0, Vector512<byte>.Count).Select(Place)];

        private static byte Place(int i)
        {
            (int item, int at) = Math.DivRem(i, 1 + Unsafe.SizeOf<T>());
            return (byte)(at == 0 ? Vector512<byte>.Count : (Unsafe.SizeOf<T>() * (item + 1)) - at);
        }
    }
}
#endif
