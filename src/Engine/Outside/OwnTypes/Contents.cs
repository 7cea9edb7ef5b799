using System.Buffers;
using System.Text.Json.Nodes;

namespace SerBench.Engine.Outside.OwnTypes;

// Turns values that compare by reference, or only in part, into values that compare by their contents.
internal static class Contents
{
    private static readonly MethodInfo Joined = typeof(BuffersExtensions).GetMethod(nameof(BuffersExtensions.ToArray))!;

    public static object Of(object value) => value switch
    {
        JsonElement element => TextOf(element),
        JsonNode node => node.ToJsonString(),
        JsonDocument document => TextOf(document.RootElement),
        StringBuilder text => text.ToString(),
        Uri uri => uri.OriginalString,
        ValueType when value.GetType() is { IsGenericType: true } type => OfMemory(value, type),
        _ => value,
    };

    public static bool IsSet(object value) => value is not string && value is IEnumerable && IsSet(value.GetType());

    public static bool IsSet(Type type) => type.GetInterfaces().Append(type).Any(
        one => one.IsGenericType
            && (one.GetGenericTypeDefinition() == typeof(ISet<>) || one.GetGenericTypeDefinition() == typeof(IReadOnlySet<>)));

    // Fields of the runtime's collections also show how items are stored, so fields are not compared.
    public static bool IsOfRuntime(object value) =>
        value is IEnumerable && value.GetType().Namespace?.StartsWith("System", StringComparison.Ordinal) == true;

    private static string TextOf(JsonElement element) =>
        element.ValueKind == JsonValueKind.Undefined ? "" : JsonSerializer.Serialize(element);

    private static object OfMemory(object value, Type type)
    {
        Type generic = type.GetGenericTypeDefinition();
        return generic == typeof(Memory<>) || generic == typeof(ReadOnlyMemory<>)
            ? type.GetMethod(nameof(Memory<>.ToArray))!.Invoke(value, null)!
            : generic == typeof(ReadOnlySequence<>) ? Joined.MakeGenericMethod(type.GetGenericArguments()).Invoke(null, [value])!
            : value;
    }
}
