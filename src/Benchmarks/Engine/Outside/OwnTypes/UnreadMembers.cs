using System.Text.Json.Serialization.Metadata;

namespace SerBench.Benchmarks.Engine.Outside.OwnTypes;

// Finds parts of a JSON document that did not reach the object, at about the cost of reading.
internal sealed class UnreadMembers(JsonSerializerOptions options)
{
    private const int LongestText = 32;

    private readonly Dictionary<Type, Dictionary<string, JsonPropertyInfo>> _properties = [];
    private readonly Dictionary<JsonPropertyInfo, JsonTypeInfo> _special = [];
    private readonly JsonPath _path = new();
    private long _number;

    // Members that make a difference to the object, although it shows another value than the document.
    private readonly HashSet<JsonPropertyInfo> _provenEffective = [];

    // The number of values that are rounded, or changed by code of the user's type.
    public long Altered { get; private set; }

    public string? FirstAltered { get; private set; }

    public Unread? Find<T>(JsonElement document, T value, long number)
    {
        _path.Clear();
        _number = number;
        return FindIn(document, value, Info(typeof(T)));
    }

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
            (_, JsonValueKind.Array) when info.Kind != JsonTypeInfoKind.Dictionary && ItemOf(info) is { } item =>
                FindInItems(element, (IEnumerable)Contents.Of(value), Info(item)),
            (JsonTypeInfoKind.Dictionary, JsonValueKind.Object) => FindInEntries(element, (IEnumerable)value, info),
            (JsonTypeInfoKind.None, _) when IsOwnCode(info) && FindOnlySetMember(value) is { } only
                && JsonForm.IsOf(element, only.Value, Info(only.Type)) => FindIn(element, only.Value, Info(only.Type)),
            (JsonTypeInfoKind.None, _) when IsOwnCode(info) => CompareWritten(element, value, info),
            (JsonTypeInfoKind.None, _) => FindDigits(element, info.Type),
            _ => null,
        };
    }

    private Unread? FindInObject(JsonElement element, object value, JsonTypeInfo info, JsonTypeInfo declared)
    {
        Dictionary<string, JsonPropertyInfo> properties = PropertiesOf(info);
        foreach (JsonProperty member in element.EnumerateObject())
        {
            _path.Enter(member.Name);
            bool isDiscriminator =
                declared.PolymorphismOptions is { } known && member.NameEquals(known.TypeDiscriminatorPropertyName);
            Unread? found = properties.TryGetValue(member.Name, out JsonPropertyInfo? property)
                ? FindInMember(member.Value, property, value, element, declared)
                : isDiscriminator || properties.Values.Any(one => one.IsExtensionData) ? null
                : Lost(UnreadReason.Of(info.Type, member.Name));
            if (found is not null)
            {
                return found;
            }

            _path.Leave();
        }

        return null;
    }

    private Unread? FindInMember(JsonElement element, JsonPropertyInfo property, object owner, JsonElement document, JsonTypeInfo declared)
    {
        // The code of a setter or a constructor may change a value. A field cannot.
        bool isRead = property.Set is not null || property.AssociatedParameter is not null;
        var member = property.AttributeProvider as MemberInfo;
        string name = member?.Name ?? property.Name;
        bool mayChange = property.AssociatedParameter is not null || member is PropertyInfo { SetMethod: not null };
        JsonTypeInfo info = InfoOf(property);
        if (!TryGet(property, owner, out object? value))
        {
            return isRead
                ? FindIneffective(element, property, document, declared)
                : Lost(UnreadReason.Of(owner.GetType(), name));
        }

        if (isRead ? Fits(element, value, info) : JsonForm.IsOf(element, value, info))
        {
            return FindIn(element, value, info);
        }

        if (!isRead || !mayChange)
        {
            return Lost(mayChange ? UnreadReason.Of(owner.GetType(), name)
                : UnreadReason.OfComputed(owner.GetType(), name, Short(element.GetRawText()), Show(value, info)));
        }

        if (FindIneffective(element, property, document, declared) is { } unheard)
        {
            return unheard;
        }

        Alter(element, Show(value, info));
        return ItemOf(info) is null ? null : FindIn(element, value, info);
    }

    private Unread? FindInItems(JsonElement element, IEnumerable value, JsonTypeInfo item)
    {
        if (value is not IList items)
        {
            return FindInUnordered(element, value, item);
        }

        if (items.Count != element.GetArrayLength())
        {
            return Lost(UnreadReason.OfItems(value.GetType(), element.GetArrayLength(), items.Count));
        }

        // The code of a user's collection may change an item.
        bool mayChange = !Contents.IsOfRuntime(value) && value is not Array;
        if (IsPlain(item) && !mayChange)
        {
            return null;
        }

        int index = 0;
        foreach (JsonElement one in element.EnumerateArray())
        {
            _path.Enter(index);
            object? kept = items[index++];
            if (mayChange && !Fits(one, kept, item))
            {
                Alter(one, Show(kept, item));
            }
            else if (FindIn(one, kept, item) is { } found)
            {
                return found;
            }

            _path.Leave();
        }

        return null;
    }

    // A set or a stack has another order than the document, so each item of the document is read alone and looked up.
    private Unread? FindInUnordered(JsonElement element, IEnumerable value, JsonTypeInfo item)
    {
        ulong[] sums = [.. value.Cast<object?>().Select(DeepTouch.Of)];
        if (!Contents.IsSet(value) && sums.Length != element.GetArrayLength())
        {
            return Lost(UnreadReason.OfItems(value.GetType(), element.GetArrayLength(), sums.Length));
        }

        HashSet<ulong> kept = [.. sums];
        int index = 0;
        foreach (JsonElement one in element.EnumerateArray())
        {
            _path.Enter(index++);
            object? alone = JsonForm.ReadAlone(one, item);
            if (FindIn(one, alone, item) is { } found)
            {
                return found;
            }

            if (!kept.Contains(DeepTouch.Of(alone)))
            {
                return Lost(UnreadReason.OfItem(value.GetType()));
            }

            _path.Leave();
        }

        return null;
    }

    private Unread? FindInEntries(JsonElement element, IEnumerable value, JsonTypeInfo info)
    {
        int count = value is ICollection collection ? collection.Count : value.Cast<object?>().Count();
        if (count != element.GetPropertyCount())
        {
            return Lost(UnreadReason.OfItems(value.GetType(), element.GetPropertyCount(), count));
        }

        JsonTypeInfo key = Info(info.KeyType ?? typeof(string));
        JsonTypeInfo item = Info(info.ElementType!);

        // The code of a user's converter or collection may change a key.
        HashSet<string>? names = IsOwnCode(key) || (key.Type == typeof(string) && !Contents.IsOfRuntime(value))
            ? NamesOf(JsonForm.Write(value, info))
            : null;
        if (IsPlain(item) && names is null && !Digits.AreLimited(key.Type))
        {
            return null;
        }

        IDictionary? map = info.KeyType == typeof(string) ? value as IDictionary : null;
        foreach (JsonProperty entry in element.EnumerateObject())
        {
            _path.Enter(entry.Name);
            object? alone = map?.Contains(entry.Name) == true ? map[entry.Name] : JsonForm.ReadAlone(entry.Value, item);
            if ((FindInKey(entry.Name, key.Type, names) ?? FindIn(entry.Value, alone, item)) is { } found)
            {
                return found;
            }

            _path.Leave();
        }

        return null;
    }

    private Unread? FindInKey(string name, Type type, HashSet<string>? names)
    {
        JsonElement key = JsonSerializer.SerializeToElement(name, Info(typeof(string)));
        if (names is not null)
        {
            if (!names.Contains(name))
            {
                Alter(key, "another key");
            }

            return null;
        }

        return Digits.AreLimited(type) && !name.AsSpan().ContainsAnyInRange('0', '9') ? Lost(UnreadReason.OfKey) : FindDigits(key, type);
    }

    private static HashSet<string> NamesOf(JsonElement? map) =>
        map is { ValueKind: JsonValueKind.Object } ? [.. map.Value.EnumerateObject().Select(entry => entry.Name)] : [];

    private Unread? FindDigits(JsonElement element, Type type)
    {
        if (!Digits.AreLimited(type) || Digits.FindOther(element, type) is not { } other)
        {
            return null;
        }

        if ((Digits.IsFraction(element) && !Digits.IsBeyond(other)) || other == "0")
        {
            Alter(element, other);
            return null;
        }

        return Lost(UnreadReason.OfNumber(Short(element.GetRawText()), type, other));
    }

    // The only member that is set, as in a choice between kinds. It is compared if it holds the whole document.
    private static (object Value, Type Type)? FindOnlySetMember(object value)
    {
        try
        {
            var members = value.GetType().GetProperties().Where(one => one.CanWrite)
                .Select(one => (Value: one.GetValue(value)!, Type: one.PropertyType));
            return members.Where(one => one.Value is not null).ToArray() is [var only] ? only : null;
        }
        catch (Exception)
        {
            // A getter of the type's own fails, or takes arguments.
            return null;
        }
    }

    // The type's own code reads the value, so only writing it again can show what it kept.
    private Unread? CompareWritten(JsonElement element, object value, JsonTypeInfo info)
    {
        JsonElement? written = JsonForm.Write(value, info);
        if (written is not null && JsonForm.AreSame(element, written.Value))
        {
            return null;
        }

        if (written is not null && FindRounded(element, written.Value) is { } rounded)
        {
            return rounded;
        }

        Alter(element, written is null ? "a value that its converter cannot write" : Short(written.Value.GetRawText()));
        return null;
    }

    // A whole number has lost digits if a converter keeps only what a double does. Any other change is another form.
    private Unread? FindRounded(JsonElement element, JsonElement written)
    {
        switch (element.ValueKind, written.ValueKind)
        {
            case (JsonValueKind.Number, JsonValueKind.Number):
                return !Digits.IsFraction(element) && !JsonForm.AreSame(element, written) && element.GetDouble() == written.GetDouble()
                    && Digits.FindOther(element, typeof(double)) is { } kept
                    ? Lost(UnreadReason.OfNumber(Short(element.GetRawText()), typeof(double), kept))
                    : null;
            case (JsonValueKind.Array, JsonValueKind.Array):
                foreach ((int index, (JsonElement one, JsonElement other)) in element.EnumerateArray()
                    .Zip(written.EnumerateArray()).Index())
                {
                    _path.Enter(index);
                    if (FindRounded(one, other) is { } rounded)
                    {
                        return rounded;
                    }

                    _path.Leave();
                }

                return null;
            case (JsonValueKind.Object, JsonValueKind.Object):
                Dictionary<string, JsonElement> members =
                    written.EnumerateObject().GroupBy(member => member.Name).ToDictionary(group => group.Key, group => group.Last().Value);
                foreach (JsonProperty member in element.EnumerateObject().Where(member => members.ContainsKey(member.Name)))
                {
                    _path.Enter(member.Name);
                    if (FindRounded(member.Value, members[member.Name]) is { } rounded)
                    {
                        return rounded;
                    }

                    _path.Leave();
                }

                return null;
            default:
                return null;
        }
    }

    // Reads the object again without the member, and compares. A member that makes a difference is tried only once, which bounds the cost.
    private Unread? FindIneffective(JsonElement element, JsonPropertyInfo property, JsonElement document, JsonTypeInfo declared)
    {
        if (IsEmptyOrDefault(element) || _provenEffective.Contains(property))
        {
            return null;
        }

        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream))
        {
            writer.WriteStartObject();
            foreach (JsonProperty member in document.EnumerateObject()
                .Where(member => !string.Equals(member.Name, property.Name, StringComparison.OrdinalIgnoreCase)))
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
                return Lost(UnreadReason.OfUnheard(property.DeclaringType));
            }
        }
        catch (Exception)
        {
            // The type cannot be read without the member, so the member makes a difference.
        }

        _provenEffective.Add(property);
        return null;
    }

    // The loss of an empty or default value takes nothing away.
    private static bool IsEmptyOrDefault(JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.String => element.ValueEquals(""),
        JsonValueKind.Array => element.GetArrayLength() == 0,
        JsonValueKind.Object => element.GetPropertyCount() == 0,
        JsonValueKind.Number => element.TryGetDouble(out double number) && number == 0,
        _ => element.ValueKind != JsonValueKind.True,
    };

    // True for single values that their reader keeps as they are, or refuses.
    private static bool IsPlain(JsonTypeInfo item) =>
        item.Kind == JsonTypeInfoKind.None && ItemOf(item) is null && !Digits.AreLimited(item.Type) && !IsOwnCode(item);

    // Includes collections that SequenceJsonFactory reads.
    private static Type? ItemOf(JsonTypeInfo info) => info.ElementType ?? SequenceJsonFactory.ItemOf(info.Type);

    private static bool IsOwnCode(JsonTypeInfo info) =>
        info.Converter.GetType().Assembly is var home && home != typeof(JsonSerializer).Assembly && home != typeof(UnreadMembers).Assembly;

    // Parts of the value are compared later.
    private bool Fits(JsonElement element, object? value, JsonTypeInfo info) =>
        value is null || element.ValueKind == JsonValueKind.Null
            || (ItemOf(info) is { } item ? IsPlain(Info(item)) : info.Kind == JsonTypeInfoKind.None)
            ? JsonForm.IsOf(element, value, info)
            : true;

    // Asks the member itself: the JSON library may know only the field behind it.
    private static bool TryGet(JsonPropertyInfo property, object owner, out object? value)
    {
        value = null;
        try
        {
            value = property.AttributeProvider is PropertyInfo { GetMethod: { } getter }
                ? getter.Invoke(owner, null)
                : property.Get?.Invoke(owner);
            return property.AttributeProvider is PropertyInfo { GetMethod: not null } || property.Get is not null;
        }
        catch (Exception)
        {
            return false;
        }
    }

    private void Alter(JsonElement element, string other)
    {
        Altered++;
        FirstAltered ??= $"{_path} of record {_number}, {Short(element.GetRawText())} as {other}";
    }

    private Unread Lost(string reason) => new(_path.ToString(), reason);

    private static string Show(object? value, JsonTypeInfo info) =>
        JsonForm.Write(value, info) is { } written ? Short(written.GetRawText()) : "another value";

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
