namespace SerBench.Benchmarks.Inference;

/// <summary>Writes a message of a .proto file, and all that it needs, as C#. Its JSON is that of Protocol Buffers.</summary>
internal sealed class ProtoTypes
{
    // In JSON, numbers of 64 bits are text, because many readers keep only 53 bits of a number.
    private const string Numbers64 = "JsonNumberHandling(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString)";

    private static readonly Dictionary<string, string> Scalars = new()
    {
        ["double"] = "double",
        ["float"] = "float",
        ["int32"] = "int",
        ["sint32"] = "int",
        ["sfixed32"] = "int",
        ["uint32"] = "uint",
        ["fixed32"] = "uint",
        ["int64"] = "long",
        ["sint64"] = "long",
        ["sfixed64"] = "long",
        ["uint64"] = "ulong",
        ["fixed64"] = "ulong",
        ["bool"] = "bool",
        ["string"] = "string",
        ["bytes"] = "byte[]",
    };

    // The messages of the library that are single values in JSON.
    private static readonly Dictionary<string, string> WellKnown = new()
    {
        ["google.protobuf.Timestamp"] = "DateTime",
        ["google.protobuf.Duration"] = "string",
        ["google.protobuf.FieldMask"] = "string",
        ["google.protobuf.DoubleValue"] = "double",
        ["google.protobuf.FloatValue"] = "float",
        ["google.protobuf.Int64Value"] = "long",
        ["google.protobuf.UInt64Value"] = "ulong",
        ["google.protobuf.Int32Value"] = "int",
        ["google.protobuf.UInt32Value"] = "uint",
        ["google.protobuf.BoolValue"] = "bool",
        ["google.protobuf.StringValue"] = "string",
        ["google.protobuf.BytesValue"] = "byte[]",
    };

    private readonly CodeText _code = new();
    private readonly Dictionary<string, string> _names = [];
    private readonly Queue<ProtoMessage> _open = [];
    private readonly ProtoSchema _schema;
    private readonly string _data;

    private ProtoTypes(ProtoSchema schema, string data) => (_schema, _data) = (schema, data);

    /// <param name="schema">The schema.</param>
    /// <param name="root">The message of the records.</param>
    /// <param name="origin">The name of the schema, in words.</param>
    /// <param name="data">The beginning of the data, which shows how fields are named there; empty without data.</param>
    public static (string Text, string Root) Write(ProtoSchema schema, ProtoMessage root, string origin, string data)
    {
        var types = new ProtoTypes(schema, data);
        string name = types.NameOf(root);
        while (types._open.TryDequeue(out ProtoMessage? message))
        {
            types._code.AddClass(types._names[message.FullName], $"The message {message.FullName}", [.. message.Fields.Select(field => types.MemberOf(message, field))]);
        }

        return (types._code.Write($"Written from {root.FullName} of {origin}.", $"Edit it and give it back: --types FILE.cs --type {name} --data ..."), name);
    }

    private CodeMember MemberOf(ProtoMessage owner, ProtoField field)
    {
        (string type, bool isReference, bool isMessage) = TypeOf(owner, field);
        bool isMany = field.Label == "repeated" || field.Key is not null;
        bool isNullable = !isMany && field.Label != "required" && (isMessage || field.IsChoice || field.Label == "optional");
        string whole = field.Key is { } key ? $"Dictionary<{KeyOf(owner, field, key)}, {type}>" : !isMany ? type : isReference || isMessage ? $"List<{type}>" : type + "[]";
        return new CodeMember(JsonNameOf(field), whole + (isNullable ? "?" : ""), $"Field {field.Number}: {(field.Label.Length > 0 ? field.Label + " " : field.IsChoice ? "one of several, " : "")}{field.Type}")
        {
            IsRequired = field.Label == "required" && isReference,
            Initial = isNullable || field.Label == "required" ? null : isMany || type == "byte[]" ? "[]" : type == "string" ? "\"\"" : null,
            Attributes = [.. type is "long" or "ulong" ? new[] { Numbers64 } : [], .. isNullable ? new[] { "JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)" } : []],
        };
    }

    private (string Type, bool IsReference, bool IsMessage) TypeOf(ProtoMessage owner, ProtoField field)
    {
        bool isMessage = WellKnown.TryGetValue(field.Type.TrimStart('.'), out string? known);
        return known is not null || Scalars.TryGetValue(field.Type, out known) ? (known, known is "string" or "byte[]", isMessage)
            : _schema.Resolve(owner, field) is ProtoMessage message ? (NameOf(message), true, true)
            : (NameOf((ProtoEnum)_schema.Resolve(owner, field)), false, false);
    }

    private static string KeyOf(ProtoMessage owner, ProtoField field, string key) =>
        Scalars.TryGetValue(key, out string? scalar) && scalar is not ("double" or "float" or "byte[]") ? scalar
        : throw new UsageException($"{owner.FullName}.{field.Name} is a map with keys of type {key}; keys are whole numbers, bool or string.");

    private string NameOf(ProtoMessage message)
    {
        if (!_names.TryGetValue(message.FullName, out string? name))
        {
            name = _names[message.FullName] = _code.Names.Take(message.Name);
            _open.Enqueue(message);
        }

        return name;
    }

    private string NameOf(ProtoEnum read)
    {
        if (!_names.TryGetValue(read.FullName, out string? name))
        {
            name = _names[read.FullName] = _code.Names.Take(read.Name);
            _code.AddEnum(name, $"The enum {read.FullName}", read.Values.Select(value => (value.Name, (int?)value.Number)));
        }

        return name;
    }

    // Data may have the names of the schema, or those that the compiler of Protocol Buffers makes of them.
    private string JsonNameOf(ProtoField field)
    {
        string[] words = field.Name.Split('_');
        string made = field.JsonName ?? words[0] + string.Concat(words.Skip(1).Where(word => word.Length > 0).Select(word => char.ToUpperInvariant(word[0]) + word[1..]));
        return _data.Contains($"\"{field.Name}\"", StringComparison.Ordinal) ? field.Name : made;
    }
}
