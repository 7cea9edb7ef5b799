using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>The fields of a table or struct.</summary>
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int OffsetOf(Slot slot) => Layout<TBinarizer>.Offsets[slot.Ordinal];

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int IdOf(Slot slot) => Layout<TBinarizer>.Ids[slot.Ordinal];
}
