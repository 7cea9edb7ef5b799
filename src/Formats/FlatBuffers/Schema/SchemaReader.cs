namespace SerBench.Formats.FlatBuffers.Schema;

internal static class SchemaReader
{
    private static readonly ConcurrentDictionary<Type, ObjectSchema> Tables = new();
    private static readonly ConcurrentDictionary<Type, ObjectSchema> Structs = new();

    public static FlatType TypeOf(ValueShape value) => value.Kind switch
    {
        Kind.String => FlatType.Text,
        Kind.Object when IsStruct(value) => FlatType.Struct(StructOf(value.Type)),
        Kind.Object => FlatType.Table(() => TableOf(value.Type), isLevel: !IsBox(value.Type)),
        Kind.Sequence when value.SequenceKind == SequenceKind.Rectangular => GridOf(value),
        Kind.Sequence => FlatType.Vector(ItemOf(value.Item!)),
        Kind.Map =>
            FlatType.Vector(FlatType.Table(() => TableOf(typeof(KeyValuePair<,>).MakeGenericType(value.Type.GetGenericArguments())))),
        Kind.Guid or Kind.Decimal or Kind.DateTimeOffset => FlatType.Opaque(16, 8),
        _ => FlatType.Number(value.Width),
    };

    public static ObjectSchema TableOf(Type type) => Tables.GetOrAdd(type, static type => ObjectSchema.Table(MembersOf(type)));

    public static ObjectSchema StructOf(Type type) => Structs.GetOrAdd(type, static type => ObjectSchema.Struct(MembersOf(type)));

    public static ObjectSchema RootOf(Type type) =>
        TableOf(IsStruct(TypeReader.ValueOf(type)) ? typeof(Box<>).MakeGenericType(type) : type);

    public static bool IsStruct(ValueShape value) =>
        value.Kind == Kind.Object
        && value.Type.IsValueType
        && !IsBox(value.Type)
        && value.Shape.Fields.Count > 0
        && value.Shape.Fields.All(field => field.Value.IsFixedWidth || (IsStruct(field.Value) && !field.Value.IsNullableValue));

    // FlatBuffers has no vectors of vectors, so an inner vector is boxed in a table.
    public static FlatType ItemOf(ValueShape item) =>
        item.Kind == Kind.Map || (item.Kind == Kind.Sequence && item.SequenceKind != SequenceKind.Rectangular)
            ? FlatType.Table(() => TableOf(typeof(Box<>).MakeGenericType(item.Type)))
            : TypeOf(item);

    private static bool IsBox(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Box<>);

    private static FlatType[] MembersOf(Type type) =>
        [.. Shape.Of(type).Fields.OrderBy(field => field.Number).Select(field => TypeOf(field.Value))];

    private static FlatType GridOf(ValueShape value) => FlatType.Table(() => Tables.GetOrAdd(
        value.Type, _ => ObjectSchema.Table(FlatType.Vector(FlatType.Number(sizeof(int))), FlatType.Vector(ItemOf(value.Item!)))));
}

// The only type argument is the binarizer, a struct, so the code is not shared by classes, and static fields need no look-up.
internal static class Layout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);

    public static readonly bool IsStruct = SchemaReader.IsStruct(TypeReader.ValueOf(Shape.Type));

    public static readonly ObjectSchema Schema = IsStruct ? SchemaReader.StructOf(Shape.Type) : SchemaReader.TableOf(Shape.Type);

    public static readonly int SchemaId = Schema.Id;

    public static readonly int Count = Schema.Members.Length;

    public static readonly int Size = Schema.Size;

    public static readonly int Alignment = Schema.Alignment;

    public static readonly bool HasPadding = Schema.HasPadding;

    // Ids have no gaps, because explicit field numbers only decide the order.
    public static readonly ushort[] Ids =
        [.. Shape.Fields.Select(field => (ushort)Shape.Fields.Count(other => other.Number < field.Number))];

    public static readonly ushort[] Offsets = [.. Ids.Select(id => (ushort)Schema.Offsets[id])];
}
