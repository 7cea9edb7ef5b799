namespace SerBench.Formats.Fixed;

internal static class FixedLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private const int BitsPerByte = 8;
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);
    private static readonly FixedShape Facts = new(Shape);
    private static readonly int[] Offsets = Facts.Offsets;
    private static readonly int[] Ends = Facts.Ends;

    // True if all offsets fit as bytes in two 64-bit words. The JIT turns such words into constants, but not array items.
    private static readonly bool IsSmall = Offsets.Length <= 2 * sizeof(ulong) && Offsets.All(offset => offset <= byte.MaxValue);
    private static readonly ulong FirstOffsets = IsSmall ? Pack(Offsets.Take(sizeof(ulong))) : 0;
    private static readonly ulong LastOffsets = IsSmall ? Pack(Offsets.Skip(sizeof(ulong))) : 0;

    public static readonly int BlockLength = Facts.BlockLength;

    public static readonly bool IsFlat = FixedShape.IsFlat(Shape);

    public static readonly ushort Version = (ushort)Math.Min(Shape.Fields.Count, ushort.MaxValue);

    [MethodImpl(AggressiveInlining)]
    public static int Offset(Slot slot) => !IsSmall ? At(Offsets, slot.Ordinal)
        : (int)(byte)((slot.Ordinal < sizeof(ulong) ? FirstOffsets : LastOffsets) >> (BitsPerByte * (slot.Ordinal % sizeof(ulong))));

    // Missing fields of an older writer become zeros, the default of every kind of value.
    public static void Complete(ReadOnlySpan<byte> block, Span<byte> whole)
    {
        int fields = Ends.Length;
        while (fields > 0 && Ends[fields - 1] > block.Length)
        {
            fields--;
        }

        int known = fields > 0 ? Ends[fields - 1] : 0;
        block[..known].CopyTo(whole);
        whole[known..].Clear();
    }

    [MethodImpl(AggressiveInlining)]
    public static int End(Slot slot) => At(Ends, slot.Ordinal);

    private static ulong Pack(IEnumerable<int> offsets) =>
        offsets.Select((offset, index) => (ulong)offset << (BitsPerByte * index)).Aggregate(0UL, (all, one) => all | one);

    // `ordinal` is in range, because it comes from a binarizer, never from data.
    [MethodImpl(AggressiveInlining)]
    private static int At(int[] facts, int ordinal)
    {
        Debug.Assert((uint)ordinal < (uint)facts.Length);
        return Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(facts), ordinal);
    }
}

internal static class FixedItem<TItem>
{
    private static readonly ValueShape Shape = TypeReader.ValueOf(typeof(TItem));

    public static readonly bool IsObject = Shape.Kind == Kind.Object;

    public static readonly ushort BlockLength = IsObject ? (ushort)FixedShape.ItemLengthOf(Shape) : (ushort)0;

    public static readonly bool IsNeverNullObject = IsObject && typeof(TItem).IsValueType && !Shape.IsNullableValue;

    public static readonly bool IsFlat = IsNeverNullObject && FixedShape.IsFlat(Shape.Shape);

    public static readonly bool IsPlain = FixedShape.IsPlain(Shape);

    public static readonly bool IsPlainStruct = IsNeverNullObject && FixedShape.IsPlainStruct(Shape);

    public static readonly bool IsMemory = IsPlainStruct && Shape.Shape.IsInMemoryOrder;

    // The least number of bytes of a map's key or value, and of an item that is no object.
    public static readonly int LeastLength = Shape.IsNullableValue ? 1 : FixedShape.WidthOf(Shape);

    // A struct takes at least its block; any other object takes at least the byte that marks null.
    [MethodImpl(AggressiveInlining)]
    public static int LeastItemLength(int blockLength, int position) =>
        IsNeverNullObject ? FixedShape.RequireBlock(blockLength, position) : IsObject ? 1 : LeastLength;

    public static int PlainEndWithin(int blockLength) => FixedShape.PlainEndWithin(blockLength, Shape);
}

internal static class FixedText
{
    [MethodImpl(AggressiveInlining)]
    public static void Put(ref RoomCursor output, string text)
    {
        if (text.Length > RoomCursor.Room / sizeof(char))
        {
            output.Ensure(checked(sizeof(char) * text.Length));
        }

        Utf16.StoreName(ref output.Here(), text);
        output.Advance(sizeof(char) * text.Length);
    }

    [MethodImpl(AggressiveInlining)]
    public static string? Take(ref InputCursor input, int header)
    {
        if (header == 0)
        {
            return null;
        }

        int length = header - 1;
        if ((uint)length > (uint)input.Left / sizeof(char))
        {
            WireFormatException.ThrowCount(input.Position, length);
        }

        return new string(MemoryMarshal.Cast<byte, char>(input.ReadBytes(sizeof(char) * length)));
    }
}
