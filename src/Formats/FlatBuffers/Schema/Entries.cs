using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>The key and the value of a map entry, which is a table. Classes are replaced by <see cref="Reference"/>: all are offsets.</summary>
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
