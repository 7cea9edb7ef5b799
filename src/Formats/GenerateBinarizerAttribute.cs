namespace SerBench.Formats;

/// <summary>Makes the source generator write a binarizer (<see cref="IBinarizer{T}"/>) for the type with the attribute or, on an assembly,
/// for the named type. Classes and structs within the type get binarizers too.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class GenerateBinarizerAttribute : Attribute
{
    /// <summary>Requests a binarizer of the type with the attribute.</summary>
    public GenerateBinarizerAttribute() { }

    /// <summary>Requests a binarizer of a type, on the assembly. A generic type must be closed.</summary>
    public GenerateBinarizerAttribute(Type type) => Type = type;

    /// <summary>The type named on the assembly, or null.</summary>
    public Type? Type { get; }
}
