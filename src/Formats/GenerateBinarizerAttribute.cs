namespace SerBench.Formats;

/// <summary>Asks the source generator for a witness (<see cref="IBinarizer{T}"/>). On a type it serves this type; on an assembly it serves
/// the named type, which may come from another assembly. Classes and structs that can be reached from there get a witness too.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class GenerateBinarizerAttribute : Attribute
{
    /// <summary>Asks for a witness of the type that carries the attribute.</summary>
    public GenerateBinarizerAttribute() { }

    /// <summary>Asks for a witness of a type, named on the assembly. A generic type must be closed.</summary>
    public GenerateBinarizerAttribute(Type type) => Type = type;

    /// <summary>The type named on the assembly; null if the attribute stands on the type itself.</summary>
    public Type? Type { get; }
}
