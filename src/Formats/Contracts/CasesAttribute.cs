using System.Text.Json.Serialization;

namespace SerBench.Formats.Contracts;

/// <summary>Names the possible classes of an abstract class or an interface, like <see cref="JsonDerivedTypeAttribute"/>.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, Inherited = false)]
public sealed class CasesAttribute(params Type[] types) : Attribute
{
    /// <summary>The classes. Messages hold an index into this list, so add new classes at the end.</summary>
    public IReadOnlyList<Type> Types => types;

    // Returns an empty array if no case is named, or if a case cannot be created.
    internal static Type[] Of(Type type)
    {
        if (!type.IsAbstract || (type.IsClass && type.IsSealed))
        {
            return [];
        }

        Type[] cases =
        [
            .. (type.GetCustomAttribute<CasesAttribute>(inherit: false)?.Types ?? [])
                .Concat(type.GetCustomAttributes<JsonDerivedTypeAttribute>(inherit: false).Select(attribute => attribute.DerivedType))
                .Distinct(),
        ];
        return Array.TrueForAll(cases, one =>
            one is { IsClass: true, IsAbstract: false, ContainsGenericParameters: false } && one.IsAssignableTo(type)) ? cases : [];
    }
}
