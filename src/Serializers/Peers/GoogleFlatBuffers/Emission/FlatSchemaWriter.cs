using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Emission;

internal sealed class FlatSchemaWriter(TwinPlan plan)
{
    private static readonly HashSet<string> Taken =
    [
        "attribute", "bool", "byte", "double", "enum", "float", "include", "int", "long", "namespace", "null", "short", "string", "struct",
        "table", "ubyte", "uint", "ulong", "union", "ushort",
    ];

    private readonly Dictionary<string, string> _parts = [];

    public string Write(Type root)
    {
        foreach (ValueShape type in plan.Add(root))
        {
            Add(
                SchemaReader.IsStruct(type) ? "struct" : "table", plan.StemOf(type.Type),
                [.. type.Shape.Fields.Select(field => $"{NameOf(type.Shape, field)}:{TypeOf(field.Value)}{Absent(field.Value)}")]);
        }

        string stem = plan.StemOf(root);
        bool isBoxed = SchemaReader.IsStruct(ValueShape.Of(root));
        string name = isBoxed ? TableOf($"{stem}Table", $"content:{stem}") : stem;
        return $"// flatc --csharp --gen-object-api makes the classes.\n{string.Join('\n', _parts.Values)}\nroot_type {name};\n";
    }

    private static string NameOf(Shape shape, Field field) =>
        CSharp.Snake(field.Name) is var name && !Taken.Contains(name) && char.IsAsciiLetter(name[0]) && name.All(char.IsAscii)
        && shape.Fields.Count(other => CSharp.Snake(other.Name) == name) == 1
            ? name
            : $"field_{field.Number}";

    // A nullable number is absent for null; other absent numbers are zero.
    private static string Absent(ValueShape value) => value.IsNullableValue && ScalarPart.Of(value) is not null ? " = null" : "";

    private string TypeOf(ValueShape value) => value switch
    {
        _ when ScalarPart.Of(value) is { Wire: var wire } =>
            wire == "Sbyte" ? "byte" : wire == "Byte" ? "ubyte" : wire.ToLowerInvariant(),
        { Kind: Kind.Guid } => StructOf(value, "lo:ulong", "hi:ulong"),
        { Kind: Kind.Decimal } => StructOf(value, "flags:int", "high:uint", "low:ulong"),
        { Kind: Kind.DateTimeOffset } => StructOf(value, "utc_ticks:long", "offset_minutes:short"),
        { Kind: Kind.String } => "string",
        { Kind: Kind.Object } => plan.StemOf(value.Type),
        { Kind: Kind.Map, Key: { } key, Value: { } item } =>
            $"[{TableOf($"{CSharp.Stem(value.Type)}Entry", $"key:{TypeOf(key)}", $"value:{TypeOf(item)}{Absent(item)}")}]",
        { SequenceKind: SequenceKind.Rectangular } =>
            TableOf($"{CSharp.Stem(value.Type)}Grid", "lengths:[int]", $"content:[{TypeOf(value.Item!)}]"),
        { Item.Kind: Kind.Sequence or Kind.Map } and { Item.SequenceKind: not SequenceKind.Rectangular } =>
            $"[{TableOf($"{CSharp.Stem(value.Item!.Type)}Box", $"content:{TypeOf(value.Item)}")}]",
        _ => $"[{TypeOf(value.Item!)}]",
    };

    private string StructOf(ValueShape value, params string[] fields) => Add("struct", $"{value.Kind}Part", fields);

    private string TableOf(string name, params string[] fields) => Add("table", name, fields);

    private string Add(string kind, string name, string[] fields)
    {
        string text = $"{{\n{string.Concat(fields.Select(field => $"  {field};\n"))}}}\n";
        for (; _parts.TryGetValue(name, out string? known) && known != $"{kind} {name} {text}"; name += "Other")
        {
        }

        _parts[name] = $"{kind} {name} {text}";
        return name;
    }
}
