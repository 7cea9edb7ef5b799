using System.Text.Json.Schema;

namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// The JSON schemas of the program's files, made from the types that are written.
internal static class Schema
{
    private static readonly JsonSchemaExporterOptions Exporting =
        new() { TreatNullObliviousAsNonNullable = true, TransformSchemaNode = Complete };

    // The committed files, each with its text.
    public static IReadOnlyDictionary<string, string> Files { get; } = new Dictionary<string, string>
    {
        ["run"] = Export<RunRecord>(RunRecordFile.Options, "The record of a run: run.json"),
        ["compare"] = Export<ComparisonJson>(JsonText.Options, "A comparison: compare --json"),
        ["attack"] = Export<AttackScore[]>(JsonText.Options, "The scores of an attack: attack.json"),
    };

    private static string Export<T>(JsonSerializerOptions options, string title)
    {
        var resolved = new JsonSerializerOptions(options);
        resolved.MakeReadOnly(populateMissingResolver: true);
        JsonNode schema = resolved.GetJsonSchemaAsNode(typeof(T), Exporting);
        var complete = new JsonObject { ["$schema"] = "https://json-schema.org/draft/2020-12/schema", ["title"] = title };
        foreach ((string name, JsonNode? value) in schema.AsObject())
        {
            complete[name] = value?.DeepClone();
        }

        return complete.ToJsonString(new JsonSerializerOptions(JsonText.Options) { WriteIndented = true }) + "\n";
    }

    // The exporter knows nothing about converters of our own: samples, finite numbers, and parts as short arrays.
    private static JsonNode Complete(JsonSchemaExporterContext context, JsonNode node)
    {
        bool isUnknown = node is JsonValue || (node is JsonObject { Count: 0 });
        Type type = context.TypeInfo.Type;
        return !isUnknown ? node
            : type == typeof(double) ? Number(isNull: false)
            : type == typeof(double?) ? Number(isNull: true)
            : type == typeof(IReadOnlyList<IReadOnlyList<double>>) ? ArrayOf(ArrayOf(Number(isNull: false)))
            : type == typeof(PartLine) ? ArrayOf(new JsonObject { ["type"] = "string" })
            : throw new InvalidOperationException($"{type} has a converter; say here what it writes.");
    }

    private static JsonObject Number(bool isNull) => new() { ["type"] = isNull ? new JsonArray("number", "null") : "number" };

    private static JsonObject ArrayOf(JsonObject item) => new() { ["type"] = "array", ["items"] = item };
}
