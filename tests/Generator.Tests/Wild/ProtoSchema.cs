using System.Text;
using SerBench.Formats.Contracts;

namespace SerBench.Generator.Tests.Wild;

/// <summary>Writes the proto3 schema of a type, as docs/formats/protobuf.md defines it.</summary>
internal sealed class ProtoSchema
{
    private const string OwnMessages = """
        syntax = "proto3";
        package wild;
        message Guid { fixed64 lo = 1; fixed64 hi = 2; }
        message Decimal { uint64 lo = 1; uint32 hi = 2; uint32 signScale = 3; }
        message TimeSpan { sint64 value = 1; int32 scale = 2; }
        message DateTime { sint64 value = 1; int32 scale = 2; int32 kind = 3; }
        message DateTimeOffset { int64 utc_ticks = 1; sint32 offset_minutes = 2; }

        """;

    private readonly Dictionary<Type, string> _names = [];
    private readonly StringBuilder _text = new(OwnMessages);

    private ProtoSchema(Type root)
    {
        string name = NameOf(ValueShape.Of(root));
        _text.AppendLine($"message Messages {{ repeated {name} all = 1; }}");
    }

    /// <summary>The schema. Its message <c>wild.Messages</c> holds any number of root messages.</summary>
    public static string Of(Type root) => new ProtoSchema(root)._text.ToString();

    private string NameOf(ValueShape message)
    {
        if (!_names.TryGetValue(message.Type, out string? name))
        {
            name = "M" + _names.Count;
            _names.Add(message.Type, name);
            string fields = string.Concat(message.Shape.Fields.Select(field => $"  {Declare(field.Value)} f{field.Number} = {field.Number};\n"));
            _text.AppendLine($"message {name} {{\n{fields}}}");
        }

        return name;
    }

    private string Declare(ValueShape value) => value.Kind switch
    {
        Kind.Map => $"map<{TypeOf(value.Key!)}, {TypeOf(value.Value!)}>",
        Kind.Sequence when !IsBytes(value) => $"repeated {TypeOf(value.Item!)}",
        _ when value.IsNullableValue => $"optional {TypeOf(value)}",
        _ => TypeOf(value),
    };

    private string TypeOf(ValueShape value) => value.Kind switch
    {
        Kind.Boolean => "bool",
        Kind.Byte or Kind.UInt16 or Kind.UInt32 or Kind.Char => "uint32",
        Kind.SByte or Kind.Int16 or Kind.Int32 or Kind.DateOnly => "int32",
        Kind.Int64 or Kind.TimeOnly => "int64",
        Kind.UInt64 => "uint64",
        Kind.Single => "float",
        Kind.Double => "double",
        Kind.String => "string",
        Kind.Sequence => "bytes",
        Kind.Enum => TypeOf(ValueShape.Of(Enum.GetUnderlyingType(value.Type))),
        Kind.Object => NameOf(value),
        _ => value.Kind.ToString(),
    };

    private static bool IsBytes(ValueShape value) => value.Type == typeof(byte[]);
}
