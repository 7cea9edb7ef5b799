namespace SerBench.Formats.Dense;

// Writers shuffle 16 bytes to keep the needed bytes of the items, and readers shuffle the bytes back. The last vector overlaps the vector
// before.
internal static class DenseBlock128
{
    // Needs at least 16 items and room for 64 bytes after the block. Returns the length.
    public static int Write<T>(ReadOnlySpan<T> items, int form, ref byte start)
        where T : unmanaged, IBinaryInteger<T>
    {
        start = (byte)form;
        ref byte head = ref Unsafe.Add(ref start, 1);
        int length = 1 + DensePacked.HeadLength(items, form);
        ref byte next = ref Unsafe.Add(ref start, length);
        if (form == DensePacked.Own)
        {
            return length + WriteOwn(items, ref head, ref next);
        }

        ref T first = ref MemoryMarshal.GetReference(items);
        int width = DensePacked.WidthIn(form);
        DenseShuffles shuffles = Shuffles<T>();
        Vector128<byte> kept = shuffles.Kept[shuffles.MostCode + width];
        nuint i = 0, step = (uint)(width * Vector128<T>.Count), last = (nuint)(items.Length - Vector128<T>.Count);
        if (form > DensePacked.Differences)
        {
            Unsafe.WriteUnaligned(ref head, first);
            for (i = 1; i < last; i += (uint)Vector128<T>.Count)
            {
                Put(Vector128.LoadUnsafe(ref first, i) - Vector128.LoadUnsafe(ref first, i - 1), kept, ref next);
                next = ref Unsafe.Add(ref next, step);
            }

            length += width * (items.Length - 1);
            Put(
                Vector128.LoadUnsafe(ref first, last) - Vector128.LoadUnsafe(ref first, last - 1), kept,
                ref Unsafe.Add(ref start, length - (int)step));
            return length;
        }

        for (; i < last; i += (uint)Vector128<T>.Count)
        {
            Put(Vector128.LoadUnsafe(ref first, i), kept, ref next);
            next = ref Unsafe.Add(ref next, step);
        }

        length += width * items.Length;
        Put(Vector128.LoadUnsafe(ref first, last), kept, ref Unsafe.Add(ref start, length - (int)step));
        return length;
    }

    // Reads the items from index `done` on. The caller has checked that `items` fills at least one vector, and that the message has the
    // bytes. Each load of 16 bytes ends with the last byte of its items, so 16 bytes of the message must lie before that end.
    [MethodImpl(NoInlining)]
    public static void Read<T>(Span<T> items, ReadOnlySpan<byte> data, int position, int form, int done)
        where T : unmanaged, IBinaryInteger<T>
    {
        ref byte start = ref MemoryMarshal.GetReference(data);
        ref T first = ref MemoryMarshal.GetReference(items);
        int width = DensePacked.WidthIn(form);
        DenseShuffles shuffles = Shuffles<T>();
        Vector128<byte> spread = shuffles.Spread[shuffles.MostCode + width];
        Vector128<T> top = shuffles.Top[shuffles.MostCode + width].As<byte, T>();
        nuint i = (uint)done, step = (uint)(width * Vector128<T>.Count), last = (nuint)(items.Length - Vector128<T>.Count);
        nuint at = (uint)position + step - (uint)Vector128<byte>.Count, lastAt = at + ((last - i) * (uint)width);
        if (form < DensePacked.Differences)
        {
            for (; i < last; i += (uint)Vector128<T>.Count, at += step)
            {
                Signed(Expand<T>(ref start, at, spread), top).StoreUnsafe(ref first, i);
            }

            Signed(Expand<T>(ref start, lastAt, spread), top).StoreUnsafe(ref first, last);
            return;
        }

        var sum = Vector128.Create(Unsafe.Add(ref first, i - 1));
        for (; i < last; i += (uint)Vector128<T>.Count, at += step)
        {
            Vector128<T> sums = Sums((Expand<T>(ref start, at, spread) ^ top) - top);
            (sum + sums).StoreUnsafe(ref first, i);
            sum += LastOf(sums);
        }

        sum = Vector128.Create(Unsafe.Add(ref first, last - 1));
        (sum + Sums((Expand<T>(ref start, lastAt, spread) ^ top) - top)).StoreUnsafe(ref first, last);
    }

    // Reads groups of four items with their own lengths from `done` on, and returns how many items have then been read. The caller has
    // checked the lengths in `codes`, and that at least 16 bytes of the message lie before `position`.
    [MethodImpl(NoInlining)]
    public static int ReadOwn<T>(Span<T> items, ReadOnlySpan<byte> data, ref int position, ReadOnlySpan<byte> codes, int done)
        where T : unmanaged, IBinaryInteger<T>
    {
        ref byte start = ref MemoryMarshal.GetReference(data), code = ref MemoryMarshal.GetReference(codes);
        ref T first = ref MemoryMarshal.GetReference(items);
        DenseShuffles shuffles = Shuffles<T>();
        ref Vector128<byte> spread = ref MemoryMarshal.GetArrayDataReference(shuffles.Spread);
        ref Vector128<byte> top = ref MemoryMarshal.GetArrayDataReference(shuffles.Top);
        ref byte lengths = ref MemoryMarshal.GetArrayDataReference(shuffles.Lengths);
        nint at = position - Vector128<byte>.Count;
        nuint i = (uint)done, end = (uint)(items.Length - (items.Length % DensePacked.Group));
        for (; i < end; i += DensePacked.Group)
        {
            nuint both = Unsafe.Add(ref code, i / DensePacked.Group), low = both;
            if (Unsafe.SizeOf<T>() == sizeof(ulong))
            {
                low = both & 0xF;
                both >>= DensePacked.Group;
            }

            at += Unsafe.Add(ref lengths, low);
            Signed(Expand<T>(ref start, (nuint)at, Unsafe.Add(ref spread, low)), Unsafe.Add(ref top, low).As<byte, T>())
                .StoreUnsafe(ref first, i);
            if (Unsafe.SizeOf<T>() == sizeof(ulong))
            {
                at += Unsafe.Add(ref lengths, both);
                Signed(Expand<T>(ref start, (nuint)at, Unsafe.Add(ref spread, both)), Unsafe.Add(ref top, both).As<byte, T>())
                    .StoreUnsafe(ref first, i + (uint)Vector128<T>.Count);
            }
        }

        position = (int)at + Vector128<byte>.Count;
        return (int)end;
    }

    // Writes items with their own lengths in groups of four. Zeros complete the last group. The returned length counts neither these zeros
    // nor the codes of the lengths.
    [MethodImpl(NoInlining)]
    private static int WriteOwn<T>(ReadOnlySpan<T> items, ref byte code, ref byte start)
        where T : unmanaged, IBinaryInteger<T>
    {
        DenseShuffles shuffles = Shuffles<T>();
        ref Vector128<byte> kept = ref MemoryMarshal.GetArrayDataReference(shuffles.Kept);
        ref byte lengths = ref MemoryMarshal.GetArrayDataReference(shuffles.Lengths);
        ref byte next = ref start;
        Span<T> rest = stackalloc T[DensePacked.Group];
        int over = -items.Length & (DensePacked.Group - 1);
        rest.Clear();
        items[(items.Length + over - DensePacked.Group)..].CopyTo(rest);
        scoped ref T from = ref MemoryMarshal.GetReference(items);
        for (int groups = (items.Length + over) / DensePacked.Group; groups > 0; groups--)
        {
            from = ref groups == 1 ? ref MemoryMarshal.GetReference(rest) : ref from;
            Vector128<T> value = Vector128.LoadUnsafe(ref from), high = default;
            Vector128<int> more = MoreOf(value).AsInt32();
            if (Unsafe.SizeOf<T>() == sizeof(ulong))
            {
                high = Vector128.LoadUnsafe(ref from, (uint)Vector128<T>.Count);
                more = Vector128.Narrow(more.AsInt64(), MoreOf(high).AsInt64());
            }

            // The product has the four codes, of two bits each, in its highest byte.
            uint four = Vector128.Shuffle((-more).AsByte(), Vector128.Create(0x0C080400u).AsByte()).AsUInt32().ToScalar();
            nuint both = (four * ((1 << 24) | (1 << 18) | (1 << 12) | (1 << 6))) >> 24, low = both;
            code = (byte)both;
            code = ref Unsafe.Add(ref code, 1);
            if (Unsafe.SizeOf<T>() == sizeof(ulong))
            {
                low = both & 0xF;
                both >>= DensePacked.Group;
            }

            Put(value, Unsafe.Add(ref kept, low), ref next);
            next = ref Unsafe.Add(ref next, (nuint)Unsafe.Add(ref lengths, low));
            if (Unsafe.SizeOf<T>() == sizeof(ulong))
            {
                Put(high, Unsafe.Add(ref kept, both), ref next);
                next = ref Unsafe.Add(ref next, (nuint)Unsafe.Add(ref lengths, both));
            }

            from = ref Unsafe.Add(ref from, DensePacked.Group);
        }

        return (int)Unsafe.ByteOffset(ref start, ref next) - over;
    }

    // The length of each item has a code of two bits, 0 to 3. Returns the negated codes, because each true comparison adds -1.
    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> MoreOf<T>(Vector128<T> items)
        where T : unmanaged, IBinaryInteger<T>
    {
        Vector128<T> size = DenseBlock.IsSigned<T>() ? items ^ Vector128.LessThan(items, Vector128<T>.Zero) : items;
        return Beyond(size, 0) + Beyond(size, 1) + Beyond(size, 2);
    }

    // Returns -1 for each item that needs more bytes than `code` stands for.
    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> Beyond<T>(Vector128<T> size, int code)
        where T : unmanaged, IBinaryInteger<T>
    {
        int bits = (8 * DensePacked.LengthOf<T>(code)) - (DenseBlock.IsSigned<T>() ? 1 : 0);
        return Vector128.GreaterThan(size, Vector128.Create(T.AllBitsSet >>> ((8 * Unsafe.SizeOf<T>()) - bits)));
    }

    [MethodImpl(AggressiveInlining)]
    private static DenseShuffles Shuffles<T>() => Unsafe.SizeOf<T>() == sizeof(uint) ? DenseShuffles.Of32 : DenseShuffles.Of64;

    [MethodImpl(AggressiveInlining)]
    private static void Put<T>(Vector128<T> items, Vector128<byte> kept, ref byte target) =>
        Utf8Tables.Shuffle(items.AsByte(), kept).StoreUnsafe(ref target);

    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> Expand<T>(ref byte start, nuint at, Vector128<byte> spread) =>
        Utf8Tables.Shuffle(Vector128.LoadUnsafe(ref start, at), spread).As<byte, T>();

    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> Signed<T>(Vector128<T> items, Vector128<T> top) => DenseBlock.IsSigned<T>() ? (items ^ top) - top : items;

    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> Sums<T>(Vector128<T> items)
    {
        if (Unsafe.SizeOf<T>() == sizeof(uint))
        {
            Vector128<int> sums = items.AsInt32();
            sums += Vector128.Shuffle(sums, Vector128.Create(-1, 0, 1, 2));
            return (sums + Vector128.Shuffle(sums, Vector128.Create(-1, -1, 0, 1))).As<int, T>();
        }

        return items + Vector128.Shuffle(items.AsInt64(), Vector128.Create(-1L, 0)).As<long, T>();
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> LastOf<T>(Vector128<T> items) => Unsafe.SizeOf<T>() == sizeof(uint)
        ? Vector128.Shuffle(items.AsInt32(), Vector128.Create(3)).As<int, T>()
        : Vector128.Shuffle(items.AsInt64(), Vector128.Create(1L)).As<long, T>();
}

// The index of each array is the code of the lengths in a vector of items, or MostCode + w for items of w bytes each.
internal sealed class DenseShuffles
{
    public static readonly DenseShuffles Of32 = new(sizeof(uint)), Of64 = new(sizeof(ulong));

    private const byte Zero = byte.MaxValue;

    public readonly int MostCode;

    // Kept selects the bytes to write, Spread puts the bytes back on reading, Top marks the highest stored bit of each item.
    public readonly Vector128<byte>[] Kept, Spread, Top;

    public readonly byte[] Lengths;

    private DenseShuffles(int size)
    {
        int count = Vector128<byte>.Count / size;
        MostCode = (1 << (2 * count)) - 1;
        Kept = new Vector128<byte>[MostCode + 1 + size];
        Spread = new Vector128<byte>[Kept.Length];
        Top = new Vector128<byte>[Kept.Length];
        Lengths = new byte[Kept.Length];
        Span<byte> kept = stackalloc byte[Vector128<byte>.Count], spread = stackalloc byte[Vector128<byte>.Count];
        Span<byte> top = stackalloc byte[Vector128<byte>.Count];
        for (int i = 0; i < Kept.Length; i++)
        {
            kept.Fill(Zero);
            spread.Fill(Zero);
            top.Clear();
            int next = 0;
            for (int item = 0; item < count; item++)
            {
                int code = (i >> (2 * item)) & 3;
                int length = i > MostCode ? i - MostCode : size == sizeof(uint) ? code + 1 : 1 << code;
                top[(item * size) + length - 1] = 0x80;
                for (int part = 0; part < length; part++, next++)
                {
                    kept[next] = (byte)((item * size) + part);
                    spread[(item * size) + part] = (byte)next;
                }
            }

            foreach (ref byte from in spread)
            {
                from += (byte)(from == Zero ? 0 : Vector128<byte>.Count - next);
            }

            (Kept[i], Spread[i], Top[i], Lengths[i]) =
                (Vector128.Create<byte>(kept), Vector128.Create<byte>(spread), Vector128.Create<byte>(top), (byte)next);
        }
    }
}
