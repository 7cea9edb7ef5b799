namespace SerBench.Serializers.Peers.GoogleProtobuf.Emission;

internal sealed class MessageWriter(TwinPlan plan) : TwinWriter(plan)
{
    // Every message class has members of these names, so a property cannot have them.
    private static readonly HashSet<string> Taken =
    [
        "Types", "Descriptor", "Parser", "Clone", "Equals", "GetHashCode", "ToString", "WriteTo", "CalculateSize", "MergeFrom", "GetType",
    ];

    public static string WriteSchema(TwinPlan plan, ValueShape type)
    {
        IEnumerable<string> fields = type.Shape.Fields
            .GroupBy(field => (field.Wire.OneOf, field.Wire.OneOf is null ? field.Number : 0))
            .Select((group, number) => group.Key.OneOf is null
                ? $"  {(NeedsLabel(group.First()) ? "optional " : "")}{DeclareField(plan, type.Shape, group.First())}"
                : $"  oneof oneof_{number} {{\n{Lines(group.Select(field => $"    {DeclareField(plan, type.Shape, field)}"))}\n  }}");
        return $"message {plan.StemOf(type.Type)} {{\n{Lines(fields)}\n}}";
    }

    private static string DeclareField(TwinPlan plan, Shape shape, Field field) =>
        $"{Declare(plan, field)} {NameInSchema(shape, field)} = {field.Number}"
        + (field.Wire.Has(WireKind.Unpacked) ? " [packed = false];" : ";");

    private static bool NeedsLabel(Field field) => field.Value.IsNullableValue || field.Wire.Has(WireKind.Optional)
        || (field.Wire.Has(WireKind.Required) && field.Value.Kind is not (Kind.Object or Kind.Map)
            && (field.Value.Kind != Kind.Sequence || field.Value.IsBytes));

    // protoc makes the classes.
    public override string WriteTwin(ValueShape type) => "";

    public override string WriteConversion(ValueShape type)
    {
        (string message, string stem) = (Plan.TwinOf(type), Plan.StemOf(type.Type));
        var access = new StateAccess(type.Shape);
        IEnumerable<string> checks = type.Shape.Fields
            .Where(field => field.Wire.OneOf is not null)
            .GroupBy(field => field.Wire.OneOf)
            .Select(union =>
                $"BclTwins.CheckUnion({string.Join(", ", union.Select(field => access.Read("value", field) + " is not null"))});");
        string sets = Lines(checks.Concat(type.Shape.Fields.Select(field =>
            Set(
                field.Value,
                field.Wire.OneOf is not null || field.Wire.Has(WireKind.Optional),
                $"twin.{PropertyOf(type.Shape, field, stem)}",
                access.Read("value", field)))));
        string toTwin = $$"""

                {
                    var twin = new {{message}}();
            {{CSharp.Indent(sets, 8)}}
                    return twin;
                }
            """;
        string Restore(Field field)
        {
            string property = PropertyOf(type.Shape, field, stem);
            return Get(field.Value, field.Wire.Has(WireKind.Optional), $"twin.{property}", $"twin.Has{property}");
        }

        return DeclareConversion(type, access, toTwin, Restore, $"({message}? left, {message}? right) => Equals(left, right)");
    }

    private static string Declare(TwinPlan plan, Field field) => (field.Value, field.Wire) switch
    {
        ({ Kind: Kind.Map } map, var wire) =>
            $"map<{TypeInSchema(plan, map.Key!, wire.KeyKind)}, {TypeInSchema(plan, map.Value!, wire.ValueKind)}>",
        ({ Kind: Kind.Sequence } many, var wire) when !many.IsBytes => $"repeated {TypeInSchema(plan, many.Item!, wire.ValueKind)}",
        var (value, wire) => TypeInSchema(plan, value, wire.ValueKind),
    };

    private static string TypeInSchema(TwinPlan plan, ValueShape value, WireKind kind = WireKind.Usual) => (value.Kind, kind) switch
    {
        (Kind.SByte or Kind.Int16 or Kind.Int32, WireKind.ZigZag) => "sint32",
        (Kind.Int64, WireKind.ZigZag) => "sint64",
        (Kind.Int32, WireKind.Fixed) => "sfixed32",
        (Kind.UInt32, WireKind.Fixed) => "fixed32",
        (Kind.Int64, WireKind.Fixed) => "sfixed64",
        (Kind.UInt64, WireKind.Fixed) => "fixed64",
        (Kind.Boolean, _) => "bool",
        (Kind.Byte or Kind.UInt16 or Kind.UInt32 or Kind.Char, _) => "uint32",
        (Kind.SByte or Kind.Int16 or Kind.Int32 or Kind.DateOnly, _) => "int32",
        (Kind.Int64 or Kind.TimeOnly, _) => "int64",
        (Kind.UInt64, _) => "uint64",
        (Kind.Single, _) => "float",
        (Kind.Double, _) => "double",
        (Kind.String, _) => "string",
        (Kind.Sequence, _) => "bytes",
        (Kind.Enum, _) => TypeInSchema(plan, Underlying(value)),
        (Kind.Object, _) => plan.StemOf(value.Type),
        _ => $".serbench.bcl.{value.Kind}",
    };

    private static string NameInSchema(Shape shape, Field field)
    {
        string name = CSharp.Snake(field.Name);
        bool isUsual = name.All(c => char.IsAsciiLetterLower(c) || char.IsAsciiDigit(c) || c == '_')
            && name.Length > 0 && char.IsAsciiLetter(name[0]) && !Taken.Contains(Camel(name))
            && shape.Fields.All(other => other == field
                || Camel(CSharp.Snake(other.Name)) != Camel(name) && $"Has{Camel(name)}" != Camel(CSharp.Snake(other.Name)));
        return isUsual ? name : $"field_{field.Number}";
    }

    private static string PropertyOf(Shape shape, Field field, string message) =>
        Camel(NameInSchema(shape, field)) is var name && name == message ? name + "_" : name;

    private static string Camel(string name) =>
        string.Concat(name.Select((c, i) => c == '_' ? ""
            : i == 0 || name[i - 1] == '_' || char.IsAsciiDigit(name[i - 1]) ? char.ToUpperInvariant(c).ToString()
            : c.ToString()));

    private string Set(ValueShape value, bool isOptional, string property, string text)
    {
        string held = "held" + property[(property.IndexOf('.') + 1)..];
        return value switch
        {
            _ when isOptional || value.IsNullableValue || value.IsBytes => $"if ({text} is {{ }} {held}) {property} = {To(value, held)};",
            { Kind: Kind.Map } when IsSame(value.Key!) && IsSame(value.Value!) => $"{property}.Add({text} ?? []);",
            { Kind: Kind.Map } =>
                $"foreach (var (key, item) in {text} ?? []) {property}.Add({To(value.Key!, "key")}, {To(value.Value!, "item")});",
            { Kind: Kind.Sequence } when IsSame(value.Item!) => $"{property}.Add({text} ?? []);",
            { Kind: Kind.Sequence } => $"{property}.Add(({text} ?? []).Select(static item => {ToItem(value.Item!)}));",
            { Kind: Kind.String } => $"{property} = {text} ?? \"\";",
            { Kind: Kind.Object, CanBeNull: true } => $"{property} = {text} is null ? null : {To(value, text)};",
            _ when IsMessage(value) => $"{property} = BclTwins.ToMessage({text});",
            _ => $"{property} = {To(value, text)};",
        };
    }

    // C# does not widen a collection of numbers implicitly.
    private string ToItem(ValueShape item) =>
        item.Kind is Kind.Byte or Kind.SByte or Kind.Int16 or Kind.UInt16 or Kind.Char
            ? $"({CSharp.NameOf(Wide(item))})item"
            : To(item, "item");

    private string To(ValueShape value, string text) => value.Kind switch
    {
        Kind.Enum => $"({CSharp.NameOf(Wide(Underlying(value)))}){text}",
        Kind.Object => $"{Plan.StemOf(value.Type)}Conversion.ToTwin({text})",
        Kind.DateOnly => $"{text}.DayNumber",
        Kind.TimeOnly => $"{text}.Ticks",
        Kind.Sequence => $"global::Google.Protobuf.UnsafeByteOperations.UnsafeWrap({text})",
        _ when IsMessage(value) => $"BclTwins.ToMessage({text}, isExplicit: true)!",
        _ => text,
    };

    private string Get(ValueShape value, bool isOptionalText, string property, string has) => value switch
    {
        _ when isOptionalText => $"{has} ? {From(value, property)} : null!",
        _ when value.IsBytes => From(value, property),
        { Kind: Kind.Map } when IsSame(value.Key!) && IsSame(value.Value!) => $"new({property})",
        { Kind: Kind.Map } =>
            $"{property}.ToDictionary(static entry => {From(value.Key!, "entry.Key")}, "
            + $"static entry => {From(value.Value!, "entry.Value")})",
        { Kind: Kind.Sequence } when IsSame(value.Item!) => $"[.. {property}]",
        { Kind: Kind.Sequence } => $"[.. {property}.Select(static item => {From(value.Item!, "item")})]",
        { IsNullableValue: true } =>
            $"{(value.Kind == Kind.Object || IsMessage(value) ? $"{property} is not null" : has)} ? {From(value, property)} : null",
        { Kind: Kind.Object, CanBeNull: true } => $"{property} is null ? null! : {From(value, property)}",
        { Kind: Kind.Object } => $"{property} is null ? default : {From(value, property)}",
        _ => From(value, property),
    };

    private string From(ValueShape value, string text) => value.Kind switch
    {
        Kind.Byte or Kind.SByte or Kind.Int16 or Kind.UInt16 or Kind.Char => $"checked(({CSharp.NameOf(value.Type)}){text})",
        Kind.Enum => $"({CSharp.NameOf(value.Type)})checked(({CSharp.NameOf(Enum.GetUnderlyingType(value.Type))}){text})",
        Kind.Object => $"{Plan.StemOf(value.Type)}Conversion.FromTwin({text})",
        Kind.DateOnly => $"DateOnly.FromDayNumber({text})",
        Kind.TimeOnly => $"new TimeOnly({text})",
        Kind.Sequence => $"{text}.ToByteArray()",
        _ when IsMessage(value) => $"BclTwins.To{value.Kind}({text})",
        _ => text,
    };

    private static bool IsMessage(ValueShape value) =>
        value.Kind is Kind.Guid or Kind.Decimal or Kind.DateTime or Kind.DateTimeOffset or Kind.TimeSpan;

    private static Type Wide(ValueShape number) => number.Kind switch
    {
        Kind.Byte or Kind.UInt16 or Kind.Char => typeof(uint),
        Kind.SByte or Kind.Int16 => typeof(int),
        _ => number.Type,
    };

    private static bool IsSame(ValueShape value) => value is
    {
        IsNullableValue: false,
        Kind: Kind.Boolean or Kind.Int32 or Kind.UInt32 or Kind.Int64 or Kind.UInt64 or Kind.Single or Kind.Double or Kind.String,
    };
}
