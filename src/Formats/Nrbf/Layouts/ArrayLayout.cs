namespace SerBench.Formats.Nrbf.Layouts;

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

    // The record of this library must come before the first item that is not null.
    public Library? NullableLibrary { get; }

    public PrimitiveCode NullableCode { get; }

    // If true, one short record can stand for many nulls.
    public bool CanHoldNull { get; }

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
