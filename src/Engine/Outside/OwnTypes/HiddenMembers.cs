using System.Text.Json.Serialization.Metadata;

namespace SerBench.Engine.Outside.OwnTypes;

// Lets System.Text.Json set members that it skips, but that formats encode: members that have no public setter, are read-only, or are
// marked [JsonIgnore].
internal static class HiddenMembers
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static void Reveal(JsonTypeInfo info)
    {
        if (info.Kind != JsonTypeInfoKind.Object)
        {
            return;
        }

        if (info.CreateObject is null && !IsConstructed(info) && !info.Type.IsAbstract
            && info.Type.GetConstructor(Own, []) is { } constructor)
        {
            info.CreateObject = () => constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, [], null);
        }

        foreach (JsonPropertyInfo property in info.Properties.Where(one => one.Set is null && !one.IsExtensionData).ToArray())
        {
            if (property.AttributeProvider is MemberInfo member && FindStore(member) is { } store)
            {
                Reveal(info, property, store);
            }
        }
    }

    // The JSON library can call a constructor only if each parameter has the name of a member.
    private static bool IsConstructed(JsonTypeInfo info) =>
        info.ConstructorAttributeProvider is ConstructorInfo constructor
        && constructor.GetParameters().All(parameter => info.Properties.Any(one =>
            one.AttributeProvider is MemberInfo member
            && string.Equals(member.Name, parameter.Name, StringComparison.OrdinalIgnoreCase)));

    private static void Reveal(JsonTypeInfo info, JsonPropertyInfo property, Store store)
    {
        if (property.Get is not null && store.Type == property.PropertyType)
        {
            property.Set = store.Set;
            return;
        }

        // A member without a getter is marked [JsonIgnore]. It stays so if JSON cannot represent the value, or if another member has the
        // same name.
        if (property.Get is null && (ValueShape.Of(store.Type) is { Kind: Kind.Unknown } or { SequenceKind: SequenceKind.Rectangular }
            || info.Properties.Any(one => one != property && string.Equals(one.Name, property.Name, StringComparison.OrdinalIgnoreCase))))
        {
            return;
        }

        JsonPropertyInfo revealed = info.CreateJsonPropertyInfo(store.Type, property.Name);
        (revealed.Get, revealed.Set, revealed.AttributeProvider) = (store.Get, store.Set, property.AttributeProvider);
        (revealed.NumberHandling, revealed.IsRequired, revealed.Order) = (property.NumberHandling, property.IsRequired, property.Order);
        revealed.CustomConverter = store.Type == property.PropertyType ? property.CustomConverter : null;
        info.Properties[info.Properties.IndexOf(property)] = revealed;
    }

    private static Store? FindStore(MemberInfo member)
    {
        if (member is FieldInfo own)
        {
            return Store.Of(own);
        }

        var property = (PropertyInfo)member;
        Type owner = property.DeclaringType!;
        string camel = char.ToLowerInvariant(property.Name[0]) + property.Name[1..];
        return owner.GetField($"<{property.Name}>k__BackingField", Own) is { } field ? Store.Of(field)
            : property is { GetMethod: { } getter, SetMethod: { } setter }
                ? new Store(property.PropertyType, one => Run(getter, one), (one, value) => Run(setter, one, value))
            : new[] { $"_{camel}", camel, $"m_{camel}" }
                .Select(name => owner.GetField(name, Own))
                .FirstOrDefault(one => one is not null && CanStandFor(one.FieldType, property.PropertyType)) is { } named ? Store.Of(named)
            : null;
    }

    private static object? Run(MethodInfo method, object owner, params object?[] arguments) =>
        method.Invoke(owner, BindingFlags.DoNotWrapExceptions, null, arguments, null);

    // A field may hold more than its property shows, such as a list behind a read-only view.
    private static bool CanStandFor(Type field, Type property) =>
        property.IsAssignableFrom(field) || Nullable.GetUnderlyingType(field) == property
        || (ValueShape.Of(field).Kind is Kind.Sequence or Kind.Map
            && typeof(IEnumerable).IsAssignableFrom(property) && property != typeof(string));

    private sealed record Store(Type Type, Func<object, object?> Get, Action<object, object?> Set)
    {
        public static Store Of(FieldInfo field) => new(field.FieldType, field.GetValue, field.SetValue);
    }
}
