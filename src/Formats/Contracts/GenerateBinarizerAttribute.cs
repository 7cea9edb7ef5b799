namespace SerBench.Formats.Contracts;

/// <summary>
/// Asks the generator for a witness (<see cref="IBinarizer{T}"/>) of the type it stands on or, on the assembly, of a type that one does not
/// own, and of every class and struct reached from there.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class GenerateBinarizerAttribute : Attribute
{
    /// <summary>For the type that carries the attribute.</summary>
    public GenerateBinarizerAttribute()
    {
    }

    /// <summary>For a type named on the assembly; a generic type must be closed.</summary>
    public GenerateBinarizerAttribute(Type type) => Type = type;

    public Type? Type { get; }
}
