using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>
/// The layout of a type in the order in which its witness visits the fields. Keyed by the witness alone: code shared between classes
/// then finds it without a look-up, which would cost more than writing a small object.
/// </summary>
internal static class Layout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);

    public static readonly bool IsStruct = SchemaReader.IsStruct(TypeReader.ValueOf(Shape.Type));

    public static readonly ObjectSchema Schema = IsStruct ? SchemaReader.StructOf(Shape.Type) : SchemaReader.TableOf(Shape.Type);

    public static readonly int SchemaId = Schema.Id;

    public static readonly int Count = Schema.Members.Length;

    public static readonly int Size = Schema.Size;

    public static readonly int Alignment = Schema.Alignment;

    public static readonly bool HasPadding = Schema.HasPadding;

    /// <summary>Field ids by ordinal.</summary>
    public static readonly ushort[] Ids = [.. Shape.Fields.Select(field => (ushort)(field.Number - 1))];

    /// <summary>Places in the table or struct by ordinal.</summary>
    public static readonly ushort[] Offsets = [.. Ids.Select(id => (ushort)Schema.Offsets[id])];
}
