namespace SerBench.Engine.Inference;

internal sealed class CodeText
{
    public const string Namespace = "Written";

    private const string LongNumber = "System.Numerics.BigInteger";
    private const string Culture = "System.Globalization.CultureInfo.InvariantCulture";

    private readonly StringBuilder _types = new();
    private string? _options;

    public string? Using { get; init; }

    public Names Names { get; } = new(Names.OfTypes);

    public void AddClass(string name, string comment, IEnumerable<CodeMember> members)
    {
        Line($"\n// {Names.Comment(comment)}\npublic sealed class {name}\n{{");
        // Attributes may use WireKind, so a member with that name would hide the type.
        var names = new Names([.. Names.OfObjects, name, .. Using is null ? [] : new[] { nameof(WireKind) }]);
        string gap = "";
        foreach (CodeMember member in members)
        {
            string own = names.Take(member.JsonName);
            string[] attributes =
                [.. own == member.JsonName ? [] : new[] { $"JsonPropertyName({Names.Literal(member.JsonName)})" }, .. member.Attributes];
            string marks = attributes.Length == 0 ? "" : $"\n    [{string.Join(", ", attributes)}]";
            string required = member.IsRequired ? "required " : "";
            Line($"{gap}    // {Names.Comment(member.Comment)}{marks}");
            Line($"    public {required}{member.Type} {own} {{ get; set; }}{(member.Initial is { } initial ? $" = {initial};" : "")}");
            gap = "\n";
        }

        Line("}");
    }

    public void AddEnum(string name, string comment, IEnumerable<(string Name, int? Number)> values)
    {
        Line($"\n// {Names.Comment(comment)}\n[JsonConverter(typeof(JsonStringEnumConverter<{name}>))]\npublic enum {name}\n{{");
        var names = new Names();
        foreach ((string value, int? number) in values)
        {
            string own = names.Take(value);
            string mark = own == value ? "" : $"    [JsonStringEnumMemberName({Names.Literal(value)})]\n";
            Line($"{mark}    {own}{(number is { } fixedNumber ? $" = {fixedNumber}" : "")},");
        }

        Line("}");
    }

    // Adds a class for values of several kinds. A converter reads and writes the one member that is set.
    public void AddChoice(string name, string comment, IReadOnlyList<(ValueKind Kind, string Type)> choices)
    {
        string MemberOf(ValueKind kind) => kind == ValueKind.Array ? "Items" : kind.ToString();
        string TokenOf(ValueKind kind) => kind switch
        {
            ValueKind.Boolean => "JsonTokenType.True or JsonTokenType.False",
            ValueKind.Text => "JsonTokenType.String",
            ValueKind.Number => "JsonTokenType.Number",
            _ => $"JsonTokenType.Start{kind}",
        };
        string converter = Names.Take(name + "Converter");
        _options ??= Names.Take("ChoiceOptions");
        Line($"\n// {Names.Comment(comment)}\n[JsonConverter(typeof({converter}))]\npublic sealed class {name}\n{{");
        foreach ((ValueKind kind, string type) in choices)
        {
            Line($"    public {type}? {MemberOf(kind)} {{ get; set; }}");
        }

        Line($$"""
            }

            public sealed class {{converter}} : JsonConverter<{{name}}>
            {
                public override {{name}} Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => reader.TokenType switch
                {
            {{string.Join('\n', choices.Select(choice =>
                $"        {TokenOf(choice.Kind)} => new {name} {{ {MemberOf(choice.Kind)} = JsonSerializer.Deserialize<{choice.Type}>(ref reader, {_options}.Inner) }},"))}}
                    _ => throw new JsonException(),
                };

                public override void Write(Utf8JsonWriter writer, {{name}} value, JsonSerializerOptions options)
                {
            {{string.Join('\n', choices.Select((choice, number) =>
                $"        {(number == 0 ? "" : "else ")}if (value.{MemberOf(choice.Kind)} is {{ }} choice{number}) JsonSerializer.Serialize(writer, choice{number}, {_options}.Inner);"))}}
                    else writer.WriteNullValue();
                }
            }
            """);
    }

    public string Write(params IEnumerable<string> comments)
    {
        AddOptions();
        return $"""
            {string.Join('\n', comments.Select(line => $"// {Names.Comment(line)}"))}
            #nullable enable
            using System;
            using System.Collections.Generic;
            using System.Text.Json;
            using System.Text.Json.Serialization;{(Using is null ? "" : $"\nusing {Using};")}

            namespace {Namespace};
            {_types}
            """.ReplaceLineEndings("\n").TrimEnd() + "\n";
    }

    private void AddOptions()
    {
        if (_options is null)
        {
            return;
        }

        string? converter = _types.ToString().Contains(LongNumber) ? Names.Take("BigIntegerConverter") : null;
        Line($$"""

            internal static class {{_options}}
            {
                public static readonly JsonSerializerOptions Inner = new()
                {
                    PropertyNameCaseInsensitive = true,
                    UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,{{(converter is null ? "" : $"\n        Converters = {{ new {converter}() }},")}}
                };
            }
            """);
        if (converter is not null)
        {
            Line($$"""

                public sealed class {{converter}} : JsonConverter<{{LongNumber}}>
                {
                    public override {{LongNumber}} Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                        reader.TokenType == JsonTokenType.Number
                            && {{LongNumber}}.TryParse(System.Text.Encoding.UTF8.GetString(reader.ValueSpan), System.Globalization.NumberStyles.AllowLeadingSign, {{Culture}}, out {{LongNumber}} value)
                            ? value
                            : throw new JsonException();

                    public override void Write(Utf8JsonWriter writer, {{LongNumber}} value, JsonSerializerOptions options) => writer.WriteRawValue(value.ToString({{Culture}}));
                }
                """);
        }
    }

    private void Line(string text) => _types.Append(text).Append('\n');
}

internal sealed record CodeMember(string JsonName, string Type, string Comment)
{
    public bool IsRequired { get; init; }

    public string? Initial { get; init; }

    public IReadOnlyList<string> Attributes { get; init; } = [];
}
