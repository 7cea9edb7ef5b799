namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// Checks a document against a schema, as far as ours use the language of schemas. A schema that says more is refused.
internal static class SchemaCheck
{
    private static readonly string[] Known =
    [
        "$schema", "title", "type", "properties", "required", "items", "enum", "anyOf", "additionalProperties", "$ref", "format", "pattern",
        "default",
    ];

    // The first place that does not fit; null if all fits.
    public static string? Find(JsonNode schema, JsonNode? document) => Find(schema, schema, document, "$");

    private static string? Find(JsonNode root, JsonNode schema, JsonNode? document, string path)
    {
        if (schema is JsonValue always)
        {
            return always.GetValue<bool>() ? null : path;
        }

        JsonObject rules = schema.AsObject();
        if (rules.FirstOrDefault(rule => !Known.Contains(rule.Key)).Key is { } unknown)
        {
            throw new NotSupportedException($"This check does not know '{unknown}'.");
        }

        if (rules["$ref"] is { } reference)
        {
            JsonNode target = reference.GetValue<string>().Split('/').Skip(1).Aggregate(root, Step);
            return Find(root, target, document, path);
        }

        if (rules["type"] is { } type && !TypesOf(type).Any(name => IsOf(name, document)))
        {
            return path;
        }

        if (rules["enum"] is { } values && !values.AsArray().Any(value => JsonNode.DeepEquals(value, document)))
        {
            return path;
        }

        if (rules["anyOf"] is { } choices && choices.AsArray().All(choice => Find(root, choice!, document, path) is not null))
        {
            return path;
        }

        return document switch
        {
            JsonObject members => FindInMembers(root, rules, members, path),
            JsonArray items when rules["items"] is { } item =>
                items.Select((value, i) => Find(root, item, value, $"{path}[{i}]"))
                    .FirstOrDefault(fault => fault is not null),
            _ => null,
        };
    }

    private static string? FindInMembers(JsonNode root, JsonObject rules, JsonObject members, string path)
    {
        if (rules["required"]?.AsArray().FirstOrDefault(name => !members.ContainsKey(name!.GetValue<string>())) is { } missing)
        {
            return $"{path}.{missing}";
        }

        JsonObject? properties = rules["properties"]?.AsObject();
        foreach ((string name, JsonNode? value) in members)
        {
            JsonNode? rule = properties?[name] ?? rules["additionalProperties"];
            string? fault = rule is not null ? Find(root, rule, value, $"{path}.{name}") : properties is null ? null : $"{path}.{name}";
            if (fault is not null)
            {
                return fault;
            }
        }

        return null;
    }

    // The node below another one that a part of a reference names.
    private static JsonNode Step(JsonNode node, string part) =>
        node is JsonArray list ? list[int.Parse(part, null)]! : node[part.Replace("~1", "/").Replace("~0", "~")]!;

    private static IEnumerable<string> TypesOf(JsonNode type) =>
        type is JsonArray several ? several.Select(name => name!.GetValue<string>()) : [type.GetValue<string>()];

    private static bool IsOf(string type, JsonNode? document) => document is null ? type == "null" : document.GetValueKind() switch
    {
        System.Text.Json.JsonValueKind.Object => type == "object",
        System.Text.Json.JsonValueKind.Array => type == "array",
        System.Text.Json.JsonValueKind.String => type == "string",
        System.Text.Json.JsonValueKind.Number =>
            type == "number"
                || (type == "integer" && decimal.TryParse(document.ToJsonString(), out decimal number) && number % 1 == 0),
        _ => type == "boolean",
    };
}
