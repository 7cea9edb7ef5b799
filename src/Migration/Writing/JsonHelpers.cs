namespace SerBench.Migration.Writing;

// System.Text.Json does not read these types back as it wrote them.
internal static class JsonHelpers
{
    // System.Text.Json can write dictionary keys of these types.
    private static readonly string[] Keys =
    [
        "bool", "byte", "sbyte", "char", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "decimal",
        "string", "DateTime", "DateTimeOffset", "TimeSpan", "Guid", "Uri", "Version",
    ];

    public static string Declare(TypePlan plan)
    {
        NewType[] types = [.. plan.Classes.SelectMany(type => type.Written).SelectMany(member => TypesIn(member.Value.Type))];
        string[] converters =
        [
            .. types.OfType<NewType.Sequence>()
                .Where(type => type.Type?.Code.Split('<')[0] is "Stack" or "ReadOnlyCollection")
                .Select(ConverterOf).Distinct(),
            .. types.OfType<NewType.Map>()
                .Where(map => map.Key.Type is not NewType.Enumeration && !Keys.Contains(map.Key.Code))
                .Select(ConverterOf).Distinct(),
            .. types.Any(type => type.Code == "BigInteger") ? ["new NumberConverter()"] : Array.Empty<string>(),
        ];
        return $$"""
                private static readonly JsonSerializerOptions Json = new()
                {
                    IncludeFields = true,
                    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
                    MaxDepth = 1000,
                    Converters = { {{string.Join(", ", converters)}} },
                };
            {{(converters.Any(text => text.StartsWith("new ListConverter", StringComparison.Ordinal)) ? ListConverter : "")}}{{(converters.Contains("new NumberConverter()") ? NumberConverter : "")}}
            """;
    }

    private static IEnumerable<NewType> TypesIn(NewType type) => (type switch
    {
        NewType.Sequence sequence => [sequence.Item],
        NewType.Map map => [map.Key, map.Value],
        NewType.Parts parts => parts.Items,
        _ => Array.Empty<NewValue>(),
    }).SelectMany(wanted => TypesIn(wanted.Type)).Prepend(type);

    private static string ConverterOf(NewType.Sequence type)
    {
        string items = type.Type!.Code.StartsWith("Stack", StringComparison.Ordinal) ? "Enumerable.Reverse(value)" : "value";
        string make = string.Format(type.Type.Make!, type.Item.Code, "items");
        return $"new ListConverter<{type.Code}, {type.Item.Code}>(static items => {make}, static value => {items})";
    }

    private static string ConverterOf(NewType.Map map)
    {
        (string arguments, string entry) = ($"{map.Key.Code}, {map.Value.Code}", $"KeyValuePair<{map.Key.Code}, {map.Value.Code}>");
        string make = map.Type.Make is { } text
            ? string.Format(text, arguments, $"new Dictionary<{arguments}>(items)")
            : $"new {map.Code}(items)";
        return $"new ListConverter<{map.Code}, {entry}>(static items => {make}, static value => value)";
    }

    private const string ListConverter = """

            // Writes a collection as an array that it can be made from.
            private sealed class ListConverter<TCollection, T>(Func<List<T>, TCollection> make, Func<TCollection, IEnumerable<T>> itemsOf) : JsonConverter<TCollection>
            {
                public override TCollection? Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => make(JsonSerializer.Deserialize<List<T>>(ref reader, options)!);

                public override void Write(Utf8JsonWriter writer, TCollection value, JsonSerializerOptions options) => JsonSerializer.Serialize(writer, itemsOf(value).ToList(), options);
            }

        """;

    private const string NumberConverter = """

            private sealed class NumberConverter : JsonConverter<BigInteger>
            {
                public override BigInteger Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                    reader.GetString()! is var text && text.StartsWith("0x", StringComparison.Ordinal)
                    ? BigInteger.Parse(text[2..], NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture) : BigInteger.Parse(text, CultureInfo.InvariantCulture);

                // The decimal digits of a huge number would take minutes.
                public override void Write(Utf8JsonWriter writer, BigInteger value, JsonSerializerOptions options) => writer.WriteStringValue(
                    value.GetByteCount() > 1_000 ? "0x" + value.ToString("x", CultureInfo.InvariantCulture) : value.ToString(CultureInfo.InvariantCulture));
            }

        """;
}
