using System.Globalization;
using System.Text.Json;

namespace SerBench.Formats.Tests.Ignite;

// Converts the values of the golden manifests to values of the class-free writer.
internal sealed class GoldenValue(Func<string, IEnumerable<string>, IgniteObject, JsonElement, bool>? fill = null)
{
    private readonly Dictionary<string, object?> _byPath = [];

    public object? Read(JsonElement value, string path = "$")
    {
        if (value.ValueKind == JsonValueKind.Null)
        {
            return null;
        }

        if (value.TryGetProperty("ref", out JsonElement reference))
        {
            return _byPath[reference.GetString()!];
        }

        string type = value.GetProperty("t").GetString()!;
        return type.StartsWith("obj:", StringComparison.Ordinal) ? ReadObject(value, type[4..], path)
            : value.TryGetProperty("v", out JsonElement items) && items.ValueKind == JsonValueKind.Array ? ReadItems(type, items, path)
            : ReadScalar(type, value);
    }

    private IgniteObject ReadObject(JsonElement value, string type, string path)
    {
        var made = new IgniteObject("Golden." + type);
        _byPath[path] = made;
        JsonElement fields = value.GetProperty("fields");
        IEnumerable<string> names = fields.EnumerateObject().Select(field => field.Name).Order(StringComparer.OrdinalIgnoreCase);
        if (fill is not null && fill(type, names, made, fields))
        {
            return made;
        }

        foreach (string name in names)
        {
            made.With(name, Read(fields.GetProperty(name), $"{path}.{name}"));
        }

        return made;
    }

    private object ReadItems(string type, JsonElement items, string path)
    {
        if (type is "Hashtable" or "SortedList" || type.StartsWith("Dictionary<", StringComparison.Ordinal))
        {
            IDictionary map = type == "SortedList" ? new OrderedDictionary<object, object?>() : new Dictionary<object, object?>();
            foreach (JsonElement entry in items.EnumerateArray())
            {
                map.Add(Read(entry[0])!, Read(entry[1]));
            }

            return map;
        }

        if (type == "Int32[,]")
        {
            return new[,] { { items[0].GetProperty("v").GetInt32(), items[1].GetProperty("v").GetInt32() } };
        }

        var values = new List<object?>();
        int index = 0;
        foreach (JsonElement item in items.EnumerateArray())
        {
            values.Add(Read(item, $"{path}[{index++}]"));
        }

        object made = type switch
        {
            "ArrayList" or "List<Int32>" => values,
            "LinkedList<Object>" => new LinkedList<object?>(values),
            "Object[]" => values.ToArray(),
            "String[]" => values.Cast<string?>().ToArray(),
            "Nullable`1[]" when values.OfType<Guid>().Any() => values.Cast<Guid?>().ToArray(),
            "Nullable`1[]" when values.OfType<decimal>().Any() => values.Cast<decimal?>().ToArray(),
            "Nullable`1[]" when path != "$" => new IgniteArray("Nullable`1[[DateTime]]", [.. values]),
            "Nullable`1[]" => values.Cast<DateTime?>().ToArray(),
            "Guid[]" or "Decimal[]" or "Int32[][]" => new IgniteArray("System." + type[..^2], [.. values]),
            "Inner[]" => new IgniteArray("Golden.Inner", [.. values]),
            _ => ToArray(values, Type.GetType("System." + type[..^2])!),
        };
        _byPath[path] = made;
        return made;
    }

    private static Array ToArray(List<object?> values, Type item)
    {
        var array = Array.CreateInstance(item, values.Count);
        ((IList)values).CopyTo(array, 0);
        return array;
    }

    private static object ReadScalar(string type, JsonElement value)
    {
        if (type.StartsWith("enum:", StringComparison.Ordinal))
        {
            return new IgniteEnum("Golden." + type[5..], value.GetProperty("v").GetInt32());
        }

        if (type == "string")
        {
            return ReadText(value);
        }

        if (type == "byte[]")
        {
            return Enumerable.Repeat(value.GetProperty("repeat").GetByte(), value.GetProperty("count").GetInt32()).ToArray();
        }

        JsonElement v = value.GetProperty("v");
        string text = v.ToString();
        ulong Bits() => ulong.Parse(text[2..text.IndexOf(' ')], NumberStyles.HexNumber);
        return type switch
        {
            "bool" => v.GetBoolean(),
            "byte" => v.GetByte(),
            "sbyte" => v.GetSByte(),
            "short" => v.GetInt16(),
            "ushort" => v.GetUInt16(),
            "char" => (char)v.GetInt32(),
            "int" => v.GetInt32(),
            "uint" => v.GetUInt32(),
            "long" => long.Parse(text),
            "ulong" => ulong.Parse(text),
            "float" => BitConverter.UInt32BitsToSingle((uint)Bits()),
            "double" => BitConverter.UInt64BitsToDouble(Bits()),
            "guid" => Guid.Parse(text),
            "decimal" => decimal.Parse(text),
            "datetime" => new DateTime(long.Parse(value.GetProperty("ticks").GetString()!), DateTimeKind.Utc),
            _ => throw new InvalidOperationException($"A golden value of type {type}."),
        };
    }

    private static string ReadText(JsonElement value) =>
        value.TryGetProperty("utf16", out JsonElement units)
            ? string.Concat(units.GetString()!.Split(' ').Select(unit => (char)int.Parse(unit, NumberStyles.HexNumber)))
        : value.TryGetProperty("repeat", out JsonElement one)
            ? string.Concat(Enumerable.Repeat(one.GetString(), value.GetProperty("count").GetInt32()))
        : value.GetProperty("v").GetString()!;
}
