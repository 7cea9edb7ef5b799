namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>Writes a message of a .proto file, and all that it needs, as C#. Its JSON is that of Protocol Buffers.</summary>
internal sealed class ProtoTypes
{
    // In JSON, numbers of 64 bits are text, because many readers keep only 53 bits of a number.
    private const string Numbers64 = "JsonNumberHandling(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString)";

    private const string Pin = "FieldNumber";
    private const int MembersTold = 6;

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

    // Numbers that no format writes as the schema says, and how they are written instead.
    private static readonly Dictionary<string, string> OtherForms = new()
    {
        ["sint32"] = "int32, which takes up to 9 bytes more for negative numbers",
        ["sint64"] = "int64, which takes up to 9 bytes more for negative numbers",
        ["fixed32"] = "uint32, which takes 1 to 5 bytes instead of 4",
        ["sfixed32"] = "int32, which takes 1 to 10 bytes instead of 4",
        ["fixed64"] = "uint64, which takes 1 to 10 bytes instead of 8",
        ["sfixed64"] = "int64, which takes 1 to 10 bytes instead of 8",
    };

    private readonly CodeText _code = new() { Using = "SerBench.Formats.Contracts" };

    // The members whose encoding differs from that of the schema, by their types there.
    private readonly Dictionary<string, List<string>> _others = [];
    private readonly Dictionary<string, string> _names = [];
    private readonly Queue<ProtoMessage> _open = [];
    private readonly ProtoSchema _schema;
    private readonly string _data;

    private ProtoTypes(ProtoSchema schema, string data)
    {
        (_schema, _data) = (schema, data);
        _code.Names.Take(Pin);
    }

    /// <param name="schema">The schema.</param>
    /// <param name="root">The message of the records.</param>
    /// <param name="origin">The name of the schema, in words.</param>
    /// <param name="data">The beginning of the data, which shows how fields are named there; empty without data.</param>
    /// <returns>The C#, the name of the root, and the differences from the schema, or null.</returns>
    public static (string Text, string Root, string? Note) Write(ProtoSchema schema, ProtoMessage root, string origin, string data)
    {
        var types = new ProtoTypes(schema, data);
        string name = types.NameOf(root);
        while (types._open.TryDequeue(out ProtoMessage? message))
        {
            types._code.AddClass(types._names[message.FullName], $"The message {message.FullName}", [.. message.Fields.Select(field => types.MemberOf(message, field))]);
        }

        return (types._code.Write($"Written from {root.FullName} of {origin}.", $"Edit it and give it back: --types FILE.cs --type {name} --data ..."), name, types.WriteNote());
    }

    private CodeMember MemberOf(ProtoMessage owner, ProtoField field)
    {
        (string type, bool isReference, bool isMessage) = TypeOf(owner, field);
        bool isMany = field.Label == "repeated" || field.Key is not null;
        bool isNullable = !isMany && field.Label != "required" && (isMessage || field.IsChoice || field.Label == "optional");
        string whole = field.Key is { } key ? $"Dictionary<{KeyOf(owner, field, key)}, {type}>" : !isMany ? type : isReference || isMessage ? $"List<{type}>" : type + "[]";
        AddOther(field.Type, $"{owner.Name}.{field.Name}");
        AddOther(field.Key, $"a key of {owner.Name}.{field.Name}");
        string label = field.Label.Length > 0 ? field.Label + " " : field.IsChoice ? "one of several, " : "";
        return new CodeMember(JsonNameOf(field), whole + (isNullable ? "?" : ""), $"Field {field.Number}: {label}{field.Type}")
        {
            IsRequired = field.Label == "required" && isReference,
            Initial = isNullable || field.Label == "required" ? null : isMany || type == "byte[]" ? "[]" : type == "string" ? "\"\"" : null,
            Attributes =
            [
                $"{Pin}({field.Number})",
                .. type is "long" or "ulong" ? new[] { Numbers64 } : [],
                .. isNullable ? new[] { "JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)" } : [],
            ],
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

    // Data may have the names of the schema, or those of JSON.
    private string JsonNameOf(ProtoField field) => _data.Contains($"\"{field.Name}\"", StringComparison.Ordinal) ? field.Name : field.JsonName;

    private void AddOther(string? type, string member)
    {
        if (type is not null && (OtherForms.ContainsKey(type) || WellKnown.ContainsKey(type = type.TrimStart('.'))))
        {
            _others.TryAdd(type, []);
            _others[type].Add(member);
        }
    }

    private string? WriteNote() => _others.Count == 0 ? null : string.Join("; ", _others.Select(pair =>
    {
        string be = pair.Value.Count == 1 ? "is" : "are";
        string members = string.Join(", ", pair.Value.Take(MembersTold)) + (pair.Value.Count > MembersTold ? $" and {pair.Value.Count - MembersTold} more" : "");
        return $"{members} {be} {pair.Key} in the schema and {be} measured as {OtherForms.GetValueOrDefault(pair.Key) ?? WellKnown[pair.Key]}";
    })) + ". Messages of other programs are not read right there.";
}
