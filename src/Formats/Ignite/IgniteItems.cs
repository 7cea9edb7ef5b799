
namespace SerBench.Formats.Ignite;

internal static class IgniteItems<TItem>
{
    private const int ShortestObject = IgniteHeader.Length;

    private static readonly byte InnerCode = CodeOf(typeof(TItem));

    private static readonly byte FieldCode = InnerCode == IgniteCode.TimestampArray ? IgniteCode.ObjectArray : InnerCode;

    // True if items have the same bytes in messages and in memory.
    public static readonly bool IsBlock = InnerCode is >= IgniteCode.ByteArray and <= IgniteCode.BoolArray;

    // True if Ignite writes an array in full each time a field refers to it, never as a handle.
    public static readonly bool IsUnshared = FieldCode is not IgniteCode.ObjectArray;

    public static readonly int TypeId = IgniteNames.TypeId(typeof(TItem));

    public static readonly int ShortestItem = LengthOf(TypeReader.ValueOf(typeof(TItem)));

    public static byte CodeAt(Slot slot) => slot.IsField ? FieldCode : InnerCode;

    public static bool HasTypeId(byte code) => code is IgniteCode.ObjectArray or IgniteCode.EnumArray;

    private static int LengthOf(ValueShape item) => item switch
    {
        { CanBeNull: true } => 1,
        { Kind: Kind.Object or Kind.DateTimeOffset } => ShortestObject,
        { Kind: Kind.Decimal } => IgniteWidth.ShortestDecimal,
        { Kind: Kind.Enum } => Math.Min(IgniteWidth.Enum, 1 + sizeof(long)),
        _ => IgniteWidth.Of(item),
    };

    private static byte CodeOf(Type item) =>
        item.IsEnum && ValueShape.Of(item).Width < sizeof(long) ? IgniteCode.EnumArray : TypeCodes.OfArray(item);
}
