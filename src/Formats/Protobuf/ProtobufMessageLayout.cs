namespace SerBench.Formats.Protobuf;

/// <summary>
/// The facts of one message type that writer and reader share. All are constants to the JIT once the type is initialized. In the usual case,
/// field numbers that count up from 1, tags are literals in the compiled code.
/// </summary>
internal static class ProtobufMessageLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);
    private static readonly int[] Numbers = [.. Shape.Fields.Select(field => field.Number)];
    private static readonly WireType[] Wires = [.. Shape.Fields.Select(field => ValueWire.Of(field.Value))];

    /// <summary>True if the fields are visited in the order of their numbers 1, 2, 3, ...</summary>
    public static readonly bool IsSequential = Numbers.SequenceEqual(Enumerable.Range(1, Numbers.Length));

    /// <summary>
    /// Room for every field once, and for one store that is wider than its value. Of text and nested data, only the tag and the length are
    /// counted.
    /// </summary>
    public static readonly int Room = Shape.Fields.Sum(field => Tag.MaxLength + FixedRoom(field.Value)) + sizeof(ulong);

    public static readonly bool HasNullables = Shape.Fields.Any(field => field.Value.IsNullableValue);

    /// <summary>True if there are only numbers that are never null, and together they are never longer than a length of one byte can state.</summary>
    public static readonly bool IsShort = Room <= sbyte.MaxValue && !HasNullables && Shape.Fields.All(field => field.Value.Kind < Kind.String);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Number(int ordinal) => IsSequential ? ordinal + 1 : Numbers[ordinal];

    public static WireType Wire(int ordinal) => Wires[ordinal];

    /// <summary>The ordinal of the field with a number; -1 if there is none.</summary>
    public static int OrdinalOf(int number) =>
        !IsSequential ? Array.IndexOf(Numbers, number) : (uint)(number - 1) < (uint)Numbers.Length ? number - 1 : -1;

    private static int FixedRoom(ValueShape value) => ValueWire.Of(value) == WireType.Length && value.Kind < Kind.String
        ? BclMessages.MaxLength
        : Varint.MaxLength64;
}

/// <summary>The field numbers inside a map entry.</summary>
internal static class MapEntry
{
    public const int KeyNumber = 1;
    public const int ValueNumber = 2;
}

/// <summary>The encoding of the items of a repeated field. Constants to the JIT once the type is initialized.</summary>
internal static class ProtobufItemWire<TItem>
{
    public static readonly WireType Wire =
        typeof(TItem) == typeof(float) ? WireType.Fixed32
        : typeof(TItem) == typeof(double) ? WireType.Fixed64
        : typeof(TItem).IsEnum || IsInteger(typeof(TItem)) ? WireType.Varint
        : WireType.Length;

    /// <summary>True if the items stand one after the other in one field.</summary>
    public static readonly bool IsPacked = Wire != WireType.Length;

    private static bool IsInteger(Type type) =>
        Type.GetTypeCode(type) is >= TypeCode.Boolean and <= TypeCode.UInt64 || type == typeof(DateOnly) || type == typeof(TimeOnly);
}

/// <summary>The encoding of a value that stands alone, or of an item.</summary>
internal static class ValueWire
{
    public static WireType Of(ValueShape value) => value.Kind switch
    {
        <= Kind.Char or Kind.Enum or Kind.DateOnly or Kind.TimeOnly => WireType.Varint,
        Kind.Single => WireType.Fixed32,
        Kind.Double => WireType.Fixed64,
        _ => WireType.Length,
    };
}

/// <summary>The types that protobuf can carry.</summary>
internal static class ProtobufShapes
{
    public static string? Refuse(ValueShape value) => value.Kind switch
    {
        Kind.Sequence when value.SequenceKind == SequenceKind.Rectangular => "protobuf has no arrays of two dimensions",
        Kind.Sequence when IsBytes(value) => null,
        Kind.Sequence => RefuseInside(value.Item!, "an item of a repeated field"),
        Kind.Map => RefuseInside(value.Key!, "a map key") ?? RefuseInside(value.Value!, "a map value"),
        _ => null,
    };

    /// <summary>Refuses keys of maps that are not integers, bool or text: proto3 allows no others. Enums and char count as integers.</summary>
    public static string? RefuseKey(ValueShape value) =>
        value is { Kind: Kind.Map, Key.Kind: not ((<= Kind.Char and >= Kind.Boolean) or Kind.Enum or Kind.String) }
            ? $"a map key of proto3 is an integer, a bool or text, not {value.Key!.Type.Name}"
            : null;

    private static string? RefuseInside(ValueShape value, string what) => value switch
    {
        { IsNullableValue: true } => $"{what} cannot be null",
        { Kind: Kind.Map } => $"{what} cannot be a map",
        { Kind: Kind.Sequence } when !IsBytes(value) => $"{what} cannot be a collection",
        _ => null,
    };

    /// <summary>True if a sequence is one run of bytes, not a repeated field.</summary>
    public static bool IsBytes(ValueShape value) => value is { SequenceKind: SequenceKind.Array, Item: { Kind: Kind.Byte, IsNullableValue: false } };
}
