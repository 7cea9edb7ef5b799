// The library writes all fields of types that are marked [Serializable]. Asking for this mark is obsolete.
#pragma warning disable SYSLIB0050
using System.Runtime.Serialization;

namespace SerBench.Serializers.Peers.DataContracts;

// Finds values that the library would lose, because attributes decide which members are written.
internal static class ContractMembers
{
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly | BindingFlags.IgnoreCase;

    public static string? Refuse(ValueShape value) => value switch
    {
        { SequenceKind: SequenceKind.Rectangular } => "DataContractSerializer carries arrays of one dimension only",
        { Kind: Kind.Object } when value.Shape.Fields.FirstOrDefault(field => !Carries(value.Type, field.Member)) is { } lost =>
            $"DataContractSerializer would lose {lost.Name}, which is no member of the data contract",
        _ => null,
    };

    private static bool Carries(Type type, FieldInfo field)
    {
        PropertyInfo? property = PropertyOf(field);
        MemberInfo member = (MemberInfo?)property ?? field;
        if (type.IsDefined(typeof(DataContractAttribute)))
        {
            return field.IsDefined(typeof(DataMemberAttribute)) || member.IsDefined(typeof(DataMemberAttribute));
        }

        bool isPublic = property is null ? field.IsPublic : property is { GetMethod.IsPublic: true, SetMethod.IsPublic: true };
        return type.IsSerializable || (isPublic && !member.IsDefined(typeof(IgnoreDataMemberAttribute)));
    }

    // The field behind a property with a body has the property's name, except for an underscore and letter case.
    private static PropertyInfo? PropertyOf(FieldInfo field)
    {
        string name = field.Name.StartsWith('<')
            ? field.Name[1..field.Name.IndexOf('>')]
            : field.Name.TrimStart('_');
        return field.IsPublic ? null : field.DeclaringType!.GetProperty(name, Declared);
    }
}
