using SerBench.Formats.Contracts;

namespace SerBench.Formats.Typed;

/// <summary>The fewest bytes of things: how many can be there is known before room for them is allocated.</summary>
internal static class TypedSizes
{
    /// <summary>Bytes of an object's bitmap. An object without fields has one too, so that every item of a sequence takes room.</summary>
    public static int BitmapLength(Shape shape, bool hasShortText = false) =>
        shape.Fields.Count == 0 ? 1 : (BitCount(shape, hasShortText) + 7) / 8;

    /// <summary>One for a field that can be null; with short text, four for a text field, all in one byte.</summary>
    public static int BitCount(Shape shape, bool hasShortText)
    {
        int bits = 0;
        foreach (Field field in shape.Fields.Where(field => field.Value.CanBeNull))
        {
            bits = hasShortText && field.Value.Kind == Kind.String ? TypedShortText.Align(bits) + TypedShortText.BitCount : bits + 1;
        }

        return bits;
    }

    /// <summary>An item of a sequence, a key or a value of a map.</summary>
    public static int MinItemLength(ValueShape value, bool hasMarkers) => value.CanBeNull ? 1 : MinLength(value, hasMarkers);

    /// <summary>The length of a value of fixed width; of others, the least of one that is there.</summary>
    public static int MinLength(ValueShape value, bool hasMarkers) => value.Kind switch
    {
        Kind.Boolean or Kind.Byte or Kind.SByte => 1,
        Kind.Int16 or Kind.UInt16 or Kind.Char => 2,
        Kind.Int32 or Kind.UInt32 or Kind.Single or Kind.DateOnly => 4,
        Kind.DateTimeOffset => 10,
        Kind.Decimal or Kind.Guid => 16,
        Kind.Enum => EnumLength(value.Type),
        Kind.Object => (hasMarkers ? 1 : 0) + MinObjectLength(value.Shape, hasMarkers),
        _ => 8,
    };

    private static int MinObjectLength(Shape shape, bool hasMarkers) => hasMarkers
        ? 1 + shape.Fields.Sum(field => 1 + (field.Value.CanBeNull ? 0 : MinLength(field.Value, hasMarkers)))
        : BitmapLength(shape) + shape.Fields.Where(field => !field.Value.CanBeNull).Sum(field => MinLength(field.Value, hasMarkers));

    private static int EnumLength(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Byte or TypeCode.SByte => 1,
        TypeCode.Int16 or TypeCode.UInt16 => 2,
        TypeCode.Int32 or TypeCode.UInt32 => 4,
        _ => 8,
    };
}
