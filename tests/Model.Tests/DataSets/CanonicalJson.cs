using System.Collections;
using System.Reflection;
using System.Text.Json;
using SerBench.Model.DataSets.Mk48;
using SerBench.Model.DataSets.Minecraft;

namespace SerBench.Model.Tests.DataSets;

// The identity of a value, as the published programs state it: JSON with names in snake case, and with the bits of floating-point numbers.
internal static class CanonicalJson
{
    private static readonly HashSet<Type> Tuples =
        [typeof(Vector3d), typeof(Rotation), typeof(EntityId), typeof(Vehicle), typeof(Position), typeof(ChunkId)];

    private static readonly Dictionary<Type, (string Name, PropertyInfo Property)[]> Known = [];

    public static byte[] Encode(object value)
    {
        var output = new StringBuilder();
        Write(output, value);
        return Encoding.UTF8.GetBytes(output.ToString());
    }

    private static void Write(StringBuilder output, object? value)
    {
        switch (value)
        {
            case null or bool:
                output.Append(value is null ? "null" : value.Equals(true) ? "true" : "false");
                break;
            case string text:
                output.Append('"').Append(text.Replace("\\", "\\\\").Replace("\"", "\\\"")).Append('"');
                break;
            case float or double:
                output.Append('"').Append(value is float single
                    ? $"{BitConverter.SingleToUInt32Bits(single):x8}"
                    : $"{BitConverter.DoubleToUInt64Bits((double)value):x16}").Append('"');
                break;
            case Enum:
                bool isUpper = value.GetType().Namespace!.EndsWith("MediaContents", StringComparison.Ordinal);
                output.Append('"').Append(isUpper ? value.ToString()!.ToUpperInvariant() : value.ToString()).Append('"');
                break;
            case Array items:
                WriteAll(output, "[]", items.Cast<object?>().Select(item => ("", item)));
                break;
            case var _ when !value.GetType().IsPrimitive:
                bool isTuple = Tuples.Contains(value.GetType());
                WriteAll(output, isTuple ? "[]" : "{}", PropertiesOf(value.GetType()).Select(pair =>
                    (isTuple ? "" : $"\"{pair.Name}\":", pair.Property.GetValue(value))));
                break;
            default:
                output.Append(value);
                break;
        }
    }

    private static void WriteAll(StringBuilder output, string brackets, IEnumerable<(string Name, object? Value)> parts)
    {
        output.Append(brackets[0]);
        string separator = "";
        foreach ((string name, object? value) in parts)
        {
            output.Append(separator).Append(name);
            Write(output, value);
            separator = ",";
        }

        output.Append(brackets[1]);
    }

    private static (string Name, PropertyInfo Property)[] PropertiesOf(Type type) =>
        Known.TryGetValue(type, out (string, PropertyInfo)[]? known)
            ? known
            : Known[type] =
                [.. type.GetProperties().Select(property => (JsonNamingPolicy.SnakeCaseLower.ConvertName(property.Name), property))];
}
