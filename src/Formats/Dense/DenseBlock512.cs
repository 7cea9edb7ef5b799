#if NET10_0_OR_GREATER
namespace SerBench.Formats.Dense;

// Avx512Vbmi2.Compress keeps only the needed bytes of 64 bytes of items; Avx512Vbmi2.Expand puts the bytes back.
internal static class DenseBlock512
{
    public static bool IsSupported => Avx512Vbmi2.IsSupported && Bmi2.X64.IsSupported;

    // Needs at least 16 items and room for 64 bytes after the block. Returns the length.
    public static int Write<T>(ReadOnlySpan<T> items, int form, ref byte start)
        where T : unmanaged, IBinaryInteger<T>
    {
        bool isOwn = form == DensePacked.Own, hasSums = form > DensePacked.Differences;
        start = (byte)form;
        ref byte codes = ref Unsafe.Add(ref start, 1);
        ref byte next = ref Unsafe.Add(ref codes, DensePacked.HeadLength(items, form));
        if (hasSums)
        {
            Unsafe.WriteUnaligned(ref codes, items[0]);
        }

        Vector512<T> kept = LowBits<T>(8 * DensePacked.WidthIn(form));
        for (int i = hasSums ? 1 : 0; i < items.Length; i += Vector512<T>.Count)
        {
            ref T from = ref Unsafe.Add(ref MemoryMarshal.GetReference(items), i);
            int count = Math.Min(Vector512<T>.Count, items.Length - i);
            Vector512<T> value = Load(ref from, count);
            value -= hasSums ? Load(ref Unsafe.Subtract(ref from, 1), count) : Vector512<T>.Zero;
            kept = isOwn ? OwnBytes(value) : kept;
            ulong bytes = kept.AsByte().ExtractMostSignificantBits() & (ulong.MaxValue >> (64 - (Unsafe.SizeOf<T>() * count)));
            if (isOwn)
            {
                for (ulong packed = CodesOf<T>(bytes); count > 0; count -= DensePacked.Group)
                {
                    codes = (byte)packed;
                    codes = ref Unsafe.Add(ref codes, 1);
                    packed >>= 8;
                }
            }

            Avx512Vbmi2.Compress(Vector512<byte>.Zero, kept.AsByte(), value.AsByte()).StoreUnsafe(ref next);
            next = ref Unsafe.Add(ref next, BitOperations.PopCount(bytes));
        }

        return (int)Unsafe.ByteOffset(ref start, ref next);
    }

    // Writes fewer than 16 items in one width. No branch depends on the number of items, because the number varies from block to block.
    [MethodImpl(AggressiveInlining)]
    public static int WriteShort<T>(ReadOnlySpan<T> items, EncodeBuffer buffer, int position, int room)
        where T : unmanaged, IBinaryInteger<T>
    {
        DenseRoom.Ensure(buffer, position, 1 + (2 * Vector512<byte>.Count) + room);
        if (items.IsEmpty)
        {
            return position;
        }

        ref T first = ref MemoryMarshal.GetReference(items);
        Vector512<T> value = Load(ref first, items.Length), rest = default;
        bool hasRest = Unsafe.SizeOf<T>() == sizeof(ulong) && items.Length > Vector512<T>.Count;
        if (hasRest)
        {
            rest = Load(ref Unsafe.Add(ref first, Vector512<T>.Count), items.Length - Vector512<T>.Count);
        }

        Vector512<T> needed = DensePacked.Needed(value) | DensePacked.Needed(rest);
        int width = DensePacked.WidthOf(needed.GetLower() | needed.GetUpper());
        ref byte next = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer.Bytes), (uint)position);
        next = (byte)width;
        Vector512<byte> kept = LowBits<T>(8 * width).AsByte();
        Avx512Vbmi2.Compress(Vector512<byte>.Zero, kept, value.AsByte()).StoreUnsafe(ref next, 1);
        if (hasRest)
        {
            Avx512Vbmi2.Compress(Vector512<byte>.Zero, kept, rest.AsByte()).StoreUnsafe(ref next, 1 + (uint)(width * Vector512<T>.Count));
        }

        return position + 1 + (width * items.Length);
    }

    // Reads fewer than 16 items. The caller has checked that `data` holds all of them.
    [MethodImpl(AggressiveInlining)]
    public static unsafe void ReadShort<T>(Span<T> items, ReadOnlySpan<byte> data, int position, int width)
        where T : unmanaged, IBinaryInteger<T>
    {
        Vector512<T> kept = LowBits<T>(8 * width), top = kept & ~(kept >>> 1);
        for (int i = 0; i < items.Length; i += Vector512<T>.Count)
        {
            int count = Math.Min(Vector512<T>.Count, items.Length - i);
            fixed (byte* from = &Unsafe.Add(ref MemoryMarshal.GetReference(data), position + (width * i)))
            fixed (T* to = &Unsafe.Add(ref MemoryMarshal.GetReference(items), i))
            {
                Vector512<byte> mask = Masks512.First<byte>(width * count);
                Vector512<byte> bytes = Avx512BW.MaskLoad(from, mask, Vector512<byte>.Zero);
                Vector512<T> value = Avx512Vbmi2.Expand(Vector512<byte>.Zero, kept.AsByte(), bytes).As<byte, T>();
                value = DenseBlock.IsSigned<T>() ? (value ^ top) - top : value;
                if (Unsafe.SizeOf<T>() == sizeof(uint))
                {
                    Avx512F.MaskStore((uint*)to, Masks512.First<T>(count).AsUInt32(), value.AsUInt32());
                }
                else
                {
                    Avx512F.MaskStore((ulong*)to, Masks512.First<T>(count).AsUInt64(), value.AsUInt64());
                }
            }
        }
    }

    // Reads while 64 bytes of the message are left. Returns the number of read items. `codes` is empty unless items have their own lengths.
    public static int Read<T>(Span<T> items, ReadOnlySpan<byte> data, ref int position, int form, ReadOnlySpan<byte> codes)
        where T : unmanaged, IBinaryInteger<T>
    {
        bool hasSums = form > DensePacked.Differences;
        Vector512<T> kept = LowBits<T>(8 * DensePacked.WidthIn(form)), last = Vector512.Create(items[0]);
        int i = hasSums ? 1 : 0;
        for (; items.Length - i >= Vector512<T>.Count && data.Length - position >= Vector512<byte>.Count; i += Vector512<T>.Count)
        {
            kept = form == DensePacked.Own ? OwnBytes<T>(codes[(i / DensePacked.Group)..]) : kept;
            Vector512<byte> bytes = Vector512.LoadUnsafe(in data[position]);
            Vector512<T> value = Avx512Vbmi2.Expand(Vector512<byte>.Zero, kept.AsByte(), bytes).As<byte, T>();
            if (hasSums || DenseBlock.IsSigned<T>())
            {
                Vector512<T> top = kept & ~(kept >>> 1);
                value = (value ^ top) - top;
            }

            if (hasSums)
            {
                value = last + Sums(value);
                last = LastOf(value);
            }

            value.StoreUnsafe(ref items[i]);
            position += BitOperations.PopCount(kept.AsByte().ExtractMostSignificantBits());
        }

        return i;
    }

    [MethodImpl(AggressiveInlining)]
    private static unsafe Vector512<T> Load<T>(ref T from, int count)
        where T : unmanaged, IBinaryInteger<T>
    {
        fixed (T* first = &from)
        {
            return Unsafe.SizeOf<T>() == sizeof(uint)
                ? Avx512F.MaskLoad((uint*)first, Masks512.First<T>(count).AsUInt32(), Vector512<uint>.Zero).As<uint, T>()
                : Avx512F.MaskLoad((ulong*)first, Masks512.First<T>(count).AsUInt64(), Vector512<ulong>.Zero).As<ulong, T>();
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector512<T> LowBits<T>(int count)
        where T : unmanaged, IBinaryInteger<T> => Vector512.Create(T.AllBitsSet >>> ((8 * Unsafe.SizeOf<T>()) - count));

    // Returns a mask of the bytes to store if each item has its own length.
    [MethodImpl(AggressiveInlining)]
    private static Vector512<T> OwnBytes<T>(Vector512<T> items)
        where T : unmanaged, IBinaryInteger<T>
    {
        Vector512<T> size = DenseBlock.IsSigned<T>() ? items ^ (items >> ((8 * Unsafe.SizeOf<T>()) - 1)) : items;
        return LowBits<T>(8) | Beyond(size, 0) | Beyond(size, 1) | Beyond(size, 2);
    }

    // A code stands for a number of stored bytes. Items too large for `code` get a mask of the bytes that `code` + 1 stores.
    [MethodImpl(AggressiveInlining)]
    private static Vector512<T> Beyond<T>(Vector512<T> size, int code)
        where T : unmanaged, IBinaryInteger<T>
    {
        int most = (8 * DensePacked.LengthOf<T>(code)) - (DenseBlock.IsSigned<T>() ? 1 : 0);
        return Vector512.GreaterThan(size, LowBits<T>(most)) & LowBits<T>(8 * DensePacked.LengthOf<T>(code + 1));
    }

    // Only the two lowest bits of an index matter, because the four masks repeat.
    [MethodImpl(AggressiveInlining)]
    private static Vector512<T> OwnBytes<T>(ReadOnlySpan<byte> codes)
        where T : unmanaged, IBinaryInteger<T>
    {
        Vector512<T> shifts = Vector512<T>.Indices + Vector512<T>.Indices;
        if (Unsafe.SizeOf<T>() == sizeof(uint))
        {
            Vector512<uint> packed = Vector512.Create(MemoryMarshal.Read<uint>(codes));
            Vector512<uint> bytes = Vector512.Create(Vector128.Create(0xFFu, 0xFFFF, 0xFFFFFF, uint.MaxValue));
            return Avx512F.PermuteVar16x32(bytes, Avx512F.ShiftRightLogicalVariable(packed, shifts.AsUInt32())).As<uint, T>();
        }

        Vector512<ulong> wide = Vector512.Create((ulong)MemoryMarshal.Read<ushort>(codes));
        Vector512<ulong> wideBytes = Vector512.Create(Vector256.Create(0xFFUL, 0xFFFF, uint.MaxValue, ulong.MaxValue));
        return Avx512F.PermuteVar8x64(wideBytes, Avx512F.ShiftRightLogicalVariable(wide, shifts.AsUInt64())).As<ulong, T>();
    }

    // Returns a two-bit code for each item's kept bytes: 1 to 4 of an int; 1, 2, 4 or 8 of a long.
    [MethodImpl(AggressiveInlining)]
    private static ulong CodesOf<T>(ulong kept)
    {
        bool isShort = Unsafe.SizeOf<T>() == sizeof(uint);
        ulong ones = isShort ? 0x1111111111111111UL : 0x0101010101010101UL;
        return Bmi2.X64.ParallelBitExtract(((kept >> 1) & ones) + ((kept >> 2) & ones) + ((kept >> (isShort ? 3 : 4)) & ones), 3 * ones);
    }

    // Adds to each item the sum of all earlier items.
    [MethodImpl(AggressiveInlining)]
    private static Vector512<T> Sums<T>(Vector512<T> items)
        where T : unmanaged
    {
        if (Unsafe.SizeOf<T>() == sizeof(uint))
        {
            Vector512<uint> sums = items.AsUInt32();
            sums += Avx512F.AlignRight32(sums, Vector512<uint>.Zero, 15);
            sums += Avx512F.AlignRight32(sums, Vector512<uint>.Zero, 14);
            sums += Avx512F.AlignRight32(sums, Vector512<uint>.Zero, 12);
            sums += Avx512F.AlignRight32(sums, Vector512<uint>.Zero, 8);
            return sums.As<uint, T>();
        }

        Vector512<ulong> wide = items.AsUInt64();
        wide += Avx512F.AlignRight64(wide, Vector512<ulong>.Zero, 7);
        wide += Avx512F.AlignRight64(wide, Vector512<ulong>.Zero, 6);
        wide += Avx512F.AlignRight64(wide, Vector512<ulong>.Zero, 4);
        return wide.As<ulong, T>();
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector512<T> LastOf<T>(Vector512<T> items) => Unsafe.SizeOf<T>() == sizeof(uint)
        ? Avx512F.PermuteVar16x32(items.AsUInt32(), Vector512.Create(15u)).As<uint, T>()
        : Avx512F.PermuteVar8x64(items.AsUInt64(), Vector512.Create(7UL)).As<ulong, T>();
}
#endif
