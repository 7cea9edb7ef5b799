namespace SerBench.Engine.Inference;

// The generated classes read and write the JSON that Protocol Buffers prescribe.
internal sealed class ProtoTypes
{
    // Many readers of JSON keep only 53 bits of a number, so Protocol Buffers write 64-bit numbers as text.
    private const string Numbers64 = "JsonNumberHandling(JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString)";

    private const string Pin = "FieldNumber";
    private const string Wire = "Wire";
    private const int HighestNumber = 536_870_911;
    private const int MembersShown = 6;

    private readonly CodeText _code = new() { Using = "SerBench.Formats.Contracts" };

    // The members that are encoded differently from the schema. The key is the type in the schema.
    private readonly Dictionary<string, List<string>> _others = [];
    private readonly Dictionary<string, string> _names = [];
    private readonly Queue<ProtoMessage> _open = [];
    private readonly List<string> _leftOut = [];
    private readonly ProtoSchema _schema;
    private readonly string _data;
    private readonly bool _keepsUnknown;

    private ProtoTypes(ProtoSchema schema, string data, bool keepsUnknown)
    {
        (_schema, _data, _keepsUnknown) = (schema, data, keepsUnknown);
        Array.ForEach([Pin, Wire, nameof(WireKind)], name => _code.Names.Take(name));
    }

    /// <param name="data">the beginning of the data, which shows how fields are named.</param>
    public static (string Text, string Root, string? Note) Write(
        ProtoSchema schema, ProtoMessage root, string origin, string data, bool keepsUnknown = false)
    {
        var types = new ProtoTypes(schema, data, keepsUnknown);
        string name = types.NameOf(root);
        while (types._open.TryDequeue(out ProtoMessage? message))
        {
            types._code.AddClass(types._names[message.FullName], $"The message {message.FullName}", types.MembersOf(message));
        }

        string code = types._code.Write(
            $"Written from {root.FullName} of {origin}.", $"Edit it and give it back: --types FILE.cs --type {name} --data ...");
        return (code, name, types.WriteNote());
    }

    private List<CodeMember> MembersOf(ProtoMessage message)
    {
        bool isExtended = _schema.Extended.Exists(name => $".{message.FullName}".EndsWith($".{name}", StringComparison.Ordinal));
        List<string> leftOut = [.. message.LeftOut, .. isExtended ? new[] { "its extensions" } : []];
        var members = new List<CodeMember>();
        foreach (ProtoField field in message.Fields)
        {
            if (field.IsDelimited && field.Key is null && SingleOf(field.Type) is null && _schema.Resolve(message, field) is ProtoMessage)
            {
                leftOut.Add($"the delimited field {field.Name}");
            }
            else
            {
                members.Add(MemberOf(message, field));
            }
        }

        if (leftOut.Count > 0)
        {
            _leftOut.Add($"of {message.Name} {string.Join(", ", leftOut)}");
        }

        if (_keepsUnknown)
        {
            int number = HighestNumber;
            while (message.Fields.Exists(field => field.Number == number))
            {
                number--;
            }

            members.Add(new CodeMember("UnknownFields", "byte[]?", "The fields of a message that are not declared here")
            {
                Attributes = [$"{Pin}({number})", $"{Wire}(WireKind.Unknown)", "JsonIgnore"],
            });
        }

        return members;
    }

    private static string? SingleOf(string type) => ScalarOf(type) ?? WellKnownOf(type);

    private static string? ScalarOf(string type) => type switch
    {
        "double" or "float" or "bool" or "string" => type,
        "int32" or "sint32" or "sfixed32" => "int",
        "uint32" or "fixed32" => "uint",
        "int64" or "sint64" or "sfixed64" => "long",
        "uint64" or "fixed64" => "ulong",
        "bytes" => "byte[]",
        _ => null,
    };

    private static string? WellKnownOf(string type) => type.TrimStart('.') switch
    {
        "google.protobuf.Timestamp" => "DateTime",
        "google.protobuf.Duration" or "google.protobuf.FieldMask" or "google.protobuf.StringValue" => "string",
        "google.protobuf.DoubleValue" => "double",
        "google.protobuf.FloatValue" => "float",
        "google.protobuf.Int64Value" => "long",
        "google.protobuf.UInt64Value" => "ulong",
        "google.protobuf.Int32Value" => "int",
        "google.protobuf.UInt32Value" => "uint",
        "google.protobuf.BoolValue" => "bool",
        "google.protobuf.BytesValue" => "byte[]",
        _ => null,
    };

    private CodeMember MemberOf(ProtoMessage owner, ProtoField field)
    {
        (string type, bool isReference, bool isMessage) = TypeOf(owner, field);
        bool isMany = field.Label == "repeated" || field.Key is not null;
        bool isNullable = !isMany && field.Label != "required" && (isMessage || field.OneOf is not null || field.Label == "optional");
        string whole = field.Key is { } key ? $"Dictionary<{KeyOf(owner, field, key)}, {type}>"
            : !isMany ? type
            : isReference || isMessage ? $"List<{type}>" : type + "[]";
        AddOther(field.Type, $"{owner.Name}.{field.Name}");
        string label = field.Label.Length > 0 ? field.Label + " " : field.OneOf is { } oneOf ? $"one of {oneOf}, " : "";
        bool isNumber = !isReference && !isMessage;
        return new CodeMember(JsonNameOf(field), whole + (isNullable ? "?" : ""), $"Field {field.Number}: {label}{field.Type}")
        {
            IsRequired = field.Label == "required" && isReference,
            Initial = isNullable || field.Label == "required" ? null : isMany || type == "byte[]" ? "[]" : type == "string" ? "\"\"" : null,
            Attributes =
            [
                $"{Pin}({field.Number})",
                .. WireOf(field, isNumber) is { } wire ? new[] { wire } : [],
                .. type is "long" or "ulong" ? new[] { Numbers64 } : [],
                .. isNullable ? new[] { "JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)" } : [],
            ],
        };
    }

    private static string? WireOf(ProtoField field, bool isNumber)
    {
        string[] kinds =
        [
            .. KindOf(field.Type) is { } kind ? new[] { kind } : [],
            .. KindOf(field.Key) is { } keyKind ? new[] { keyKind + "Key" } : [],
            .. field.Label == "repeated" && isNumber && !field.IsPacked ? new[] { "Unpacked" } : [],
            .. field.Label == "required" ? new[] { "Required" } : [],
        ];
        string[] arguments =
        [
            .. kinds.Length == 0 ? [] : new[] { string.Join(" | ", kinds.Select(one => $"WireKind.{one}")) },
            .. field.OneOf is { } oneOf ? new[] { $"OneOf = {Names.Literal(oneOf)}" } : [],
        ];
        return arguments.Length == 0 ? null : $"{Wire}({string.Join(", ", arguments)})";
    }

    private static string? KindOf(string? type) =>
        type is "sint32" or "sint64" ? "ZigZag" : type is "fixed32" or "fixed64" or "sfixed32" or "sfixed64" ? "Fixed" : null;

    private (string Type, bool IsReference, bool IsMessage) TypeOf(ProtoMessage owner, ProtoField field)
    {
        if (SingleOf(field.Type) is { } single)
        {
            return (single, single is "string" or "byte[]", WellKnownOf(field.Type) is not null);
        }

        object declared = _schema.Resolve(owner, field);
        return declared is ProtoMessage message ? (NameOf(message), true, true) : (NameOf((ProtoEnum)declared), false, false);
    }

    private static string KeyOf(ProtoMessage owner, ProtoField field, string key) =>
        ScalarOf(key) is { } scalar and not ("double" or "float" or "byte[]") ? scalar
        : throw new UsageException(
            $"{owner.FullName}.{field.Name} is a map with keys of type {key}; keys are whole numbers, bool or string.");

    private string NameOf(ProtoMessage message) => NameOf(message.FullName, message.Name, _ => _open.Enqueue(message));

    private string NameOf(ProtoEnum read) => NameOf(read.FullName, read.Name, name =>
        _code.AddEnum(name, $"The enum {read.FullName}", read.Values.Select(value => (value.Name, (int?)value.Number))));

    private string NameOf(string fullName, string shortName, Action<string> add)
    {
        if (!_names.TryGetValue(fullName, out string? name))
        {
            name = _names[fullName] = _code.Names.Take(shortName);
            add(name);
        }

        return name;
    }

    // JSON data names fields as the schema does, or by the JSON names of Protocol Buffers.
    private string JsonNameOf(ProtoField field) =>
        _data.Contains($"\"{field.Name}\"") ? field.Name : field.JsonName;

    private void AddOther(string type, string member)
    {
        if (WellKnownOf(type) is not null)
        {
            type = type.TrimStart('.');
            _others.TryAdd(type, []);
            _others[type].Add(member);
        }
    }

    private string? WriteNote()
    {
        string note = (_others.Count > 0 ? WriteOthers() : "")
            + (_leftOut.Count > 0 ? $"Left out, and skipped in messages: {string.Join("; ", _leftOut)}." : "");
        return note.Length == 0 ? null : note.TrimEnd();
    }

    private string WriteOthers() =>
        "Messages of other programs are not read right where the schema has " + string.Join("; ", _others.Select(pair =>
        {
            string more = pair.Value.Count > MembersShown ? $" and {pair.Value.Count - MembersShown} more" : "";
            return $"{pair.Key}, measured as {WellKnownOf(pair.Key)} ({string.Join(", ", pair.Value.Take(MembersShown))}{more})";
        })) + ". ";
}
