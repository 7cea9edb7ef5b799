namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>An array, as its records describe it (docs/formats/nrbf.md, Arrays).</summary>
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

    /// <summary>The library to name before the array.</summary>
    public Library? Library { get; }

    /// <summary>The library to name before the first item that is not null.</summary>
    public Library? NullableLibrary { get; }

    /// <summary>The code before the value of a nullable primitive.</summary>
    public PrimitiveCode NullableCode { get; }

    /// <summary>If true, a run of nulls of a few bytes can represent many items.</summary>
    public bool CanHoldNull { get; }

    /// <summary>The least bytes of an item; 0 if items can be null.</summary>
    public int MinItemLength { get; }

    /// <summary>The bytes of a record without items.</summary>
    public const int MinLength = ClassLayout.ClassWithIdLength;

    public override string ToString() => Type.Name;
}

/// <summary>The forms of a BinaryArray record. Forms with lower bounds other than zero are not supported.</summary>
internal enum ArrayKind : byte
{
    Single = 0,
    Jagged = 1,
    Rectangular = 2,
}
