using System.Reflection;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>Tells why System.Text.Json does not read a member, and the remedy.</summary>
internal static class UnreadReason
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.IgnoreCase;

    /// <param name="type">The class of the object.</param>
    /// <param name="name">The name of the member in the document.</param>
    /// <param name="property">The JSON library's description of the member; null if it has none.</param>
    public static string Of(Type type, string name, JsonPropertyInfo? property)
    {
        MemberInfo? member = property?.AttributeProvider as MemberInfo ?? FindMember(type, name);
        (string why, string remedy) = member switch
        {
            null => ($"{type.Name} has no member of this name", "add one"),
            _ when member.IsDefined(typeof(JsonIgnoreAttribute)) => ($"'{member.Name}' of {type.Name} is marked [JsonIgnore]", "remove the mark"),
            FieldInfo { IsInitOnly: true } => ($"'{member.Name}' of {type.Name} is a read-only field", "make it a property with a public setter"),
            PropertyInfo { SetMethod: null } => ($"'{member.Name}' of {type.Name} has no setter", "give it a public one"),
            PropertyInfo => ($"'{member.Name}' of {type.Name} has no public setter", "make it public, mark it [JsonInclude]"),
            _ => ($"'{member.Name}' of {type.Name} is not public", "mark it [JsonInclude]"),
        };
        return $"was not read, because {why}; {remedy}, or remove it from the data";
    }

    private static MemberInfo? FindMember(Type type, string name) =>
        type.GetMember(name, MemberTypes.Field | MemberTypes.Property, Any).FirstOrDefault();
}
