namespace SerBench.Published.TypedLadder.Format;

internal interface ITypedLayout
{
    // True if every field has a marker, every object states its number of fields, and every nested object states its length. False if a
    // bitmap marks null fields.
    static abstract bool HasMarkers { get; }

    static virtual FieldOrder Order => FieldOrder.Declared;

    static virtual bool HasShortText => false;

    static virtual bool HasPathWithoutNulls => false;
}

internal readonly struct MarkersLayout : ITypedLayout
{
    public static bool HasMarkers => true;
}

internal readonly struct BitmapLayout : ITypedLayout
{
    public static bool HasMarkers => false;
}

internal readonly struct ReorderedLayout : ITypedLayout
{
    public static bool HasMarkers => false;

    public static FieldOrder Order => FieldOrder.FixedFirst;
}

internal readonly struct ShortTextLayout : ITypedLayout
{
    public static bool HasMarkers => false;

    public static bool HasShortText => true;
}

internal readonly struct NoNullsLayout : ITypedLayout
{
    public static bool HasMarkers => false;

    public static bool HasPathWithoutNulls => true;
}

internal static class TypedFacts<TLayout, TBinarizer>
    where TLayout : struct, ITypedLayout
    where TBinarizer : struct, IWitness
{
    private static readonly Shape Shape = TBinarizer.GetShape(TLayout.Order);

    private static readonly bool[] NullableValues = [.. Shape.Fields.Select(field => field.Value.IsNullableValue)];

    private static readonly int BitCount = TypedSizes.BitCount(Shape, TLayout.HasShortText);

    public static readonly int FieldCount = Shape.Fields.Count;

    public static readonly int BitmapLength = TypedSizes.BitmapLength(Shape, TLayout.HasShortText);

    public static readonly int MinLength = TypedSizes.MinObjectLength(Shape, TLayout.HasMarkers);

    public static readonly int UnusedBits = 0xFF & ~((1 << (BitCount - (8 * (BitmapLength - 1)))) - 1);

    public static readonly int FirstTailOrdinal = NestingLevel.FirstTailOrdinal(Shape);

    public static readonly bool HasNullableValues = NullableValues.Contains(true);

    public static bool IsNullableValue(Slot slot) => NullableValues[slot.Ordinal];
}

// A marker says whether a value is null. The first byte of every message marks the root.
internal static class TypedMarker
{
    public const byte Null = 0;
    public const byte Present = 1;
}

internal static class TypedItem<TLayout, TItem>
    where TLayout : struct, ITypedLayout
{
    public static readonly int MinLength = TypedSizes.MinItemLength(TypeReader.ValueOf(typeof(TItem)), TLayout.HasMarkers);
}
