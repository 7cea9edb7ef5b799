namespace SerBench.Formats.Dense;

// Blocks of integers, 16 bytes at a time, for processors without the instructions of DenseBlock512: one shuffle keeps the needed bytes of
// the items, and another puts them back.
internal static class DenseBlock128
{
    // For at least 16 items. The target has room for 64 bytes more. Returns the length.
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

        int width = DensePacked.WidthIn(form), i = 0;
        Vector128<byte> kept = Shuffles<T>().Kept(width);
        if (form > DensePacked.Differences)
        {
            Unsafe.WriteUnaligned(ref head, items[0]);
            for (i = 1; i < items.Length; i += Vector128<T>.Count)
            {
                Vector128.Shuffle((Load(items, i) - Load(items, i - 1)).AsByte(), kept).StoreUnsafe(ref next);
                next = ref Unsafe.Add(ref next, width * Vector128<T>.Count);
            }

            return length + (width * (items.Length - 1));
        }

        for (; i < items.Length; i += Vector128<T>.Count)
        {
            Vector128.Shuffle(Load(items, i).AsByte(), kept).StoreUnsafe(ref next);
            next = ref Unsafe.Add(ref next, width * Vector128<T>.Count);
        }

        return length + (width * items.Length);
    }

    // Reads while 16 bytes of the message are left, and returns the number of read items. Codes are empty unless items have their own
    // lengths.
    public static int Read<T>(Span<T> items, ReadOnlySpan<byte> data, ref int position, int form, ReadOnlySpan<byte> codes)
        where T : unmanaged, IBinaryInteger<T>
    {
        DenseShuffles shuffles = Shuffles<T>();
        int i = 0;
        if (form == DensePacked.Own)
        {
            for (; Fits<T>(items, data, i, position); i += Vector128<T>.Count)
            {
                int code = codes[i / DensePacked.Group] >> (2 * (i % DensePacked.Group)) & shuffles.MostCode;
                Vector128<byte> spread = shuffles.Spread(code);
                Signed<T>(Expand<T>(data, position, spread), TopOf<T>(spread)).StoreUnsafe(ref items[i]);
                position += shuffles.Length(code);
            }

            return i;
        }

        int width = DensePacked.WidthIn(form);
        Vector128<byte> all = shuffles.SpreadOf(width);
        Vector128<T> top = TopOf<T>(all);
        if (form < DensePacked.Differences)
        {
            for (; Fits<T>(items, data, i, position); i += Vector128<T>.Count)
            {
                Signed(Expand<T>(data, position, all), top).StoreUnsafe(ref items[i]);
                position += width * Vector128<T>.Count;
            }

            return i;
        }

        Vector128<T> last = Vector128.Create(items[0]);
        for (i = 1; Fits<T>(items, data, i, position); i += Vector128<T>.Count)
        {
            last += Sums((Expand<T>(data, position, all) ^ top) - top);
            last.StoreUnsafe(ref items[i]);
            last = LastOf(last);
            position += width * Vector128<T>.Count;
        }

        return i;
    }

    // Returns the length of the items, without the codes. Zeros behind the last item have the code 0, and a byte each.
    private static int WriteOwn<T>(ReadOnlySpan<T> items, ref byte codes, ref byte start)
        where T : unmanaged, IBinaryInteger<T>
    {
        DenseShuffles shuffles = Shuffles<T>();
        ref byte next = ref start;
        int i = 0;
        for (; i < items.Length; i += Vector128<T>.Count)
        {
            Vector128<T> value = Load(items, i);
            int code = CodeOf(value), shift = 2 * (i % DensePacked.Group);
            ref byte group = ref Unsafe.Add(ref codes, i / DensePacked.Group);
            group = (byte)(shift == 0 ? code : group | (code << shift));
            Vector128.Shuffle(value.AsByte(), shuffles.KeptBy(code)).StoreUnsafe(ref next);
            next = ref Unsafe.Add(ref next, shuffles.Length(code));
        }

        return (int)Unsafe.ByteOffset(ref start, ref next) - (i - items.Length);
    }

    [MethodImpl(AggressiveInlining)]
    private static DenseShuffles Shuffles<T>() => Unsafe.SizeOf<T>() == sizeof(uint) ? DenseShuffles.Of32 : DenseShuffles.Of64;

    [MethodImpl(AggressiveInlining)]
    private static bool Fits<T>(Span<T> items, ReadOnlySpan<byte> data, int i, int position) =>
        items.Length - i >= Vector128<T>.Count && data.Length - position >= Vector128<byte>.Count;

    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> Expand<T>(ReadOnlySpan<byte> data, int position, Vector128<byte> spread) =>
        Vector128.Shuffle(Vector128.LoadUnsafe(in data[position]), spread).As<byte, T>();

    // The highest bit that each item has in the message.
    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> TopOf<T>(Vector128<byte> spread)
    {
        Vector128<T> kept = Vector128.GreaterThan(spread.AsSByte(), Vector128.Create((sbyte)-1)).As<sbyte, T>();
        return kept & ~(kept >>> 1);
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> Signed<T>(Vector128<T> items, Vector128<T> top) => DenseBlock.IsSigned<T>() ? (items ^ top) - top : items;

    // Zeros follow the last items.
    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> Load<T>(ReadOnlySpan<T> items, int i)
        where T : unmanaged => items.Length - i >= Vector128<T>.Count
        ? Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(items), (uint)i)
        : LoadRest(items[i..]);

    [MethodImpl(NoInlining)]
    private static Vector128<T> LoadRest<T>(ReadOnlySpan<T> items)
        where T : unmanaged
    {
        Vector128<T> rest = default;
        items.CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.As<Vector128<T>, T>(ref rest), Vector128<T>.Count));
        return rest;
    }

    // Two bits for each item.
    [MethodImpl(AggressiveInlining)]
    private static int CodeOf<T>(Vector128<T> items)
        where T : unmanaged, IBinaryInteger<T>
    {
        Vector128<T> needed = DenseBlock.IsSigned<T>() ? items ^ (items + items) : items, zero = Vector128<T>.Zero;
        if (Unsafe.SizeOf<T>() == sizeof(uint))
        {
            Vector128<byte> lengths = (Vector128.Create(3) + Vector128.Equals(needed >>> 8, zero).AsInt32()
                + Vector128.Equals(needed >>> 16, zero).AsInt32() + Vector128.Equals(needed >>> 24, zero).AsInt32()).AsByte();
            uint codes = Vector128.Shuffle(lengths, Vector128.Create(0x0C080400u).AsByte()).AsUInt32().ToScalar();

            // The product has the four codes side by side in its highest byte.
            return (int)((codes * ((1 << 24) | (1 << 18) | (1 << 12) | (1 << 6))) >> 24);
        }

        Vector128<long> wide = Vector128.Create(3L) + Vector128.Equals(needed >>> 8, zero).AsInt64()
            + Vector128.Equals(needed >>> 16, zero).AsInt64() + Vector128.Equals(needed >>> 32, zero).AsInt64();
        return (int)(wide[0] | (wide[1] << 2));
    }

    // Each item plus all items before it.
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

// Shuffles for a vector of integers of one size, by the codes of their lengths, and behind these by one width for all.
internal sealed class DenseShuffles
{
    public static readonly DenseShuffles Of32 = new(sizeof(uint)), Of64 = new(sizeof(ulong));

    private const byte Zero = byte.MaxValue;

    private readonly Vector128<byte>[] _kept, _spread;
    private readonly byte[] _lengths;

    private DenseShuffles(int size)
    {
        int count = Vector128<byte>.Count / size;
        MostCode = (1 << (2 * count)) - 1;
        _kept = new Vector128<byte>[MostCode + 1 + size];
        _spread = new Vector128<byte>[MostCode + 1 + size];
        _lengths = new byte[MostCode + 1];
        Span<byte> kept = stackalloc byte[Vector128<byte>.Count], spread = stackalloc byte[Vector128<byte>.Count];
        for (int i = 0; i < _kept.Length; i++)
        {
            kept.Fill(Zero);
            spread.Fill(Zero);
            int next = 0;
            for (int item = 0; item < count; item++)
            {
                int code = (i >> (2 * item)) & 3;
                int length = i > MostCode ? i - MostCode : size == sizeof(uint) ? code + 1 : 1 << code;
                for (int part = 0; part < length; part++, next++)
                {
                    kept[next] = (byte)((item * size) + part);
                    spread[(item * size) + part] = (byte)next;
                }
            }

            (_kept[i], _spread[i]) = (Vector128.Create<byte>(kept), Vector128.Create<byte>(spread));
            if (i <= MostCode)
            {
                _lengths[i] = (byte)next;
            }
        }
    }

    public int MostCode { get; }

    public Vector128<byte> KeptBy(int code) => _kept[code];

    public Vector128<byte> Kept(int width) => _kept[MostCode + width];

    public Vector128<byte> Spread(int code) => _spread[code];

    public Vector128<byte> SpreadOf(int width) => _spread[MostCode + width];

    public int Length(int code) => _lengths[code];
}
