namespace SerBench.Formats.Dense;

// Blocks have three forms: all integers in the width of the widest, each with its own length, or the differences of neighbors. The last two
// are used if they save a quarter of the bytes.
internal static class DensePacked
{
    // Shorter blocks always have one width.
    public const int Fewest = 16;

    // A block with a length for each integer begins with this byte.
    public const int Own = 0x10;

    // The first byte of a block of differences is this number plus a width.
    public const int Differences = 0x20;

    // The number of items whose lengths share a byte.
    public const int Group = 4;

    private const int Looks = 32;

#if NET10_0_OR_GREATER
    public static bool HasMasks => DenseBlock512.IsSupported;
#else
    public static bool HasMasks => false;
#endif

    // The JIT optimizes a method for the lengths that come first, so short and long blocks have different methods.
    [MethodImpl(AggressiveInlining)]
    public static int Write<T>(ReadOnlySpan<T> items, EncodeBuffer buffer, int position, int room)
        where T : unmanaged, IBinaryInteger<T> =>
        items.Length >= Fewest ? WriteLong(items, buffer, position, room)
        : Unsafe.SizeOf<T>() == sizeof(int) && !HasMasks ? DenseBlock32.Write(items, buffer, position, room)
        : WriteShort(items, buffer, position, room);

    [MethodImpl(NoInlining)]
    private static int WriteLong<T>(ReadOnlySpan<T> items, EncodeBuffer buffer, int position, int room)
        where T : unmanaged, IBinaryInteger<T>
    {
        int form = FormOf(items);
        int width = form == Own ? Unsafe.SizeOf<T>() : WidthIn(form);
        DenseRoom.Ensure(buffer, position, checked(1 + HeadLength(items, form) + (width * items.Length) + Vector512<byte>.Count + room));
        ref byte start = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer.Bytes), (uint)position);
#if NET10_0_OR_GREATER
        if (DenseBlock512.IsSupported)
        {
            return position + DenseBlock512.Write(items, form, ref start);
        }
#endif
        return position + DenseBlock128.Write(items, form, ref start);
    }

    // Stores each item whole. The next item overwrites the surplus bytes.
    [MethodImpl(NoInlining)]
    public static int WriteShort<T>(ReadOnlySpan<T> items, EncodeBuffer buffer, int position, int room)
        where T : unmanaged, IBinaryInteger<T>
    {
#if NET10_0_OR_GREATER
        if (DenseBlock512.IsSupported)
        {
            return DenseBlock512.WriteShort(items, buffer, position, room);
        }
#endif
        T seen = T.Zero;
        foreach (T item in items)
        {
            seen |= Needed(item);
        }

        int width = WidthOf(seen);
        DenseRoom.Ensure(buffer, position, 1 + (Unsafe.SizeOf<T>() * Fewest) + room);
        if (items.IsEmpty)
        {
            return position;
        }

        ref byte next = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer.Bytes), (uint)position);
        next = (byte)width;
        next = ref Unsafe.Add(ref next, 1);
        foreach (T item in items)
        {
            Unsafe.WriteUnaligned(ref next, item);
            next = ref Unsafe.Add(ref next, width);
        }

        return position + 1 + (width * items.Length);
    }

    // Needs at least one item.
    [MethodImpl(AggressiveInlining)]
    public static int Read<T>(Span<T> items, ReadOnlySpan<byte> data, int position)
        where T : unmanaged, IBinaryInteger<T> =>
        items.Length < Fewest ? ReadShort(items, data, position) : ReadForm(items, data, position, HasMasks);

    [MethodImpl(NoInlining)]
    private static int ReadShort<T>(Span<T> items, ReadOnlySpan<byte> data, int position)
        where T : unmanaged, IBinaryInteger<T>
    {
        var input = new InputCursor(data);
        input.Resume(position);
        int width = input.ReadByte();
        if ((uint)(width - 1) >= Unsafe.SizeOf<T>())
        {
            return ReadForm(items, data, position, HasMasks);
        }

        input.NeedItems(items.Length, width);
        int end = input.Position + (width * items.Length);
#if NET10_0_OR_GREATER
        if (DenseBlock512.IsSupported)
        {
            DenseBlock512.ReadShort(items, data, input.Position, width);
            return end;
        }
#endif
        ReadShortened(items, data, input.Position, width);
        return end;
    }

    [MethodImpl(NoInlining)]
    public static int ReadForm<T>(Span<T> items, ReadOnlySpan<byte> data, int position, bool hasMasks)
        where T : unmanaged, IBinaryInteger<T>
    {
        var input = new InputCursor(data);
        input.Resume(position);
        int form = input.ReadByte(), width = WidthIn(form);
        if (form != Own && (width == 0 || width > Unsafe.SizeOf<T>() || form - width is not (0 or Differences)))
        {
            WireFormatException.Throw(position, "a width of a shortened integer");
        }

        ReadOnlySpan<byte> head = input.ReadBytes(HeadLength<T>(items, form));
        position = input.Position;
        if (form == Own)
        {
            if (items.Length % Group != 0 && head[^1] >> (2 * (items.Length % Group)) != 0)
            {
                WireFormatException.Throw(position - 1, "zeros behind the last length of a block");
            }

            input.NeedItems(items.Length + MoreThanOne<T>(head), 1);
            return ReadOwn(items, data, position, head, hasMasks);
        }

        int done = 0;
        if (form > Differences)
        {
            items[0] = MemoryMarshal.Read<T>(head);
            done = 1;
        }

        input.NeedItems(items.Length - done, width);
        int end = position + (width * (items.Length - done));
        if (items.Length >= Fewest)
        {
#if NET10_0_OR_GREATER
            if (hasMasks)
            {
                done = DenseBlock512.Read(items, data, ref position, form, head);
                ReadSome(items, done, items.Length, data, position, form);
                return end;
            }
#endif

            // These items are read one by one, because loads of 16 bytes would begin before the message.
            int early = Math.Max(0, Vector128<byte>.Count - position - (width * Vector128<T>.Count));
            early = (early + width - 1) / width;
            ReadSome(items, done, done + early, data, position, form);
            DenseBlock128.Read(items, data, position + (width * early), form, done + early);
            return end;
        }

        ReadSome(items, done, items.Length, data, position, form);
        return end;
    }

    private static void ReadSome<T>(Span<T> items, int from, int to, ReadOnlySpan<byte> data, int position, int form)
        where T : unmanaged, IBinaryInteger<T>
    {
        int width = WidthIn(form);
        ReadShortened(items[from..to], data, position, width);
        T top = DenseBlock.IsSigned<T>() ? T.Zero : T.One << ((8 * width) - 1);
        for (int i = from; form > Differences && i < to; i++)
        {
            items[i] = items[i - 1] + ((items[i] ^ top) - top);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static int LengthOf<T>(int code) => Unsafe.SizeOf<T>() == sizeof(int) ? code + 1 : 1 << code;

    public static int WidthIn(int form) => form & 0xF;

    // Returns the number of bytes before the packed items: the codes for the lengths, or the first item of a block of differences.
    public static int HeadLength<T>(ReadOnlySpan<T> items, int form) =>
        form == Own ? (items.Length + Group - 1) / Group : form > Differences ? Unsafe.SizeOf<T>() : 0;

    private static int FormOf<T>(ReadOnlySpan<T> items)
        where T : unmanaged, IBinaryInteger<T>
    {
        (int width, int narrow) = Widths(items);
        if (width == 1 || narrow == 1)
        {
            return width == 1 ? width : Differences + narrow;
        }

        // `own` counts quarters of a byte.
        (int looks, int own) = (0, 0);
        int step = Math.Max(1, (items.Length - 1) / Looks);
        for (int i = 1; i < items.Length; i += step)
        {
            looks++;
            own += (4 * LengthOf<T>(CodeOf(items[i]))) + 1;
        }

        int differences = 4 * narrow * looks;
        return 4 * Math.Min(own, differences) > 3 * 4 * width * looks ? width : differences <= own ? Differences + narrow : Own;
    }

    private static (int Items, int Differences) Widths<T>(ReadOnlySpan<T> items)
        where T : unmanaged, IBinaryInteger<T>
    {
        ref T first = ref MemoryMarshal.GetReference(items);
        nuint last = (nuint)(items.Length - Vector256<T>.Count);
        Vector256<T> seen = Needed(Vector256.LoadUnsafe(ref first)), differences = default;
        for (nuint i = 1; i < last + (uint)Vector256<T>.Count; i += (uint)Vector256<T>.Count)
        {
            nuint at = Math.Min(i, last);
            Vector256<T> value = Vector256.LoadUnsafe(ref first, at), difference = value - Vector256.LoadUnsafe(ref first, at - 1);
            seen |= Needed(value);
            differences |= difference ^ (difference + difference);
        }

        return (WidthOf(seen), WidthOf(differences));
    }

    private static void ReadShortened<T>(Span<T> items, ReadOnlySpan<byte> data, int position, int width)
        where T : unmanaged, IBinaryInteger<T>
    {
        // A load ends where its item ends, so the first load could begin before a message of a few bytes.
        if (position + width < Unsafe.SizeOf<T>())
        {
            foreach (ref T item in items)
            {
                position += width;
                item = Load<T>(data, position, width);
            }

            return;
        }

        ref byte from = ref Unsafe.Add(ref MemoryMarshal.GetReference(data), position + width - Unsafe.SizeOf<T>());
        foreach (ref T item in items)
        {
            item = Unsafe.ReadUnaligned<T>(ref from) >> (8 * (Unsafe.SizeOf<T>() - width));
            from = ref Unsafe.Add(ref from, width);
        }
    }

    private static int ReadOwn<T>(Span<T> items, ReadOnlySpan<byte> data, int position, ReadOnlySpan<byte> codes, bool hasMasks)
        where T : unmanaged, IBinaryInteger<T>
    {
        int done = 0;
#if NET10_0_OR_GREATER
        if (items.Length >= Fewest && hasMasks)
        {
            done = DenseBlock512.Read(items, data, ref position, Own, codes);
        }
#endif
        while (done < items.Length)
        {
            // A load of 16 bytes that ends with an item must not begin before the message.
            if (!hasMasks && done % Group == 0 && items.Length - done >= Group && position >= Vector128<byte>.Count)
            {
                done = DenseBlock128.ReadOwn(items, data, ref position, codes, done);
                continue;
            }

            int length = LengthOf<T>((codes[done / Group] >> (2 * (done % Group))) & 3);
            position += length;
            items[done++] = Load<T>(data, position, length);
        }

        return position;
    }

    private static long MoreThanOne<T>(ReadOnlySpan<byte> codes)
    {
        const ulong Low = 0x5555_5555_5555_5555;
        long more = 0;
        for (int at = 0; at < codes.Length; at += sizeof(ulong))
        {
            ulong some = codes.Length - at >= sizeof(ulong)
                ? MemoryMarshal.Read<ulong>(codes[at..])
                : DenseInteger.LoadUnsigned(codes, codes.Length, codes.Length - at);
            (ulong ones, ulong twos) = (some & Low, (some >> 1) & Low);
            more += BitOperations.PopCount(ones) + (Unsafe.SizeOf<T>() == sizeof(int)
                ? 2 * BitOperations.PopCount(twos)
                : 3 * (BitOperations.PopCount(twos) + BitOperations.PopCount(ones & twos)));
        }

        return more;
    }

    [MethodImpl(AggressiveInlining)]
    private static T Load<T>(ReadOnlySpan<byte> data, int end, int length)
        where T : unmanaged, IBinaryInteger<T> => end >= Unsafe.SizeOf<T>()
        ? MemoryMarshal.Read<T>(data[(end - Unsafe.SizeOf<T>())..]) >> (8 * (Unsafe.SizeOf<T>() - length))
        : T.ReadLittleEndian(data[(end - length)..end], !DenseBlock.IsSigned<T>());

    [MethodImpl(AggressiveInlining)]
    private static int CodeOf<T>(T item)
        where T : unmanaged, IBinaryInteger<T>
    {
        int width = WidthOf(Needed(item));
        return Unsafe.SizeOf<T>() == sizeof(int) ? width - 1 : 32 - BitOperations.LeadingZeroCount((uint)width - 1);
    }

    // The highest set bit of the result is the highest bit to store, including the sign bit of signed items.
    [MethodImpl(AggressiveInlining)]
    private static T Needed<T>(T item)
        where T : unmanaged, IBinaryInteger<T> => DenseBlock.IsSigned<T>() ? item ^ (item + item) : item;

    [MethodImpl(AggressiveInlining)]
    private static Vector256<T> Needed<T>(Vector256<T> items) => DenseBlock.IsSigned<T>() ? items ^ (items + items) : items;

    [MethodImpl(AggressiveInlining)]
    public static Vector512<T> Needed<T>(Vector512<T> items) => DenseBlock.IsSigned<T>() ? items ^ (items + items) : items;

    [MethodImpl(AggressiveInlining)]
    private static int WidthOf<T>(T needed)
        where T : unmanaged, IBinaryInteger<T> => Unsafe.SizeOf<T>() - (int.CreateTruncating(T.LeadingZeroCount(needed | T.One)) >> 3);

    [MethodImpl(AggressiveInlining)]
    public static int WidthOf<T>(Vector256<T> needed)
    {
        Vector128<ulong> half = (needed.GetLower() | needed.GetUpper()).AsUInt64();
        ulong all = half[0] | half[1];
        return Unsafe.SizeOf<T>() == sizeof(int) ? WidthOf((uint)(all | (all >> 32))) : WidthOf(all);
    }
}
