namespace SerBench.Formats.FlatBuffers.Schema;

internal interface IPlace
{
    static abstract bool IsVector { get; }

    static abstract bool IsStruct { get; }

    static abstract ObjectSchema Schema { get; }

    static abstract int SchemaId { get; }

    static abstract int Count { get; }

    static abstract int Size { get; }

    static abstract int Alignment { get; }

    static abstract int OffsetOf(Slot slot);

    static abstract int IdOf(Slot slot);
}

// A map entry.
internal readonly struct Entries<TKey, TValue> : IPlace
{
    private static readonly ObjectSchema Table = ObjectSchema.Table(MemberOf<TKey>(), MemberOf<TValue>());
    private static readonly int TableId = Table.Id;
    private static readonly int TableSize = Table.Size;
    private static readonly int TableAlignment = Table.Alignment;
    private static readonly int KeyOffset = Table.Offsets[0];
    private static readonly int ValueOffset = Table.Offsets[1];

    public static bool IsVector => false;

    public static bool IsStruct => false;

    public static ObjectSchema Schema => Table;

    public static int SchemaId => TableId;

    public static int Count => 2;

    public static int Size => TableSize;

    public static int Alignment => TableAlignment;

    public static int OffsetOf(Slot slot) => slot.Role == SlotRole.Key ? KeyOffset : ValueOffset;

    public static int IdOf(Slot slot) => slot.Role == SlotRole.Key ? 0 : 1;

    private static FlatType MemberOf<T>() =>
        typeof(T) == typeof(Reference) ? FlatType.Text : SchemaReader.TypeOf(TypeReader.ValueOf(typeof(T)));
}

internal readonly struct Fields<TBinarizer> : IPlace
    where TBinarizer : struct, IWitness
{
    public static bool IsVector => false;

    public static bool IsStruct => Layout<TBinarizer>.IsStruct;

    public static ObjectSchema Schema => Layout<TBinarizer>.Schema;

    public static int SchemaId => Layout<TBinarizer>.SchemaId;

    public static int Count => Layout<TBinarizer>.Count;

    public static int Size => Layout<TBinarizer>.Size;

    public static int Alignment => Layout<TBinarizer>.Alignment;

    [MethodImpl(AggressiveInlining)]
    public static int OffsetOf(Slot slot) => Layout<TBinarizer>.Offsets[slot.Ordinal];

    [MethodImpl(AggressiveInlining)]
    public static int IdOf(Slot slot) => Layout<TBinarizer>.Ids[slot.Ordinal];
}

// A table that holds the lengths of an array, then its items in row-major order.
internal readonly struct Grid<TArray> : IPlace
{
    public const int Lengths = 0;
    public const int Content = 1;

    private static readonly ObjectSchema Table = SchemaReader.TypeOf(TypeReader.ValueOf(typeof(TArray))).Object;

    public static bool IsVector => false;

    public static bool IsStruct => false;

    public static ObjectSchema Schema => Table;

    public static int SchemaId => Table.Id;

    public static int Count => Table.Members.Length;

    public static int Size => Table.Size;

    public static int Alignment => Table.Alignment;

    public static int OffsetOf(Slot slot) => Table.Offsets[slot.Ordinal];

    public static int IdOf(Slot slot) => slot.Ordinal;
}

internal readonly struct ItemPlace : IPlace
{
    public static bool IsVector => true;

    public static bool IsStruct => false;

    public static ObjectSchema Schema => throw new InvalidOperationException("A vector has no members.");

    public static int SchemaId => 0;

    public static int Count => 0;

    public static int Size => 0;

    public static int Alignment => 0;

    public static int OffsetOf(Slot slot) => 0;

    public static int IdOf(Slot slot) => 0;
}

internal static class Item<T>
{
    private static readonly FlatType Type = SchemaReader.ItemOf(TypeReader.ValueOf(typeof(T)));
    private static readonly int TypeSize = Type.Size;
    private static readonly int TypeAlignment = Type.Alignment;
    private static readonly bool TypeIsStruct = Type is { Form: WireForm.Inline, IsLevel: true };
    private static readonly bool TypeIsBlock = TypeReader.ValueOf(typeof(T)).Kind switch
    {
        // Only these types can be copied as blocks: same layout in memory, every bit pattern valid.
        Kind.Byte or Kind.SByte or Kind.Int16 or Kind.UInt16 or Kind.Int32 or Kind.UInt32 or Kind.Int64 or Kind.UInt64 => true,
        Kind.Char or Kind.Single or Kind.Double or Kind.Guid or Kind.Enum or Kind.TimeSpan => Nullable.GetUnderlyingType(typeof(T)) is null,
        _ => false,
    };

    // The JIT shares code for all classes, in which static fields are slow, so only structs use them.
    public static int Size => typeof(T).IsValueType ? TypeSize : FlatType.OffsetSize;

    public static int Alignment => typeof(T).IsValueType ? TypeAlignment : FlatType.OffsetSize;

    public static bool IsBlock => typeof(T).IsValueType && TypeIsBlock;

    public static bool IsStruct => typeof(T).IsValueType && TypeIsStruct;
}
