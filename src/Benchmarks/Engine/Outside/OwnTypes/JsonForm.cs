using System.Text.Json.Serialization.Metadata;

namespace SerBench.Benchmarks.Engine.Outside.OwnTypes;

// Compares a value with its JSON. Code of the user's type may throw anything; then there is no form.
internal static class JsonForm
{
    // True if the JSON is the same after reading it, or after writing the value.
    public static bool IsOf(JsonElement element, object? value, JsonTypeInfo info)
    {
        if (element.ValueKind == JsonValueKind.Null)
        {
            return value is null;
        }

        try
        {
            object? expected = element.Deserialize(info);
            return Equals(expected, value) || DeepEquality.Find(expected, value) is null
                || (Write(value, info) is { } written && AreSame(element, written));
        }
        catch (Exception)
        {
            // The type's own code cannot read this value outside of its document, so equality cannot be shown.
            return false;
        }
    }

    public static bool AreSame(JsonElement left, JsonElement right)
    {
        try
        {
            return JsonElement.DeepEquals(left, right);
        }
        catch (ArgumentOutOfRangeException)
        {
            // The JSON library does not compare numbers with an exponent of more than 32 bits.
            return left.GetRawText() == right.GetRawText();
        }
    }

    public static JsonElement? Write(object? value, JsonTypeInfo info)
    {
        try
        {
            // A getter may show a read-only view of its field.
            return JsonSerializer.SerializeToElement(
                value, value is null || info.Type.IsInstanceOfType(value) ? info : info.Options.GetTypeInfo(value.GetType()));
        }
        catch (Exception)
        {
            return null;
        }
    }

    // Null if the value cannot be read without its document.
    public static object? ReadAlone(JsonElement element, JsonTypeInfo info)
    {
        try
        {
            return element.Deserialize(info);
        }
        catch (Exception)
        {
            // Only the type's own code can read the value, and only within its collection.
            return null;
        }
    }
}
