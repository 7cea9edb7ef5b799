namespace SerBench.Formats.Protobuf;

// If field numbers are 1, 2, 3 and so on, the JIT compiles tags to constants.
internal static class ProtobufMessageLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private const int BitsOfSpecial = 64;
    private const WireKind OtherNumbers = FieldWire.AllNumbers | WireKind.Unpacked | WireKind.Required;

    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);
    private static readonly int[] Numbers = [.. Shape.Fields.Select(field => field.Number)];
    private static readonly WireType[] Wires = [.. Shape.Fields.Select(field => ValueWire.Of(field.Value, field.Wire.ValueKind))];
    private static readonly FieldWire[] Kinds = [.. Shape.Fields.Select(field => field.Wire)];
    private static readonly int[] Unions = UnionsOf(Shape);

    private static readonly bool HasKinds = Kinds.Any(wire => wire.Has(OtherNumbers));

    private static readonly ulong Special =
        Kinds.Take(BitsOfSpecial).Select((wire, bit) => wire.Has(OtherNumbers) ? 1UL << bit : 0).Aggregate(0UL, (all, one) => all | one);

    private static readonly bool HasOptionals = Kinds.Any(wire => wire.Has(WireKind.Optional | WireKind.Required));

    public static readonly bool HasUnions = Unions.Any(union => union >= 0);

    // The ordinal of the field that keeps undeclared fields; -1 without such a field.
    public static readonly int Unknown = Array.FindIndex(Kinds, wire => wire.Has(WireKind.Unknown));

    public static readonly bool IsSequential = Numbers.SequenceEqual(Enumerable.Range(1, Numbers.Length));

    // Enough bytes for every field once, but of text and nested data only for the tag and the length.
    public static readonly int Room = Shape.Fields.Sum(field => Tag.MaxLength + FixedRoom(field.Value)) + sizeof(ulong);

    public static readonly bool HasNullables = Shape.Fields.Any(field => field.Value.IsNullableValue);

    public static readonly bool IsShort = Room <= sbyte.MaxValue && !HasNullables
        && Shape.Fields.All(field => field.Value.Kind < Kind.String);

    [MethodImpl(AggressiveInlining)]
    public static int Number(int ordinal) => IsSequential ? ordinal + 1 : Numbers[ordinal];

    public static WireType Wire(int ordinal) => Wires[ordinal];

    [MethodImpl(AggressiveInlining)]
    public static bool IsSpecial(Slot slot) => HasKinds && (slot.Ordinal >= BitsOfSpecial || (Special & (1UL << slot.Ordinal)) != 0);

    public static WireKind KindOf(Slot slot) => slot.Role == SlotRole.Key ? Kinds[slot.Ordinal].KeyKind : Kinds[slot.Ordinal].Kind;

    public static bool WritesEmpty(Slot slot) =>
        HasOptionals && slot.IsField && Kinds[slot.Ordinal].Has(WireKind.Optional | WireKind.Required);

    // True if absent text or bytes read as null.
    public static bool IsOptional(Slot slot) => HasOptionals && slot.IsField && Kinds[slot.Ordinal].Has(WireKind.Optional);

    [MethodImpl(AggressiveInlining)]
    public static WireType ItemWire<TItem>(Slot slot) =>
        !IsSpecial(slot) || (KindOf(slot) & WireKind.Fixed) == 0 ? ProtobufItemWire<TItem>.Wire
        : Unsafe.SizeOf<TItem>() == sizeof(ulong) ? WireType.Fixed64 : WireType.Fixed32;

    public static int UnionOf(Slot slot) => slot.IsField ? Unions[slot.Ordinal] : -1;

    public static IEnumerable<int> MembersOf(int union) => Enumerable.Range(0, Unions.Length).Where(ordinal => Unions[ordinal] == union);

    public static int OrdinalOf(int number)
    {
        int found = !IsSequential ? Array.IndexOf(Numbers, number) : (uint)(number - 1) < (uint)Numbers.Length ? number - 1 : -1;
        return found < 0 ? Unknown : found;
    }

    // In types with unions or a member for unknown fields, a value of an unexpected wire type counts as unknown.
    public static int OrdinalOfTag(uint tag)
    {
        int ordinal = OrdinalOf(Tag.Number(tag));
        return (HasUnions || Unknown >= 0) && ordinal >= 0 && ordinal != Unknown && !ValueWire.Fits(Shape.Fields[ordinal], Tag.Wire(tag))
            ? Unknown
            : ordinal;
    }

    private static int[] UnionsOf(Shape shape)
    {
        string[] names = [.. shape.Fields.Select(field => field.Wire.OneOf).OfType<string>().Distinct()];
        return [.. shape.Fields.Select(field => Array.IndexOf(names, field.Wire.OneOf))];
    }

    private static int FixedRoom(ValueShape value) => ValueWire.Of(value) == WireType.Length && value.Kind < Kind.String
        ? BclMessages.MaxLength
        : Varint.MaxLength64;
}

internal static class MapEntry
{
    public const int KeyNumber = 1;
    public const int ValueNumber = 2;
}

internal static class ProtobufItemWire<TItem>
{
    public static readonly WireType Wire =
        typeof(TItem) == typeof(float) ? WireType.Fixed32
        : typeof(TItem) == typeof(double) ? WireType.Fixed64
        : typeof(TItem).IsEnum || IsInteger(typeof(TItem)) ? WireType.Varint
        : WireType.Length;

    public static readonly bool IsPacked = Wire != WireType.Length;

    private static bool IsInteger(Type type) =>
        Type.GetTypeCode(type) is >= TypeCode.Boolean and <= TypeCode.UInt64 || type == typeof(DateOnly) || type == typeof(TimeOnly);
}

internal static class ValueWire
{
    public static WireType Of(ValueShape value, WireKind kind = WireKind.Usual) => value.Kind switch
    {
        Kind.Int32 or Kind.UInt32 when kind == WireKind.Fixed => WireType.Fixed32,
        Kind.Int64 or Kind.UInt64 when kind == WireKind.Fixed => WireType.Fixed64,
        <= Kind.Char or Kind.Enum or Kind.DateOnly or Kind.TimeOnly => WireType.Varint,
        Kind.Single => WireType.Fixed32,
        Kind.Double => WireType.Fixed64,
        _ => WireType.Length,
    };

    public static bool Fits(Field field, WireType wire) => wire == Of(field.Value, field.Wire.ValueKind)
        || (field.Value.Kind == Kind.Sequence && !field.Value.IsBytes && wire == Of(field.Value.Item!, field.Wire.ValueKind));
}

internal static class ProtobufShapes
{
    // Readers and writers keep a bit for each oneof.
    private const int MostUnions = 64;

    public static string? Refuse(ValueShape value) =>
        value.Kind == Kind.Object ? RefuseWires(value.Shape) : RepeatedFields.Refuse(value, "protobuf");

    private static string? RefuseWires(Shape shape)
    {
        foreach (Field field in shape.Fields.Where(field => (field.Wire.Kind & ~WireKind.Optional) != 0 || field.Wire.OneOf is not null))
        {
            (ValueShape value, FieldWire wire) = (field.Value, field.Wire);
            ValueShape single = value.Kind switch { Kind.Sequence => value.Item!, Kind.Map => value.Value!, _ => value };
            string? wrong = IsWrong(single, wire.ValueKind)
                    || (wire.KeyKind != 0 && (value.Key is null || IsWrong(value.Key, wire.KeyKind)))
                    ? "ZigZag is for signed integers, Fixed for integers of 32 and 64 bits, and a number has one of them"
                : wire.Has(WireKind.Unpacked) && (value.Kind != Kind.Sequence || ValueWire.Of(single) == WireType.Length)
                    ? "Unpacked is for repeated numbers"
                : wire.Has(WireKind.Unknown) && (!value.IsBytes || wire.OneOf is not null) ? "Unknown is for a byte[] of its own"
                : wire.OneOf is not null && (!value.CanBeNull || value.Kind == Kind.Map || (value.Kind == Kind.Sequence && !value.IsBytes))
                    ? "a member of a oneof can be null and is no collection"
                : null;
            if (wrong is not null)
            {
                return $"the attribute of {field.Name} does not fit: {wrong}";
            }
        }

        return shape.Fields.Count(field => field.Wire.Has(WireKind.Unknown)) > 1 ? "one member keeps the unknown fields, not several"
            : shape.Fields.Select(field => field.Wire.OneOf).Distinct().Count() > MostUnions ? $"a message has at most {MostUnions} oneofs"
            : null;
    }

    private static bool IsWrong(ValueShape number, WireKind kind) => kind switch
    {
        WireKind.Usual => false,
        WireKind.ZigZag => number.Kind is not (Kind.SByte or Kind.Int16 or Kind.Int32 or Kind.Int64),
        WireKind.Fixed => number.Kind is not (Kind.Int32 or Kind.UInt32 or Kind.Int64 or Kind.UInt64),
        _ => true,
    };

    // Map keys of proto3 are integers, bool and text. Enums and char are written as integers.
    public static string? RefuseKey(ValueShape value) =>
        value is { Kind: Kind.Map, Key.Kind: not ((<= Kind.Char and >= Kind.Boolean) or Kind.Enum or Kind.String) }
            ? $"a map key of proto3 is an integer, a bool or text, not {value.Key!.Type.Name}"
            : null;
}
