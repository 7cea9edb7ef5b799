using SerBench.Formats.Contracts;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Typed;

/// <summary>What the layouts need to know of an object, as constants of the code that is compiled for its witness.</summary>
internal static class TypedFacts<TLayout, TBinarizer>
    where TLayout : struct, ITypedLayout
    where TBinarizer : struct, IWitness
{
    private static readonly Shape Shape = TBinarizer.GetShape(TLayout.Order);

    private static readonly bool[] NullableValues = [.. Shape.Fields.Select(field => field.Value.IsNullableValue)];

    private static readonly int BitCount = TypedSizes.BitCount(Shape, TLayout.HasShortText);

    public static readonly int FieldCount = Shape.Fields.Count;

    public static readonly int BitmapLength = TypedSizes.BitmapLength(Shape, TLayout.HasShortText);

    /// <summary>The bits of the bitmap's last byte that stand for nothing.</summary>
    public static readonly int UnusedBits = 0xFF & ~((1 << (BitCount - (8 * (BitmapLength - 1)))) - 1);

    public static readonly int FirstTailOrdinal = NestingLevel.FirstTailOrdinal(Shape);

    public static readonly bool HasNullableValues = NullableValues.Contains(true);

    public static bool IsNullableValue(Slot slot) => NullableValues[slot.Ordinal];
}
