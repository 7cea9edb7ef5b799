using System.Collections;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>
/// Finds the parts of a JSON document that did not reach the object: System.Text.Json skips members without a public setter and ignored ones,
/// and turns too large numbers into infinity. Only members of the document are visited, so the cost is similar to that of reading it.
/// </summary>
internal sealed class UnreadMembers(JsonSerializerOptions options)
{
    private const int LongestNumber = 32;

    private readonly Dictionary<Type, Dictionary<string, JsonPropertyInfo>> _properties = [];

    // Members that make a difference to the object, although the object shows another value than the document.
    private readonly HashSet<JsonPropertyInfo> _heard = [];

    /// <summary>The first part of a document that did not reach the object; null if there is none.</summary>
    public Unread? Find<T>(JsonElement document, T value) => FindIn(document, value, Info(typeof(T)))?.Under("$");

    private Unread? FindIn(JsonElement element, object? value, JsonTypeInfo declared)
    {
        if (value is null)
        {
            return null;
        }

        JsonTypeInfo info = declared.PolymorphismOptions is null ? declared : Info(value.GetType());
        return (info.Kind, element.ValueKind) switch
        {
            (JsonTypeInfoKind.Object, JsonValueKind.Object) => FindInObject(element, value, info, declared),
            (JsonTypeInfoKind.Enumerable, JsonValueKind.Array) => FindInItems(element, value, Info(info.ElementType!)),
            (JsonTypeInfoKind.Dictionary, JsonValueKind.Object) => FindInEntries(element, value, Info(info.ElementType!), info.KeyType!),
            (JsonTypeInfoKind.None, JsonValueKind.Number) => FindOverflow(element, info.Type),
            _ => null,
        };
    }

    private Unread? FindInObject(JsonElement element, object value, JsonTypeInfo info, JsonTypeInfo declared)
    {
        Dictionary<string, JsonPropertyInfo> properties = PropertiesOf(info);
        foreach (JsonProperty member in element.EnumerateObject())
        {
            Unread? found = properties.TryGetValue(member.Name, out JsonPropertyInfo? property) ? FindInMember(member.Value, property, value, element, declared)
                : (declared.PolymorphismOptions is { } known && member.NameEquals(known.TypeDiscriminatorPropertyName)) || properties.Values.Any(one => one.IsExtensionData) ? null
                : new Unread("", UnreadReason.Of(info.Type, member.Name, null));
            if (found is not null)
            {
                return found.Under(Unread.Step(member.Name));
            }
        }

        return null;
    }

    private Unread? FindInMember(JsonElement element, JsonPropertyInfo property, object owner, JsonElement document, JsonTypeInfo declared)
    {
        bool isRead = property.Set is not null || property.AssociatedParameter is not null
            || (property.ObjectCreationHandling ?? Info(property.DeclaringType).PreferredPropertyObjectCreationHandling) == JsonObjectCreationHandling.Populate;
        if (!TryGet(property, owner, out object? value) || property.CustomConverter is not null)
        {
            return isRead ? null : new Unread("", UnreadReason.Of(owner.GetType(), property.Name, property));
        }

        JsonTypeInfo info = Info(property.PropertyType);
        if (!(isRead ? Fits(element, value, info) : Equals(element, value, info)))
        {
            if (!isRead)
            {
                return new Unread("", UnreadReason.Of(owner.GetType(), property.Name, property));
            }

            if (!MakesDifference(document, property, declared))
            {
                return new Unread("", $"makes no difference, because the setter of {owner.GetType().Name} keeps nothing of it; mend the setter, or remove it from the data");
            }
        }

        return FindIn(element, value, info);
    }

    private Unread? FindInItems(JsonElement element, object value, JsonTypeInfo item)
    {
        if (IsPlain(item))
        {
            return null;
        }

        // A set or a stack has another order than the document, so each of its items is read alone.
        IList? items = value is IList list && list.Count == element.GetArrayLength() ? list : null;
        int index = 0;
        foreach (JsonElement one in element.EnumerateArray())
        {
            if (FindIn(one, items is null ? ReadAlone(one, item) : items[index], item) is { } found)
            {
                return found.Under($"[{index}]");
            }

            index++;
        }

        return null;
    }

    private Unread? FindInEntries(JsonElement element, object value, JsonTypeInfo item, Type key)
    {
        if (IsPlain(item))
        {
            return null;
        }

        IDictionary? map = key == typeof(string) ? value as IDictionary : null;
        foreach (JsonProperty entry in element.EnumerateObject())
        {
            if (FindIn(entry.Value, map?.Contains(entry.Name) == true ? map[entry.Name] : ReadAlone(entry.Value, item), item) is { } found)
            {
                return found.Under(Unread.Step(entry.Name));
            }
        }

        return null;
    }

    private static Unread? FindOverflow(JsonElement number, Type type)
    {
        bool isBeyond = (type == typeof(double) && double.IsInfinity(number.GetDouble())) || (type == typeof(float) && float.IsInfinity(number.GetSingle()));
        if (!isBeyond)
        {
            return null;
        }

        string text = number.GetRawText();
        string shown = text.Length <= LongestNumber ? text : $"{text[..LongestNumber]}... ({text.Length} digits)";
        return new Unread("", $"is {shown}, which no {type.Name} holds; write a smaller number, or \"{(text[0] == '-' ? "-" : "")}Infinity\" in quotes");
    }

    // True for single values other than double and float: their reader keeps a number as it is or refuses it.
    private static bool IsPlain(JsonTypeInfo item) => item.Kind == JsonTypeInfoKind.None && item.Type != typeof(double) && item.Type != typeof(float);

    // True if the value of a member seems to fit the document. The contents of the value are compared later.
    private static bool Fits(JsonElement element, object? value, JsonTypeInfo info) => info.Kind switch
    {
        JsonTypeInfoKind.None => Equals(element, value, info),
        JsonTypeInfoKind.Enumerable when value is ICollection items && element.ValueKind == JsonValueKind.Array => items.Count == element.GetArrayLength(),
        _ => value is null == element.ValueKind is JsonValueKind.Null,
    };

    private static bool Equals(JsonElement element, object? value, JsonTypeInfo info)
    {
        if (element.ValueKind == JsonValueKind.Null && value is null)
        {
            return true;
        }

        try
        {
            object? expected = element.Deserialize(info);
            return Equals(expected, value) || DeepEquality.Find(expected, value) is null || JsonElement.DeepEquals(element, JsonSerializer.SerializeToElement(value, info));
        }
        catch (Exception)
        {
            // The type's own code cannot read or write the value alone, so nothing shows that both are equal.
            return false;
        }
    }

    // Reads the object again without the member, and compares. A member that makes a difference is tried only once, which bounds the cost.
    private bool MakesDifference(JsonElement document, JsonPropertyInfo property, JsonTypeInfo declared)
    {
        if (_heard.Contains(property))
        {
            return true;
        }

        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream))
        {
            writer.WriteStartObject();
            foreach (JsonProperty member in document.EnumerateObject().Where(member => !string.Equals(member.Name, property.Name, StringComparison.OrdinalIgnoreCase)))
            {
                member.WriteTo(writer);
            }

            writer.WriteEndObject();
        }

        try
        {
            object? without = JsonSerializer.Deserialize(stream.GetBuffer().AsSpan(0, (int)stream.Length), declared);
            if (DeepEquality.Find(document.Deserialize(declared), without) is null)
            {
                return false;
            }
        }
        catch (Exception)
        {
            // The type cannot be read without the member, so the member makes a difference.
        }

        return _heard.Add(property);
    }

    private static object? ReadAlone(JsonElement element, JsonTypeInfo info)
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

    private static bool TryGet(JsonPropertyInfo property, object owner, out object? value)
    {
        value = null;
        try
        {
            value = property.Get?.Invoke(owner);
            return property.Get is not null;
        }
        catch (Exception)
        {
            return false;
        }
    }

    private JsonTypeInfo Info(Type type) => options.GetTypeInfo(Nullable.GetUnderlyingType(type) ?? type);

    private Dictionary<string, JsonPropertyInfo> PropertiesOf(JsonTypeInfo info)
    {
        if (!_properties.TryGetValue(info.Type, out Dictionary<string, JsonPropertyInfo>? properties))
        {
            properties = info.Properties.ToDictionary(property => property.Name, StringComparer.OrdinalIgnoreCase);
            _properties.Add(info.Type, properties);
        }

        return properties;
    }
}
