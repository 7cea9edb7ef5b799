using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>The table of an array of two or more dimensions: its lengths, then its items in row-major order.</summary>
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
