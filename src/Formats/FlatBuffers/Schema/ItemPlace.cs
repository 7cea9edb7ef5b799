using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>The items of a vector.</summary>
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
