using System.Collections.ObjectModel;
using System.Numerics;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SerBench.Serializers.Peers.SystemTextJson;

// Finds members that the library would lose, because it writes public members and not the fields.
internal static class JsonMembers
{
    // The library reads stacks upside down, and the other types not at all.
    private static readonly Type[] Unread =
    [
        typeof(Stack<>), typeof(ImmutableStack<>), typeof(IImmutableStack<>),
        typeof(ArraySegment<>), typeof(ReadOnlyCollection<>), typeof(IReadOnlySet<>),
    ];

    public static Unsupported? FindLost(Type root, JsonSerializerOptions options) => Visit(root, root.Name, options, []);

    private static Unsupported? Visit(Type type, string path, JsonSerializerOptions options, HashSet<Type> seen)
    {
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (!seen.Add(type))
        {
            return null;
        }

        if (Refuse(type) is { } reason)
        {
            return new Unsupported(path, reason);
        }

        JsonTypeInfo info;
        try
        {
            info = options.GetTypeInfo(type);
        }
        catch (Exception exception) when (exception is NotSupportedException or InvalidOperationException)
        {
            return new Unsupported(path, $"System.Text.Json refuses it ({exception.Message.Split('\n', 2)[0].Trim()})");
        }

        return info.Kind switch
        {
            JsonTypeInfoKind.Object => VisitObject(info, path, options, seen),
            JsonTypeInfoKind.Enumerable => Visit(info.ElementType!, path + "[]", options, seen),
            JsonTypeInfoKind.Dictionary => Visit(info.ElementType!, path + "[value]", options, seen),
            _ => null,
        };
    }

    private static string? Refuse(Type type) =>
        type.IsGenericType && Unread.Contains(type.GetGenericTypeDefinition())
            ? $"System.Text.Json does not read {CSharp.TitleOf(type)} as it was written"
        : type is { IsArray: true, IsSZArray: false } ? "System.Text.Json has no arrays of several dimensions"
        : type.IsDefined(typeof(CasesAttribute), inherit: false) && !type.IsDefined(typeof(JsonDerivedTypeAttribute), inherit: false)
            ? "System.Text.Json writes a case only if [JsonDerivedType] names it"
        : type == typeof(BigInteger) || type == typeof(Rune) ? $"System.Text.Json has no form of {type.Name}"
        : null;

    private static Unsupported? VisitObject(JsonTypeInfo info, string path, JsonSerializerOptions options, HashSet<Type> seen)
    {
        foreach (Field field in Shape.Of(info.Type).Fields)
        {
            string member = $"{path}.{field.Name}";
            JsonPropertyInfo? property = Find(info, field.Name) ?? Find(info, field.Name.TrimStart('_'));
            if (property is not { Get: not null } || (property.Set is null && property.AssociatedParameter is null))
            {
                return new Unsupported(member, "System.Text.Json carries public members that can be read and set, which this is not");
            }

            if (Visit(property.PropertyType, member, options, seen) is { } found)
            {
                return found;
            }
        }

        return null;
    }

    // The field behind a property with a body has the property's name, except for an underscore and letter case.
    private static JsonPropertyInfo? Find(JsonTypeInfo info, string name) =>
        info.Properties.FirstOrDefault(property => property.AttributeProvider is MemberInfo member
            && string.Equals(member.Name, name, StringComparison.OrdinalIgnoreCase));
}
