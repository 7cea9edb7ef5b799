using SerBench.Published.XbufCar.Direct;

namespace SerBench.Published.XbufCar.Format;

internal static class Xbuf2MessageLayout
{
    public const int KeyNumber = 1;

    public const int ValueNumber = 2;

    // The longest value of bounded length is a Guid or a decimal: 16 bytes after a length.
    private const int LongestBlock = 1 + (2 * sizeof(ulong));

    private const int LongestShort = RoomCursor.Room - Tag.MaxLength - 1 - Varint.MaxLength64;

    public static WireType WireOf(Kind kind) => kind switch
    {
        Kind.Int64 or Kind.UInt64 or Kind.Double or Kind.DateTime or Kind.TimeSpan or Kind.TimeOnly => WireType.Fixed64,
        Kind.Single => WireType.Fixed32,
        <= Kind.Char or Kind.Enum or Kind.DateOnly => WireType.Varint,
        _ => WireType.Length,
    };

    // The most bytes of a value after its tag; 0 without a limit.
    public static int LongestOf(ValueShape value) => value.Kind switch
    {
        Kind.String or Kind.Object or Kind.Sequence or Kind.Map => 0,
        Kind.Enum when value.Type.IsDefined(typeof(FlagsAttribute), inherit: false) => 0,
        Kind.Guid or Kind.Decimal or Kind.DateTimeOffset => LongestBlock,
        _ => Varint.MaxLength64,
    };

    public static int LongestShortMessage(Shape shape)
    {
        int longest = shape.Fields.Sum(field => 1 + LongestOf(field.Value));
        return longest <= LongestShort
            && shape.Fields.All(field => LongestOf(field.Value) > 0 && Tag.Of(NumberOf(shape.Type, field), WireType.Fixed32) < 0x80)
            ? longest
            : 0;
    }

    public static int NumberOf(Type type, Field field) => type == typeof(Car) ? CarTag.NumberOf(field.Name) : field.Number;
}

internal static class Xbuf2MessageLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private const int NibbleBits = 4;

    private const int HighestInTable = 1023;

    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);
    private static readonly int[] Numbers = [.. Shape.Fields.Select(field => Xbuf2MessageLayout.NumberOf(Shape.Type, field))];
    private static readonly WireType[] Wires = [.. Shape.Fields.Select(field => Xbuf2MessageLayout.WireOf(field.Value.Kind))];

    private static readonly bool HasTable = Numbers.All(number => number <= HighestInTable);

    // The index is the field number. The item is -1 without a field.
    private static readonly int[] Ordinals = HasTable
        ? [.. Enumerable.Range(0, Numbers.Append(0).Max() + 1).Select(number => Array.IndexOf(Numbers, number))]
        : [];

    private static readonly bool IsSequential = Numbers.SequenceEqual(Enumerable.Range(1, Numbers.Length));

    // True if each number fits four bits of one word. The JIT folds a word to a constant, unlike an array.
    private static readonly bool IsSmall = Numbers.Length <= 16 && Numbers.All(number => number < 1 << NibbleBits);

    private static readonly ulong Nibbles = !IsSmall
        ? 0
        : Numbers.Select((number, ordinal) => (ulong)number << (NibbleBits * ordinal)).Aggregate(0UL, (all, one) => all | one);

    public static readonly bool HasShortTags = Numbers.All(number => Tag.Of(number, WireType.Fixed32) < 0x80);

    public static readonly bool IsShort = Xbuf2MessageLayout.LongestShortMessage(Shape) > 0;

    public static readonly bool IsEmpty = Numbers.Length == 0;

    public static readonly bool HasNullables = Shape.Fields.Any(field => field.Value.IsNullableValue);

    [MethodImpl(AggressiveInlining)]
    public static uint TagOf(Slot slot, WireType wire) => Tag.Of(
        slot.Role switch
        {
            SlotRole.Key => Xbuf2MessageLayout.KeyNumber,
            SlotRole.Value => Xbuf2MessageLayout.ValueNumber,
            _ => Number(slot.Ordinal),
        },
        wire);

    [MethodImpl(AggressiveInlining)]
    public static int Number(int ordinal) =>
        IsSequential ? ordinal + 1
        : IsSmall ? (int)(Nibbles >> (NibbleBits * ordinal)) & ((1 << NibbleBits) - 1)
        : Numbers[ordinal];

    public static WireType Wire(int ordinal) => Wires[ordinal];

    [MethodImpl(AggressiveInlining)]
    public static int OrdinalOf(int number) =>
        (uint)number < (uint)Ordinals.Length ? Ordinals[number] : HasTable ? -1 : Array.IndexOf(Numbers, number);
}

internal static class Xbuf2ItemWire<TItem>
{
    private static readonly ValueShape Shape = TypeReader.ValueOf(typeof(TItem));

    public static readonly WireType Wire = Xbuf2MessageLayout.WireOf(Shape.Kind);

    public static readonly bool IsMessage = Shape.Kind == Kind.Object;

    public static readonly int Longest = LongestOf(Shape);

    private static int LongestOf(ValueShape item)
    {
        int value = item.Kind switch
        {
            Kind.Object when item.Type.IsValueType => Xbuf2MessageLayout.LongestShortMessage(item.Shape),
            Kind.Enum => Varint.MaxLength64,
            _ => Xbuf2MessageLayout.LongestOf(item),
        };
        return value == 0 ? 0 : Tag.MaxLength + 1 + value;
    }
}
