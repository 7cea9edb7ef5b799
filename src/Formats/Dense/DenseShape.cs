namespace SerBench.Formats.Dense;

internal sealed class DenseShape
{
    public const int WordBits = 64;

    public const int Code32Bits = 2;
    public const int Code64Bits = 3;

    private const int LargestBlockValue = 16;

    public DenseShape(Shape shape)
    {
        int bits = 0, variable = 0, room = 0;
        foreach (Field field in shape.Fields)
        {
            foreach (int count in HeaderCodes(field.Value).Where(count => count > 0))
            {
                bits += (bits % WordBits) + count > WordBits ? WordBits - (bits % WordBits) + count : count;
            }

            FixedLength += field.Value.IsNullableValue ? 0 : BlockLength(field.Value.Kind, field.Value.Type);
            variable += MinVariableLength(field.Value);
            room += Room(field.Value);
        }

        IsFixed = shape.Fields.All(
            field => field.Value is { IsFixedWidth: true, Kind: not Kind.Decimal } && MaxIntegerWidth(field.Value) == 0);
        DecimalsLength = sizeof(decimal) * shape.Fields.Count(field => field.Value is { IsNullableValue: false, Kind: Kind.Decimal });
        HeaderBitCount = bits;
        HeaderLength = shape.Fields.Count == 0 ? 1 : (bits + 7) / 8;
        MinLength = HeaderLength + FixedLength + variable;
        ValueRoom = room;
        FirstTailOrdinal = NestingLevel.FirstTailOrdinal(shape);
        IsNullable = [.. shape.Fields.Select(field => field.Value.IsNullableValue)];
        CodeBits = [.. shape.Fields.Select(field => HeaderCodes(field.Value)[1])];
    }

    public int HeaderBitCount { get; }

    public int HeaderLength { get; }

    // The total length of the values that have the same length in every message.
    public int FixedLength { get; }

    public int DecimalsLength { get; }

    public bool IsFixed { get; }

    // An upper limit of the bytes of all values. A text counts as short, and a collection as its count only.
    public int ValueRoom { get; }

    public int MinLength { get; }

    // From this ordinal on, every field is a nested object that is created empty and filled later.
    public int FirstTailOrdinal { get; }

    public bool[] IsNullable { get; }

    // The number of header bits of each field, without the bit for presence.
    public int[] CodeBits { get; }

    public static int MinItemLength(ValueShape value) => value switch
    {
        { IsNullableValue: true } => 1,
        { Kind: Kind.Object, Type.IsValueType: true } => new DenseShape(value.Shape).MinLength,
        { Kind: < Kind.String } => Math.Max(BlockLength(value.Kind, value.Type), 1),
        _ => 1,
    };

    public static int FixedItemLength(ValueShape value) =>
        value is { Kind: Kind.Object, Type.IsValueType: true, IsNullableValue: false }
        && new DenseShape(value.Shape) is { IsFixed: true } shape
            ? shape.HeaderLength + shape.FixedLength
            : 0;

    // Returns the depth of nested structs if an item can be copied as memory (no gaps, only numbers of which all bits are valid), else 0.
    public static int MemoryLevels(ValueShape value)
    {
        if (value is not
            {
                Kind: Kind.Object, IsNullableValue: false, Declared: null,
                Type: { IsValueType: true, IsLayoutSequential: true }
            }
            || !value.Shape.IsFilledAfterCreation
            || !value.Shape.IsInMemoryOrder)
        {
            return 0;
        }

        int deepest = 0, length = 0;
        foreach (ValueShape field in value.Shape.Fields.Select(field => field.Value))
        {
            int levels = MemoryLevels(field);
            if (levels == 0 && (deepest > 0 || !IsCopied(field)))
            {
                return 0;
            }

            deepest = Math.Max(deepest, levels);
            length += levels > 0 ? RuntimeHelpers.SizeOf(field.Type.TypeHandle) : BlockLength(field.Kind, field.Type);
        }

        return length == RuntimeHelpers.SizeOf(value.Type.TypeHandle) ? deepest + 1 : 0;
    }

    private static bool IsCopied(ValueShape value) => value is
    {
        IsNullableValue: false,
        Declared: null,
        Kind: Kind.Byte or Kind.SByte or Kind.Int16 or Kind.UInt16 or Kind.Char or Kind.Single or Kind.Double or Kind.Guid,
    };

    public static int[] HeaderCodes(ValueShape value)
    {
        int presence = value.IsNullableValue || value is { Kind: Kind.Object, Type.IsValueType: false } ? 1 : 0;
        int code = value.Kind == Kind.Boolean ? 1 : MaxIntegerWidth(value) switch { 4 => Code32Bits, 8 => Code64Bits, _ => 0 };
        return [presence, code];
    }

    public static int MaxIntegerWidth(ValueShape value) => value.Kind switch
    {
        Kind.Int32 or Kind.UInt32 => 4,
        Kind.Int64 or Kind.UInt64 => 8,
        Kind.Enum when EnumLength(value.Type) >= 4 => EnumLength(value.Type),
        _ => 0,
    };

    public static int BlockLength(Kind kind, Type type) => kind switch
    {
        Kind.Byte or Kind.SByte => 1,
        Kind.Int16 or Kind.UInt16 or Kind.Char => 2,
        Kind.Single or Kind.DateOnly => 4,
        Kind.Double or Kind.DateTime or Kind.TimeSpan or Kind.TimeOnly => 8,
        Kind.DateTimeOffset => 10,
        Kind.Guid => LargestBlockValue,
        Kind.Enum when EnumLength(type) < 4 => EnumLength(type),
        _ => 0,
    };

    private static int Room(ValueShape value) => value.Kind switch
    {
        Kind.String => DenseText.ShortRoom,
        Kind.Sequence or Kind.Map => DenseNumber.MaxLength,
        Kind.Object when MemoryLevels(TypeReader.ValueOf(value.Type)) > 0 => RuntimeHelpers.SizeOf(value.Type.TypeHandle),
        < Kind.String when value.IsNullableValue || value.Kind == Kind.Decimal => LargestBlockValue,
        _ => MaxIntegerWidth(value),
    };

    private static int MinVariableLength(ValueShape value) => value switch
    {
        { IsNullableValue: true } => 0,
        { Kind: Kind.Decimal or Kind.String or Kind.Sequence or Kind.Map } => 1,
        { Kind: Kind.Object, Type.IsValueType: true } => new DenseShape(value.Shape).MinLength,
        _ => MaxIntegerWidth(value) == 0 ? 0 : 1,
    };

    private static int EnumLength(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Byte or TypeCode.SByte => 1,
        TypeCode.Int16 or TypeCode.UInt16 => 2,
        TypeCode.Int32 or TypeCode.UInt32 => 4,
        _ => 8,
    };
}
