namespace SerBench.Formats.Fixed;

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

    // The offset of each field's value. A nullable value follows a byte that is 0 for null.
    public int[] Offsets { get; }

    public int[] Ends { get; }

    public int BlockLength { get; }

    public static int BlockLengthOf(Shape shape) => shape.Fields.Sum(field => LengthOf(field.Value));

    public static bool IsFlat(Shape shape) =>
        shape.Fields.All(field => field.Value.Kind is not (Kind.String or Kind.Object or Kind.Sequence or Kind.Map));

    public static int ItemLengthOf(ValueShape item) => IsPlainStruct(item) ? PlainLengthOf(item) : BlockLengthOf(item.Shape);

    // True for a struct without padding whose members are numbers or such structs (docs/formats/fixed.md, "Groups").
    public static bool IsPlainStruct(ValueShape value) =>
        value.Kind == Kind.Object && value.Type.IsValueType && PlainLengthOf(value) is <= LongestBlock and var length
        && length == (value.Shape.IsInMemoryOrder ? RuntimeHelpers.SizeOf(value.Type.TypeHandle) : LayInOrder(value).Length);

    // True if a value has the same layout in a message and in memory, and every bit pattern is valid.
    public static bool IsPlain(ValueShape value) => value is
    {
        IsNullableValue: false,
        Kind: (> Kind.Boolean and <= Kind.Double) or Kind.Guid or Kind.TimeSpan or Kind.Enum,
    };

    public static int PlainEndWithin(int blockLength, ValueShape value)
    {
        int end = 0;
        foreach (int width in PlainWidths(value))
        {
            if (end + width > blockLength)
            {
                break;
            }

            end += width;
        }

        return end;
    }

    private static IEnumerable<int> PlainWidths(ValueShape value) =>
        value.Kind == Kind.Object ? value.Shape.Fields.SelectMany(field => PlainWidths(field.Value)) : [WidthOf(value)];

    private static int PlainLengthOf(ValueShape value) =>
        value is { Kind: Kind.Object, Type: { IsValueType: true, IsLayoutSequential: true } } && value.Shape.IsFilledAfterCreation
            ? (int)Math.Min(LongestBlock + 1L, value.Shape.Fields.Sum(field =>
                field.Value is { IsNullableValue: true } or { Declared: not null } ? LongestBlock + 1L : PlainLengthOf(field.Value)))
            : IsPlain(value) ? WidthOf(value) : LongestBlock + 1;

    // Computes length and alignment as if the members lay in memory in the order of their field numbers.
    private static (int Length, int Alignment) LayInOrder(ValueShape value)
    {
        if (value.Kind != Kind.Object)
        {
            return (WidthOf(value), value.Kind == Kind.Guid ? sizeof(int) : WidthOf(value));
        }

        (int length, int alignment) = value.Shape.Fields.Select(field => LayInOrder(field.Value))
            .Aggregate((0, 1), (all, one) =>
                (((all.Item1 + one.Alignment - 1) & -one.Alignment) + one.Length, Math.Max(all.Item2, one.Alignment)));
        return ((length + alignment - 1) & -alignment, alignment);
    }

    // Excludes the byte that marks null.
    public static int WidthOf(ValueShape value) => value.Kind switch
    {
        Kind.Object => sizeof(short),
        Kind.String or Kind.Map => sizeof(int),
        Kind.Sequence => sizeof(int) * value.Rank,
        _ => value.Width,
    };

    // Refuses empty structs, because a few bytes of a message could demand any number of them.
    [MethodImpl(AggressiveInlining)]
    public static int RequireBlock(int blockLength, int position)
    {
        if (blockLength == 0)
        {
            WireFormatException.Throw(position, "structs of at least one byte");
        }

        return blockLength;
    }

    private static int LengthOf(ValueShape value) => (value.IsNullableValue ? 1 : 0) + WidthOf(value);
}
