namespace SerBench.Formats.Dense;

/// <summary>Long blocks of integers that take less room than the width of the widest gives them: each item in bytes of its own, or differences. A look at
/// some items decides; a form must save a quarter.</summary>
internal static class DensePacked
{
    /// <summary>The fewest items. Shorter blocks have one width.</summary>
    public const int Fewest = 16;

    /// <summary>The first byte of a block whose items have bytes of their own.</summary>
    public const int Own = 0x10;

    /// <summary>Plus a width, the first byte of a block of differences.</summary>
    public const int Differences = 0x20;

    /// <summary>The items whose lengths share a byte.</summary>
    public const int Group = 4;

    private const int Looks = 32;

    /// <summary>Writes a block in the form that saves a quarter. Returns the position where it ends; 0 if none does.</summary>
    [MethodImpl(NoInlining)]
    public static int TryWrite<T>(ReadOnlySpan<T> items, int width, EncodeBuffer buffer, int position, int room)
    {
        // All in quarters of a byte, the first item left out.
        (int looks, int own, ulong seen) = (0, 0, 0);
        int step = Math.Max(1, (items.Length - 1) / Looks);
        for (int i = 1; i < items.Length; i += step)
        {
            looks++;
            own += (4 * LengthOf<T>(CodeOf(items[i]))) + 1;
            seen |= Fold(Difference(items, i), isSigned: true);
        }

        int differences = 4 * WidthOf(seen) * looks;
        return !IsShort(Math.Min(own, differences), 4 * width * looks) ? 0
            : differences <= own ? WriteDifferences(items, width, buffer, position, room)
            : WriteOwn(items, buffer, position, room);
    }

    /// <summary>Fills the items from a block in one of the forms. Its first byte was read. Returns the position where it ends.</summary>
    public static int Read<T>(Span<T> items, ReadOnlySpan<byte> data, int position, int form)
    {
        if (form == Own)
        {
            return ReadOwn(items, data, position);
        }

        int width = form - Differences;
        if (width <= 0 || width > Unsafe.SizeOf<T>())
        {
            WireFormatException.Throw(position - 1, "a width of a shortened integer");
        }

        return Unsafe.SizeOf<T>() == sizeof(int)
            ? ReadDifferences(MemoryMarshal.CreateSpan(ref Unsafe.As<T, int>(ref MemoryMarshal.GetReference(items)), items.Length), data, position, width)
            : ReadDifferences(MemoryMarshal.CreateSpan(ref Unsafe.As<T, long>(ref MemoryMarshal.GetReference(items)), items.Length), data, position, width);
    }

    /// <summary>The bytes of an item by its code of two bits.</summary>
    [MethodImpl(AggressiveInlining)]
    public static int LengthOf<T>(int code) => Unsafe.SizeOf<T>() == sizeof(int) ? code + 1 : 1 << code;

    private static bool IsShort(int length, int whole) => 4 * length <= 3 * whole;

    private static int WriteDifferences<T>(ReadOnlySpan<T> items, int width, EncodeBuffer buffer, int position, int room)
    {
        ulong seen = 0;
        long last = ToInt64(items[0]);
        foreach (T item in items[1..])
        {
            long now = ToInt64(item);
            seen |= Fold(Unsafe.SizeOf<T>() == sizeof(int) ? (int)(now - last) : now - last, isSigned: true);
            last = now;
        }

        int narrow = WidthOf(seen);
        if (!IsShort(narrow, width))
        {
            return 0;
        }

        int length = checked(1 + Unsafe.SizeOf<T>() + (narrow * (items.Length - 1)));
        DenseRoom.Ensure(buffer, position, checked(length + sizeof(long) + room));
        ref byte next = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer.Bytes), (uint)position);
        next = (byte)(Differences + narrow);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref next, 1), items[0]);
        next = ref Unsafe.Add(ref next, 1 + Unsafe.SizeOf<T>());
        long before = ToInt64(items[0]);
        foreach (T item in items[1..])
        {
            long now = ToInt64(item);
            Unsafe.WriteUnaligned(ref next, now - before);
            next = ref Unsafe.Add(ref next, narrow);
            before = now;
        }

        return position + length;
    }

    private static int WriteOwn<T>(ReadOnlySpan<T> items, EncodeBuffer buffer, int position, int room)
    {
        int groups = (items.Length + Group - 1) / Group;
        DenseRoom.Ensure(buffer, position, checked(1 + groups + (Unsafe.SizeOf<T>() * items.Length) + sizeof(long) + room));
        ref byte start = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer.Bytes), (uint)position);
        start = Own;
        ref byte group = ref Unsafe.Add(ref start, 1);
        ref byte next = ref Unsafe.Add(ref group, groups);
        for (; items.Length >= Group; items = items[Group..])
        {
            int codes = Store(ref next, items[0], out int first);
            codes |= Store(ref Unsafe.Add(ref next, first), items[1], out int second) << 2;
            codes |= Store(ref Unsafe.Add(ref next, first + second), items[2], out int third) << 4;
            next = ref Unsafe.Add(ref next, first + second + third);
            codes |= Store(ref next, items[3], out int fourth) << 6;
            next = ref Unsafe.Add(ref next, fourth);
            group = (byte)codes;
            group = ref Unsafe.Add(ref group, 1);
        }

        int last = 0;
        for (int i = 0; i < items.Length; i++)
        {
            last |= Store(ref next, items[i], out int length) << (2 * i);
            next = ref Unsafe.Add(ref next, length);
        }

        if (items.Length > 0)
        {
            group = (byte)last;
        }

        return position + (int)Unsafe.ByteOffset(ref start, ref next);
    }

    // Stores eight bytes, of which the next item keeps the length. Returns the code.
    [MethodImpl(AggressiveInlining)]
    private static int Store<T>(ref byte target, T item, out int length)
    {
        int code = CodeOf(item);
        length = LengthOf<T>(code);
        Unsafe.WriteUnaligned(ref target, ToInt64(item));
        return code;
    }

    private static int ReadDifferences<T>(Span<T> items, ReadOnlySpan<byte> data, int position, int width)
        where T : unmanaged, IBinaryInteger<T>
    {
        var input = new InputCursor(data);
        input.Resume(position);
        items[0] = input.Read<T>();
        input.NeedItems(items.Length - 1, width);
        DenseBlock.ReadShortened(items[1..], data, input.Position, width);
        T last = items[0];
        foreach (ref T item in items[1..])
        {
            last += item;
            item = last;
        }

        return input.Position + (width * (items.Length - 1));
    }

    private static int ReadOwn<T>(Span<T> items, ReadOnlySpan<byte> data, int position)
    {
        var input = new InputCursor(data);
        input.Resume(position);
        ReadOnlySpan<byte> codes = input.ReadBytes((items.Length + Group - 1) / Group);
        int at = input.Position;
        int i = 0;

        // No load of a group goes beyond the message.
        for (; items.Length - i >= Group && data.Length - at >= (Group - 1) * Unsafe.SizeOf<T>() + sizeof(long); i += Group)
        {
            int code = codes[i / Group];
            foreach (ref T item in items.Slice(i, Group))
            {
                int length = LengthOf<T>(code & 3);
                int unused = 64 - (8 * length);
                long value = Unsafe.ReadUnaligned<long>(ref Unsafe.Add(ref MemoryMarshal.GetReference(data), (uint)at)) << unused;
                item = FromInt64<T>(DenseBlock.IsSigned<T>() ? value >> unused : value >>> unused);
                at += length;
                code >>= 2;
            }
        }

        input.Resume(at);
        for (; i < items.Length; i++)
        {
            int length = LengthOf<T>((codes[i / Group] >> (2 * (i % Group))) & 3);
            input.Skip(length);
            items[i] = FromInt64<T>(DenseBlock.IsSigned<T>() ? DenseInteger.LoadSigned(data, input.Position, length) : (long)DenseInteger.LoadUnsigned(data, input.Position, length));
        }

        if (items.Length % Group != 0 && codes[^1] >> (2 * (items.Length % Group)) != 0)
        {
            WireFormatException.Throw(position + codes.Length - 1, "zeros behind the last length of a block");
        }

        return input.Position;
    }

    [MethodImpl(AggressiveInlining)]
    private static int CodeOf<T>(T item)
    {
        int width = WidthOf(Fold(ToInt64(item), DenseBlock.IsSigned<T>()));
        return Unsafe.SizeOf<T>() == sizeof(int) ? width - 1 : 32 - BitOperations.LeadingZeroCount((uint)width - 1);
    }

    // In the width of the item: a difference may wrap.
    [MethodImpl(AggressiveInlining)]
    private static long Difference<T>(ReadOnlySpan<T> items, int index)
    {
        long difference = ToInt64(items[index]) - ToInt64(items[index - 1]);
        return Unsafe.SizeOf<T>() == sizeof(int) ? (int)difference : difference;
    }

    [MethodImpl(AggressiveInlining)]
    private static ulong Fold(long value, bool isSigned) => isSigned ? (ulong)((value ^ (value >> 63)) << 1) : (ulong)value;

    [MethodImpl(AggressiveInlining)]
    private static int WidthOf(ulong seen) => (BitOperations.Log2(seen | 1) >> 3) + 1;

    [MethodImpl(AggressiveInlining)]
    private static long ToInt64<T>(T item) =>
        typeof(T) == typeof(int) ? Unsafe.As<T, int>(ref item) : typeof(T) == typeof(uint) ? Unsafe.As<T, uint>(ref item) : Unsafe.As<T, long>(ref item);

    [MethodImpl(AggressiveInlining)]
    private static T FromInt64<T>(long value) => Unsafe.As<long, T>(ref value);
}
