namespace SerBench.Serializers.Peers.ApacheAvro.Emission;

internal sealed class SpecificWriter(TwinPlan plan) : TwinWriter(plan)
{
    private int _held;

    public override string WriteTwin(ValueShape type)
    {
        IEnumerable<(Field Field, string Name, string Type)> members = type.Shape.Fields.Select(
            field => (field, NameIn(type.Shape, field), MemberOf(field.Value)));
        return $$""""
            {{SummaryOf(type)}}
            public sealed class {{Plan.TwinOf(type)}} : ISpecificRecord
            {
                public static readonly global::Avro.Schema _SCHEMA = global::Avro.Schema.Parse("""
            {{CSharp.Indent(Schema(type, []), 8)}}
                    """);

                global::Avro.Schema ISpecificRecord.Schema => _SCHEMA;

            {{Lines(members.Select(member => $"    public {member.Type} {member.Name} {{ get; set; }}{(member.Type.EndsWith('?') || IsValue(member.Field.Value) ? "" : " = null!;")}\n"))}}
                object ISpecificRecord.Get(int fieldPos)
                {
                    switch (fieldPos)
                    {
            {{Lines(members.Select((member, number) => $"            case {number}: return {member.Name}!;"))}}
                        default: throw new global::Avro.AvroRuntimeException($"Bad index {fieldPos} in Get()");
                    }
                }

                void ISpecificRecord.Put(int fieldPos, object fieldValue)
                {
                    switch (fieldPos)
                    {
            {{Lines(members.Select((member, number) => $"            case {number}: {member.Name} = ({member.Type})fieldValue; break;"))}}
                        default: throw new global::Avro.AvroRuntimeException($"Bad index {fieldPos} in Put()");
                    }
                }
            }

            """";
    }

    public override string WriteConversion(ValueShape type)
    {
        var access = new StateAccess(type.Shape);
        string twin = Plan.TwinOf(type);
        return "\n" + DeclareConversion(
            type, access, Initialize(type.Shape, field => To(field.Value, access.Read("value", field))),
            field => From(field.Value, $"twin.{NameIn(type.Shape, field)}"),
            $"({twin}? left, {twin}? right) => AvroForms.AreEqual(left, right)");
    }

    // A schema defines each name once.
    private string Schema(ValueShape type, HashSet<Type> defined)
    {
        string name = $"{Plan.Recipe.Namespace}.{Plan.TwinOf(type)}";
        if (!defined.Add(type.Type))
        {
            return $"\"{name}\"";
        }

        IEnumerable<string> fields = type.Shape.Fields.Select(
            field => $"{{ \"name\": \"{NameInSchema(type.Shape, field)}\", \"type\": {SchemaOf(field.Value, defined)} }}");
        return $"{{ \"type\": \"record\", \"name\": \"{name}\", \"fields\": [\n"
            + string.Join(",\n", fields.Select(field => CSharp.Indent(field, 2))) + "\n] }";
    }

    private string SchemaOf(ValueShape value, HashSet<Type> defined)
    {
        string schema = value.Kind switch
        {
            Kind.Object => Schema(ValueShape.Of(value.Type), defined),
            Kind.Map => $"{{ \"type\": \"map\", \"values\": {SchemaOf(value.Value!, defined)} }}",
            Kind.Sequence when !value.IsBytes => $"{{ \"type\": \"array\", \"items\": {SchemaOf(value.Item!, defined)} }}",
            Kind.Guid => "{ \"type\": \"string\", \"logicalType\": \"uuid\" }",
            _ => HeldOf(value) switch
            {
                "bool" => "\"boolean\"",
                "byte[]" => "\"bytes\"",
                var name => $"\"{name}\"",
            },
        };
        return value.CanBeNull ? $"[\"null\", {schema}]" : schema;
    }

    // Avro allows only ASCII letters, ASCII digits and underscores in names.
    private static string NameInSchema(Shape shape, Field field)
    {
        string name = NameIn(shape, field).TrimStart('@');
        return char.IsAsciiDigit(name[0]) || !name.All(c => char.IsAsciiLetterOrDigit(c) || c == '_') ? $"field_{field.Ordinal}" : name;
    }

    private string MemberOf(ValueShape value) => HeldOf(value) + (value.CanBeNull ? "?" : "");

    private string HeldOf(ValueShape value) => value.Kind switch
    {
        Kind.Boolean => "bool",
        Kind.Byte or Kind.SByte or Kind.Int16 or Kind.UInt16 or Kind.Int32 or Kind.Char or Kind.DateOnly => "int",
        Kind.UInt32 or Kind.Int64 or Kind.UInt64 or Kind.TimeOnly or Kind.TimeSpan or Kind.DateTime => "long",
        Kind.Single => "float",
        Kind.Double => "double",
        Kind.String or Kind.DateTimeOffset => "string",
        Kind.Guid => "Guid",
        Kind.Enum => HeldOf(Underlying(value)),
        Kind.Object => Plan.TwinOf(value),
        Kind.Map => $"IDictionary<string, {MemberOf(value.Value!)}>",
        Kind.Sequence when !value.IsBytes => $"IList<{MemberOf(value.Item!)}>",
        _ => "byte[]",
    };

    private string To(ValueShape value, string text)
    {
        if (!value.CanBeNull)
        {
            return ToHeld(value, text);
        }

        string held = $"held{_held++}";
        return $"({text} is {{ }} {held} ? ({MemberOf(value)}){ToHeld(value, held)} : null)";
    }

    private string ToHeld(ValueShape value, string text) => value.Kind switch
    {
        Kind.Enum or Kind.UInt64 => $"unchecked(({HeldOf(value)}){text})",
        Kind.DateOnly => $"{text}.DayNumber",
        Kind.TimeOnly or Kind.TimeSpan => $"{text}.Ticks",
        Kind.DateTime => $"{text}.ToBinary()",
        Kind.DateTimeOffset or Kind.Decimal => $"AvroForms.Write({text})",
        Kind.Object => $"{Plan.StemOf(value.Type)}Conversion.ToTwin({text})",
        Kind.Map =>
            $"{text}.ToDictionary(static entry => entry.Key, static entry => ({MemberOf(value.Value!)}){To(value.Value!, "entry.Value")})",
        Kind.Sequence when !value.IsBytes => $"{text}.Select(static item => ({MemberOf(value.Item!)}){To(value.Item!, "item")}).ToList()",
        _ => text,
    };

    private string From(ValueShape value, string text)
    {
        if (!value.CanBeNull)
        {
            return FromHeld(value, text);
        }

        string held = $"held{_held++}";
        string type = CSharp.NameOf(value.Type) + (value.IsNullableValue ? "?" : "");
        return $"({text} is {{ }} {held} ? ({type}){FromHeld(value, held)} : null!)";
    }

    private string FromHeld(ValueShape value, string text) => value.Kind switch
    {
        Kind.Byte or Kind.SByte or Kind.Int16 or Kind.UInt16 or Kind.Char or Kind.UInt32 => $"checked(({CSharp.NameOf(value.Type)}){text})",
        Kind.UInt64 => $"unchecked((ulong){text})",
        Kind.Enum => $"({CSharp.NameOf(value.Type)}){FromHeld(Underlying(value), text)}",
        Kind.DateOnly => $"DateOnly.FromDayNumber({text})",
        Kind.TimeOnly => $"new TimeOnly({text})",
        Kind.TimeSpan => $"new TimeSpan({text})",
        Kind.DateTime => $"DateTime.FromBinary({text})",
        Kind.DateTimeOffset or Kind.Decimal => $"AvroForms.Read{value.Kind}({text})",
        Kind.Object => $"{Plan.StemOf(value.Type)}Conversion.FromTwin({text})",
        Kind.Map => $"{text}.ToDictionary(static entry => entry.Key, static entry => {From(value.Value!, "entry.Value")})",
        Kind.Sequence when !value.IsBytes => $"{text}.Select(static item => {From(value.Item!, "item")}).{value.SequenceKind switch
        {
            SequenceKind.List => "ToList",
            SequenceKind.Set => "ToHashSet",
            _ => "ToArray",
        }}()",
        _ => text,
    };

    private static bool IsValue(ValueShape value) => value.Kind is < Kind.String and not (Kind.Decimal or Kind.DateTimeOffset);
}
