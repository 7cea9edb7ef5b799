namespace SerBench.Formats.Nrbf.Layouts;

// The description of an array (docs/formats/nrbf.md, Arrays).
internal sealed class ArrayLayout
{
    public ArrayLayout(Type type)
    {
        Type = type;
        Type item = type.GetElementType()!;
        Rank = type.GetArrayRank();
        Item = MemberType.Of(item);
        Library = Library.Of(item);
        Kind = Rank > 1 ? ArrayKind.Rectangular : item.IsArray ? ArrayKind.Jagged : ArrayKind.Single;
        Record = (Kind, Item.Kind) switch
        {
            (ArrayKind.Single, MemberKind.Primitive) => RecordKind.ArraySinglePrimitive,
            (ArrayKind.Single, MemberKind.String) => RecordKind.ArraySingleString,
            _ => RecordKind.BinaryArray,
        };
        if (Nullable.GetUnderlyingType(item) is { } underlying)
        {
            NullableCode = Primitive.Of(underlying);
            NullableLibrary = Library.Of(underlying);
        }

        CanHoldNull = !item.IsValueType || Nullable.GetUnderlyingType(item) is not null;
        MinItemLength = CanHoldNull ? 0
            : Item.Kind == MemberKind.Primitive ? Math.Max(1, Primitive.LengthOf(Item.Code))
            : ClassLayout.ClassWithIdLength;
    }

    public Type Type { get; }

    public int Rank { get; }

    public ArrayKind Kind { get; }

    public RecordKind Record { get; }

    public MemberType Item { get; }

    public Library? Library { get; }

    // The library to name before the first item that is not null.
    public Library? NullableLibrary { get; }

    public PrimitiveCode NullableCode { get; }

    // A run of nulls of a few bytes can represent many items.
    public bool CanHoldNull { get; }

    // The least bytes of an item; 0 if items can be null.
    public int MinItemLength { get; }

    public const int MinLength = ClassLayout.ClassWithIdLength;

    public override string ToString() => Type.Name;
}

// Forms with lower bounds other than zero are not supported.
internal enum ArrayKind : byte
{
    Single = 0,
    Jagged = 1,
    Rectangular = 2,
}
