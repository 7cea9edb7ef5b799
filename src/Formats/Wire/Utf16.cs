namespace SerBench.Formats.Wire;

internal static class Utf16
{
    // The caller must ensure room. Two overlapping stores copy short text, because a call would cost as much as the copy.
    [MethodImpl(AggressiveInlining)]
    public static void Put(ref OutputCursor output, ReadOnlySpan<char> text)
    {
        Debug.Assert(sizeof(char) * text.Length <= output.Free().Length);
        Store(ref output.Here(), text);
        output.Advance(sizeof(char) * text.Length);
    }

    // Branches on the length are often mispredicted, so there are few for names of up to 24 characters.
    [MethodImpl(AggressiveInlining)]
    public static void StoreName(ref byte target, ReadOnlySpan<char> text)
    {
        int size = sizeof(char) * text.Length;
        ref byte source = ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(text));
        if (size is >= 16 and <= 48)
        {
            int last = size - 16;
            int between = Math.Min(last, 16);
            Vector128<byte> head = Vector128.LoadUnsafe(ref source);
            Vector128<byte> middle = Vector128.LoadUnsafe(ref source, (nuint)between);
            Vector128<byte> tail = Vector128.LoadUnsafe(ref source, (nuint)last);
            head.StoreUnsafe(ref target);
            middle.StoreUnsafe(ref target, (nuint)between);
            tail.StoreUnsafe(ref target, (nuint)last);
        }
        else if (size is >= 4 and < 16)
        {
            nint last = size - 4;
            nint between = nint.Min(last, 4);
            Copy4(ref target, ref source, 0);
            Copy4(ref target, ref source, between);
            Copy4(ref target, ref source, last - between);
            Copy4(ref target, ref source, last);
        }
        else
        {
            Store(ref target, text);
        }
    }

    // The target must have room.
    [MethodImpl(AggressiveInlining)]
    public static void Store(ref byte target, ReadOnlySpan<char> text)
    {
        int size = sizeof(char) * text.Length;
        ref byte source = ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(text));
        if (size is >= 8 and <= 16)
        {
            ulong head = Unsafe.ReadUnaligned<ulong>(ref source);
            ulong tail = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref source, size - 8));
            Unsafe.WriteUnaligned(ref target, head);
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, size - 8), tail);
        }
        else if (size is > 16 and <= 32)
        {
            Vector128<byte> head = Vector128.LoadUnsafe(ref source);
            Vector128<byte> tail = Vector128.LoadUnsafe(ref source, (nuint)(size - 16));
            head.StoreUnsafe(ref target);
            tail.StoreUnsafe(ref target, (nuint)(size - 16));
        }
        else
        {
            Unsafe.CopyBlockUnaligned(ref target, ref source, (uint)size);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static void Copy4(ref byte target, ref byte source, nint offset) =>
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, offset), Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref source, offset)));
}
