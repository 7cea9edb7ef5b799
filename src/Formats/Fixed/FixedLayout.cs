namespace SerBench.Formats.Fixed;

/// <summary>The facts of <see cref="FixedShape"/>, as constants in the code for a witness.</summary>
internal static class FixedLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private const int BitsPerByte = 8;
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);
    private static readonly FixedShape Facts = new(Shape);
    private static readonly int[] Offsets = Facts.Offsets;
    private static readonly int[] Ends = Facts.Ends;

    // True if each offset fits a byte of two words. Unlike an array, the JIT folds such tables to constants.
    private static readonly bool IsSmall = Offsets.Length <= 2 * sizeof(ulong) && Offsets.All(offset => offset <= byte.MaxValue);
    private static readonly ulong FirstOffsets = IsSmall ? Pack(Offsets.Take(sizeof(ulong))) : 0;
    private static readonly ulong LastOffsets = IsSmall ? Pack(Offsets.Skip(sizeof(ulong))) : 0;

    public static readonly int BlockLength = Facts.BlockLength;

    /// <summary>True if an object consists of its block alone.</summary>
    public static readonly bool IsFlat = FixedShape.IsFlat(Shape);

    /// <summary>The version that a writer states: the number of fields it knows.</summary>
    public static readonly ushort Version = (ushort)Math.Min(Shape.Fields.Count, ushort.MaxValue);

    [MethodImpl(AggressiveInlining)]
    public static int Offset(Slot slot) => !IsSmall ? At(Offsets, slot.Ordinal)
        : (int)(byte)((slot.Ordinal < sizeof(ulong) ? FirstOffsets : LastOffsets) >> (BitsPerByte * (slot.Ordinal % sizeof(ulong))));

    /// <summary>Completes the block of an older writer. Fields that it lacks become zeros, the default of every kind of value.</summary>
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

    // Packs offsets into a word. The first is in the lowest byte.
    private static ulong Pack(IEnumerable<int> offsets) =>
        offsets.Select((offset, index) => (ulong)offset << (BitsPerByte * index)).Aggregate(0UL, (all, one) => all | one);

    // No bounds check: the ordinal comes from a witness, never from data.
    [MethodImpl(AggressiveInlining)]
    private static int At(int[] facts, int ordinal)
    {
        Debug.Assert((uint)ordinal < (uint)facts.Length);
        return Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(facts), ordinal);
    }
}

/// <summary>The layout of the items of a group (docs/formats/fixed.md, "Groups"), constants for the JIT once the type is
/// initialized.</summary>
internal static class FixedItem<TItem>
{
    private static readonly ValueShape Shape = TypeReader.ValueOf(typeof(TItem));

    /// <summary>True if the items are objects, so that a block length precedes them.</summary>
    public static readonly bool IsObject = Shape.Kind == Kind.Object;

    public static readonly ushort BlockLength = IsObject ? (ushort)FixedShape.ItemLengthOf(Shape) : (ushort)0;

    /// <summary>True if the items are objects and never null, so that each takes at least its block.</summary>
    public static readonly bool IsNeverNullObject = IsObject && typeof(TItem).IsValueType && !Shape.IsNullableValue;

    /// <summary>True if the items are structs of values of fixed width, one block after the other.</summary>
    public static readonly bool IsFlat = IsNeverNullObject && FixedShape.IsFlat(Shape.Shape);

    /// <summary>True if the items have the same layout in a message and in memory, and every bit pattern is valid.</summary>
    public static readonly bool IsPlain = FixedShape.IsPlain(Shape);

    /// <summary>True if the items are structs of such values, in the same layout as in memory.</summary>
    public static readonly bool IsPlainStruct = IsNeverNullObject && FixedShape.IsPlainStruct(Shape);

    /// <summary>True if the members of these structs have the same order in memory.</summary>
    public static readonly bool IsMemory = IsPlainStruct && Shape.Shape.IsInMemoryOrder;

    /// <summary>The least number of bytes of a key or value of a map, and of an item that is no object.</summary>
    public static readonly int LeastLength = Shape.IsNullableValue ? 1 : FixedShape.WidthOf(Shape);

    /// <summary>The least number of bytes of an item: the block of a struct, or the byte that marks null for any other object.</summary>
    [MethodImpl(AggressiveInlining)]
    public static int LeastItemLength(int blockLength, int position) =>
        IsNeverNullObject ? FixedShape.RequireBlock(blockLength, position) : IsObject ? 1 : LeastLength;

    public static int PlainEndWithin(int blockLength) => FixedShape.PlainEndWithin(blockLength, Shape);
}

/// <summary>Text after its header: UTF-16 characters, as they lie in memory.</summary>
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

    /// <summary>Reads the text of a header. The header is one more than the number of characters.</summary>
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
