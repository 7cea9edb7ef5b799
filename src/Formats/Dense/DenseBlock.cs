namespace SerBench.Formats.Dense;

// Sequences of numbers are copied from memory, except integers of 32 and 64 bits, which are packed into fewer bytes.
internal static class DenseBlock
{
    [MethodImpl(Inlined)]
    public static bool IsBlock<T>(SequenceKind kind) => kind != SequenceKind.Set && (IsCopied<T>() || IsShortened<T>());

    public static int MinItemLength<T>() => IsCopied<T>() ? Unsafe.SizeOf<T>() : 1;

    [MethodImpl(Inlined)]
    public static int Write<T>(ReadOnlySpan<T> items, EncodeBuffer buffer, int position, int room) =>
        typeof(T) == typeof(int) ? DensePacked.Write(Cast<T, int>(items), buffer, position, room)
        : typeof(T) == typeof(uint) ? DensePacked.Write(Cast<T, uint>(items), buffer, position, room)
        : typeof(T) == typeof(long) ? DensePacked.Write(Cast<T, long>(items), buffer, position, room)
        : typeof(T) == typeof(ulong) ? DensePacked.Write(Cast<T, ulong>(items), buffer, position, room)
        : Copy(AsBytes(items), buffer, position, room);

    [MethodImpl(Inlined)]
    public static bool IsMemory<T>(SequenceKind kind) => kind != SequenceKind.Set && typeof(T).IsValueType && DenseItem<T>.MemoryLevels > 0;

    [MethodImpl(NoInlining)]
    public static int WriteMemory<T>(ReadOnlySpan<T> items, EncodeBuffer buffer, int position, int room, NestingLevel nesting)
    {
        DenseObjects.RequireLevel(Innermost<T>(nesting), items.Length);
        return Copy(AsBytes(items), buffer, position, room);
    }

    [MethodImpl(NoInlining)]
    public static int ReadMemory<T>(Span<T> items, ReadOnlySpan<byte> data, int position, NestingLevel nesting)
    {
        DenseObjects.RequireLevel(Innermost<T>(nesting), items.Length, position);
        var input = new InputCursor(data);
        input.Resume(position);
        Span<byte> bytes = AsBytes<T>(items);
        input.ReadBytes(bytes.Length).CopyTo(bytes);
        return input.Position;
    }

    [MethodImpl(Inlined)]
    public static NestingLevel Innermost<T>(NestingLevel nesting)
    {
        for (int level = 1; level < DenseItem<T>.MemoryLevels; level++)
        {
            nesting = nesting.NextLevel;
        }

        return nesting;
    }

    // The caller has checked the number of items against MinItemLength.
    [MethodImpl(Inlined)]
    public static int Read<T>(Span<T> items, ReadOnlySpan<byte> data, int position) =>
        IsCopied<T>() ? ReadCopied(items, data, position)
        : items.IsEmpty ? position
        : typeof(T) == typeof(int) ? DensePacked.Read(Cast<T, int>(items), data, position)
        : typeof(T) == typeof(uint) ? DensePacked.Read(Cast<T, uint>(items), data, position)
        : typeof(T) == typeof(long) ? DensePacked.Read(Cast<T, long>(items), data, position)
        : DensePacked.Read(Cast<T, ulong>(items), data, position);

    [MethodImpl(NoInlining)]
    private static int ReadCopied<T>(Span<T> items, ReadOnlySpan<byte> data, int position)
    {
        var input = new InputCursor(data);
        input.Resume(position);
        input.ReadBytes(checked(items.Length * Unsafe.SizeOf<T>())).CopyTo(AsBytes<T>(items));
        return input.Position;
    }

    [MethodImpl(Inlined)]
    private static bool IsCopied<T>() =>
        typeof(T) == typeof(byte) || typeof(T) == typeof(sbyte) || typeof(T) == typeof(short) || typeof(T) == typeof(ushort)
        || typeof(T) == typeof(char) || typeof(T) == typeof(float) || typeof(T) == typeof(double) || typeof(T) == typeof(Guid);

    [MethodImpl(Inlined)]
    private static bool IsShortened<T>() =>
        typeof(T) == typeof(int) || typeof(T) == typeof(uint) || typeof(T) == typeof(long) || typeof(T) == typeof(ulong);

    [MethodImpl(Inlined)]
    public static bool IsSigned<T>() => typeof(T) == typeof(int) || typeof(T) == typeof(long);

    // The items must not contain references.
    private static Span<byte> AsBytes<T>(ReadOnlySpan<T> items) => MemoryMarshal.CreateSpan(
        ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<T>()));

    [MethodImpl(Inlined)]
    private static Span<TTo> Cast<TFrom, TTo>(ReadOnlySpan<TFrom> items) =>
        MemoryMarshal.CreateSpan(ref Unsafe.As<TFrom, TTo>(ref MemoryMarshal.GetReference(items)), items.Length);

    private static int Copy(ReadOnlySpan<byte> bytes, EncodeBuffer buffer, int position, int room)
    {
        DenseRoom.Ensure(buffer, position, checked(bytes.Length + room));
        bytes.CopyTo(buffer.Bytes.AsSpan(position));
        return position + bytes.Length;
    }
}

// Loads, byte by byte, an integer that ends at `end`, because a load of eight bytes could begin before the message.
internal static class DenseInteger
{
    public static long LoadSigned(ReadOnlySpan<byte> data, int end, int width)
    {
        int unused = 64 - (8 * width);
        return (long)(LoadUnsigned(data, end, width) << unused) >> unused;
    }

    public static ulong LoadUnsigned(ReadOnlySpan<byte> data, int end, int width)
    {
        ulong value = 0;
        for (int i = 1; i <= width; i++)
        {
            value = (value << 8) | data[end - i];
        }

        return value;
    }
}

internal static class DenseRoom
{
    [MethodImpl(Inlined)]
    public static void Ensure(EncodeBuffer buffer, int position, int count)
    {
        if (buffer.Bytes.Length - position < count)
        {
            Grow(buffer, position, count);
        }
    }

    // `position` may exceed the length of an empty buffer, because the first object follows the version byte, at position 1.
    [MethodImpl(NoInlining)]
    private static void Grow(EncodeBuffer buffer, int position, int count)
    {
        int used = Math.Min(position, buffer.Bytes.Length);
        buffer.Grow(used, position - used + count);
    }
}
