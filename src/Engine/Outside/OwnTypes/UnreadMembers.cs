using System.Runtime.CompilerServices;
using System.Text.Json.Serialization.Metadata;

namespace SerBench.Engine.Outside.OwnTypes;

// Finds lost data: writes an object as JSON again and compares the JSON with the document.
/// <param name="options">the reader's options; each member is written, whatever its attributes say.</param>
internal sealed class UnreadMembers(JsonSerializerOptions options)
{
    private const int LongestText = 32;

    private readonly Dictionary<Type, Dictionary<string, JsonPropertyInfo>> _properties = [];
    private readonly Dictionary<JsonPropertyInfo, JsonTypeInfo> _special = [];
    private readonly JsonPath _path = new();
    private long _number;

    // The number of values that are rounded, or changed by code of the user's type.
    public long Altered { get; private set; }

    public string? FirstAltered { get; private set; }

    public Unread? Find<T>(JsonElement document, T value, long number)
    {
        _path.Clear();
        _number = number;
        JsonElement written;
        try
        {
            written = JsonSerializer.SerializeToElement(value, Info(typeof(T)));
        }
        catch (Exception exception)
        {
            Alter(document, $"what cannot be written again ({exception.GetType().Name})");
            return null;
        }

        return FindIn(document, written, Info(typeof(T)), isRead: true);
    }

    // If a getter throws, the member gets its default value.
    public static void WriteAll(JsonTypeInfo info)
    {
        foreach (JsonPropertyInfo property in info.Properties.Where(one => one.Get is not null && !one.IsExtensionData))
        {
            Func<object, object?> get = property.Get!;
            Type type = property.PropertyType;
            property.ShouldSerialize = static (_, value) => value is not JsonElement { ValueKind: JsonValueKind.Undefined };
            property.Get = owner =>
            {
                try
                {
                    return get(owner);
                }
                catch (Exception)
                {
                    return type.IsValueType ? RuntimeHelpers.GetUninitializedObject(type) : null;
                }
            };
        }
    }

    private Unread? FindIn(JsonElement element, JsonElement written, JsonTypeInfo? declared, bool isRead)
    {
        JsonTypeInfo? info = declared is null || IsOwnCode(declared) ? null : CaseOf(declared, element);
        return (element.ValueKind, written.ValueKind) switch
        {
            _ when info is null && AreSame(element, written) => null,
            (JsonValueKind.Object, JsonValueKind.Object) when info?.Kind == JsonTypeInfoKind.Dictionary =>
                FindInEntries(element, written, info, isRead),
            (JsonValueKind.Object, JsonValueKind.Object) when info is null or { Kind: JsonTypeInfoKind.Object } =>
                FindInObject(element, written, info, isRead),
            (JsonValueKind.Array, JsonValueKind.Array) when info is null || ItemOf(info) is not null =>
                FindInItems(element, written, info, isRead),
            _ => Compare(element, written, info, isRead),
        };
    }

    private Unread? FindInObject(JsonElement element, JsonElement written, JsonTypeInfo? info, bool isRead)
    {
        Dictionary<string, JsonPropertyInfo>? properties = info is null ? null : PropertiesOf(info);
        foreach (JsonProperty member in element.EnumerateObject())
        {
            _path.Enter(member.Name);
            JsonPropertyInfo? property = properties?.GetValueOrDefault(member.Name);
            bool isReadHere = isRead && (property is null || property.Set is not null || property.AssociatedParameter is not null);
            Unread? found =
                written.TryGetProperty(property?.Name ?? member.Name, out JsonElement value)
                    ? FindIn(member.Value, value, property is null ? null : InfoOf(property), isReadHere)
                : info is null ? Alter(member.Value, "nothing")
                : Lost(UnreadReason.OfMember(info.Type));
            if (found is not null)
            {
                return found;
            }

            _path.Leave();
        }

        return null;
    }

    private Unread? FindInItems(JsonElement element, JsonElement written, JsonTypeInfo? info, bool isRead)
    {
        JsonTypeInfo? item = info is null ? null : Info(ItemOf(info)!);
        bool isSet = info is not null && Contents.IsSet(info.Type);
        if (!isSet && written.GetArrayLength() != element.GetArrayLength())
        {
            return info is null
                ? Alter(element, Short(written.GetRawText()))
                : Lost(UnreadReason.OfItems(info.Type, element.GetArrayLength(), written.GetArrayLength()));
        }

        if (item is not null && (isSet || !IsInOrder(info!.Type)))
        {
            return FindInUnordered(element, written, item, info!.Type, isRead);
        }

        foreach ((int index, (JsonElement one, JsonElement other)) in element.EnumerateArray().Zip(written.EnumerateArray()).Index())
        {
            _path.Enter(index);
            if (FindIn(one, other, item, isRead) is { } found)
            {
                return found;
            }

            _path.Leave();
        }

        return null;
    }

    // The order of a set or a stack differs from the document, so each item is read and written alone and looked up.
    private Unread? FindInUnordered(JsonElement element, JsonElement written, JsonTypeInfo item, Type type, bool isRead)
    {
        HashSet<string> kept = [.. written.EnumerateArray().Select(one => one.GetRawText())];
        foreach ((int index, JsonElement one) in element.EnumerateArray().Index())
        {
            _path.Enter(index);
            if (Rewrite(one, item) is not { } alone || !kept.Contains(alone.GetRawText()))
            {
                return Lost(UnreadReason.OfItem(type));
            }

            if (FindIn(one, alone, item, isRead) is { } found)
            {
                return found;
            }

            _path.Leave();
        }

        return null;
    }

    private Unread? FindInEntries(JsonElement element, JsonElement written, JsonTypeInfo info, bool isRead)
    {
        if (element.GetPropertyCount() != written.GetPropertyCount())
        {
            return Lost(UnreadReason.OfItems(info.Type, element.GetPropertyCount(), written.GetPropertyCount()));
        }

        var kept = written.EnumerateObject().DistinctBy(entry => entry.Name).ToDictionary(entry => entry.Name, entry => entry.Value);
        HashSet<string> asked = [.. element.EnumerateObject().Select(entry => entry.Name)];
        var others = new Queue<JsonProperty>(written.EnumerateObject().Where(entry => !asked.Contains(entry.Name)));
        JsonTypeInfo item = Info(info.ElementType!);
        foreach (JsonProperty entry in element.EnumerateObject())
        {
            _path.Enter(entry.Name);
            Unread? found = null;
            if (!kept.TryGetValue(entry.Name, out JsonElement value) && others.TryDequeue(out JsonProperty other))
            {
                (value, found) = (other.Value, FindInKey(entry.Name, other.Name, Info(info.KeyType ?? typeof(string))));
            }

            if ((found ?? FindIn(entry.Value, value, item, isRead)) is { } unread)
            {
                return unread;
            }

            _path.Leave();
        }

        return null;
    }

    private Unread? FindInKey(string name, string other, JsonTypeInfo key)
    {
        JsonElement text = JsonSerializer.SerializeToElement(name, options);
        return IsOwnCode(key) || key.Type == typeof(string) ? Alter(text, $"\"{Short(other)}\"") : FindDigits(text, key.Type);
    }

    private Unread? Compare(JsonElement element, JsonElement written, JsonTypeInfo? info, bool isRead)
    {
        Type? number = info?.Type ?? (IsRounded(element, written) ? typeof(double) : null);
        if (number is not null && Digits.AreLimited(number) && Digits.FindOther(element, number) is not null)
        {
            return FindDigits(element, number);
        }

        return info is not null && (AreSame(element, written) || AreRead(element, written, info)) ? null
            : isRead ? Alter(element, Short(written.GetRawText()))
            : Lost(UnreadReason.OfComputed(Short(element.GetRawText()), Short(written.GetRawText())));
    }

    // A converter that keeps only a double loses digits of a whole number.
    private static bool IsRounded(JsonElement element, JsonElement written) =>
        (element.ValueKind, written.ValueKind) == (JsonValueKind.Number, JsonValueKind.Number)
        && !Digits.IsFraction(element) && element.GetDouble() == written.GetDouble();

    private Unread? FindDigits(JsonElement element, Type type)
    {
        if (!Digits.AreLimited(type) || Digits.FindOther(element, type) is not { } other)
        {
            return null;
        }

        return (Digits.IsFraction(element) && !Digits.IsBeyond(other)) || other == "0"
            ? Alter(element, other)
            : Lost(UnreadReason.OfNumber(Short(element.GetRawText()), type, other));
    }

    private static bool AreSame(JsonElement left, JsonElement right)
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

    private static bool AreRead(JsonElement left, JsonElement right, JsonTypeInfo info)
    {
        try
        {
            return DeepEquality.Find(left.Deserialize(info), right.Deserialize(info)) is null;
        }
        catch (Exception)
        {
            return false;
        }
    }

    // Returns null if the value alone cannot be read, because user code may read only whole collections.
    private static JsonElement? Rewrite(JsonElement element, JsonTypeInfo info)
    {
        try
        {
            return JsonSerializer.SerializeToElement(element.Deserialize(info), info);
        }
        catch (Exception)
        {
            return null;
        }
    }

    private JsonTypeInfo CaseOf(JsonTypeInfo declared, JsonElement element)
    {
        if (declared.PolymorphismOptions is not { } known || element.ValueKind != JsonValueKind.Object
            || !element.TryGetProperty(known.TypeDiscriminatorPropertyName, out JsonElement mark))
        {
            return declared;
        }

        return known.DerivedTypes.FirstOrDefault(one => $"{one.TypeDiscriminator}" == mark.ToString()).DerivedType is { } type
            ? Info(type)
            : declared;
    }

    private static Type? ItemOf(JsonTypeInfo info) =>
        info.Kind == JsonTypeInfoKind.Dictionary ? null : info.ElementType ?? SequenceJsonFactory.ItemOf(info.Type);

    // Only a list, or a type that the JSON library reads as a list, is sure to keep the order of the document.
    private static bool IsInOrder(Type type) => type.IsInterface || !type.IsClass || typeof(IList).IsAssignableFrom(type);

    private static bool IsOwnCode(JsonTypeInfo info) =>
        info.Converter.GetType().Assembly is var home && home != typeof(JsonSerializer).Assembly && home != typeof(UnreadMembers).Assembly;

    private Unread? Alter(JsonElement element, string other)
    {
        Altered++;
        FirstAltered ??= PlainText.Of($"{_path} of record {_number}, {Short(element.GetRawText())} as {other}");
        return null;
    }

    private Unread Lost(string reason) => new(_path.ToString(), reason);

    private static string Short(string text) =>
        PlainText.Of(text.Length <= LongestText ? text : $"{text[..LongestText]}... ({text.Length} characters)");

    private JsonTypeInfo Info(Type type) => options.GetTypeInfo(Nullable.GetUnderlyingType(type) ?? type);

    private JsonTypeInfo InfoOf(JsonPropertyInfo property)
    {
        if (property is { CustomConverter: null, NumberHandling: null })
        {
            return Info(property.PropertyType);
        }

        if (!_special.TryGetValue(property, out JsonTypeInfo? info))
        {
            var own = new JsonSerializerOptions(options) { NumberHandling = property.NumberHandling ?? options.NumberHandling };
            if (property.CustomConverter is { } converter)
            {
                own.Converters.Insert(0, converter);
            }

            Type? inner = Nullable.GetUnderlyingType(property.PropertyType);
            info = own.GetTypeInfo(
                inner is not null && property.CustomConverter?.CanConvert(inner) != false ? inner : property.PropertyType);
            _special.Add(property, info);
        }

        return info;
    }

    private Dictionary<string, JsonPropertyInfo> PropertiesOf(JsonTypeInfo info) =>
        _properties.TryGetValue(info.Type, out Dictionary<string, JsonPropertyInfo>? known)
            ? known
            : _properties[info.Type] = info.Properties.ToDictionary(property => property.Name, StringComparer.OrdinalIgnoreCase);
}
