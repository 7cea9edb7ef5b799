namespace SerBench.Formats;

/// <summary>Makes the source generator write a witness (<see cref="IBinarizer{T}"/>) for the type with the attribute or, on an assembly,
/// for the named type, also of another assembly. Classes and structs within the type get witnesses too.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class GenerateBinarizerAttribute : Attribute
{
    /// <summary>Requests a witness of the type that carries the attribute.</summary>
    public GenerateBinarizerAttribute() { }

    /// <summary>Requests a witness of a type, on the assembly. A generic type must be closed.</summary>
    public GenerateBinarizerAttribute(Type type) => Type = type;

    /// <summary>The type named on the assembly; null if the attribute is on the type itself.</summary>
    public Type? Type { get; }
}
