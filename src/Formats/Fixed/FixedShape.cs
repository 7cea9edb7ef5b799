using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Fixed;

/// <summary>Where the fields of a type lie in its block (docs/formats/fixed.md, "Block").</summary>
internal sealed class FixedShape
{
    public const int LongestBlock = ushort.MaxValue - 1;

    public FixedShape(Shape shape)
    {
        Offsets = new int[shape.Fields.Count];
        Ends = new int[shape.Fields.Count];
        int end = 0;
        foreach (Field field in shape.Fields)
        {
            Offsets[field.Ordinal] = end + (field.Value.IsNullableValue ? 1 : 0);
            end += LengthOf(field.Value);
            Ends[field.Ordinal] = end;
        }

        BlockLength = end;
    }

    /// <summary>Where the value of each field begins; the byte before says whether a nullable value is there.</summary>
    public int[] Offsets { get; }

    public int[] Ends { get; }

    public int BlockLength { get; }

    public static int BlockLengthOf(Shape shape) => shape.Fields.Sum(field => LengthOf(field.Value));

    /// <summary>Whether objects of a shape are their blocks alone, with nothing variable.</summary>
    public static bool IsFlat(Shape shape) =>
        shape.Fields.All(field => field.Value.Kind is not (Kind.String or Kind.Object or Kind.Sequence or Kind.Map));

    /// <summary>What a value takes of a block, without the byte that says whether a nullable one is there.</summary>
    public static int WidthOf(ValueShape value) => value.Kind switch
    {
        Kind.Boolean or Kind.Byte or Kind.SByte => sizeof(byte),
        Kind.Int16 or Kind.UInt16 or Kind.Char or Kind.Object => sizeof(short),
        Kind.Int32 or Kind.UInt32 or Kind.Single or Kind.DateOnly or Kind.String or Kind.Map => sizeof(int),
        Kind.Int64 or Kind.UInt64 or Kind.Double or Kind.DateTime or Kind.TimeSpan or Kind.TimeOnly => sizeof(long),
        Kind.DateTimeOffset => sizeof(long) + sizeof(short),
        Kind.Decimal or Kind.Guid => 2 * sizeof(long),
        Kind.Enum => Marshal.SizeOf(Enum.GetUnderlyingType(value.Type)),
        Kind.Sequence => sizeof(int) * (value.SequenceKind == SequenceKind.Rectangular ? value.Type.GetArrayRank() : 1),
        _ => 0,
    };

    /// <summary>What a value takes of a block.</summary>
    private static int LengthOf(ValueShape value) => (value.IsNullableValue ? 1 : 0) + WidthOf(value);
}
