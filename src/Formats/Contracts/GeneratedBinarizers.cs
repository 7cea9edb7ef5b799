using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;

namespace SerBench.Formats.Contracts;

/// <summary>The witnesses that generated code announces when its assembly is loaded: nothing is searched for at run time.</summary>
public static class GeneratedBinarizers
{
    private static readonly ConcurrentDictionary<Type, (Type Binarizer, Lazy<DeclaredShape> Shape)> Known = new();

    /// <summary>Called by module initializers. Of two witnesses of one type the first stays: both do the same.</summary>
    public static void Add<T, TBinarizer>(Func<DeclaredShape> shape)
        where TBinarizer : struct, IBinarizer<T> =>
        Known.TryAdd(typeof(T), (typeof(TBinarizer), new Lazy<DeclaredShape>(shape)));

    public static Type? Find(Type type) => Known.TryGetValue(type, out var known) ? known.Binarizer : null;

    /// <summary>What generated code states of a type.</summary>
    public static bool TryGetShape(Type type, [NotNullWhen(true)] out DeclaredShape? shape)
    {
        shape = Known.TryGetValue(type, out var known) ? known.Shape.Value : null;
        return shape is not null;
    }
}

/// <summary>What generated code states of a type, so that no reflection is needed where there is none.</summary>
/// <param name="Parameters">For each parameter of the constructor the position of the field it sets; empty when values are filled after creation.</param>
/// <param name="Fields">As declared, base class first.</param>
public sealed record DeclaredShape(int[] Parameters, DeclaredField[] Fields);

/// <summary>A field as generated code states it.</summary>
/// <param name="Name">The member's name: that of the property for an automatic property.</param>
/// <param name="Type">The declared type.</param>
public readonly record struct DeclaredField(string Name, Type Type);

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
