using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;

namespace SerBench.Formats.Contracts;

/// <summary>The witnesses that generated code registers when its assembly is loaded, so that nothing is searched for at run time.</summary>
public static class GeneratedBinarizers
{
    private static readonly ConcurrentDictionary<Type, (Type Binarizer, Lazy<DeclaredShape> Shape)> Known = new();

    /// <summary>Registers a witness. Module initializers call this. The first witness of a type stays: a second one does the same.</summary>
    public static void Add<T, TBinarizer>(Func<DeclaredShape> shape)
        where TBinarizer : struct, IBinarizer<T> =>
        Known.TryAdd(typeof(T), (typeof(TBinarizer), new Lazy<DeclaredShape>(shape)));

    /// <summary>Finds the witness of a type; null if generated code has registered none.</summary>
    public static Type? Find(Type type) => Known.TryGetValue(type, out var known) ? known.Binarizer : null;

    /// <summary>Finds the fields and the construction of a type, as generated code states them.</summary>
    public static bool TryGetShape(Type type, [NotNullWhen(true)] out DeclaredShape? shape)
    {
        shape = Known.TryGetValue(type, out var known) ? known.Shape.Value : null;
        return shape is not null;
    }
}

/// <summary>The fields and the construction of a type, as generated code states them, so that no reflection is needed.</summary>
/// <param name="Parameters">
/// For each parameter of the constructor the position of the field that it sets; empty if values are filled after creation.
/// </param>
/// <param name="Fields">The fields in the order of declaration, base class first, or of their pinned numbers.</param>
public sealed record DeclaredShape(int[] Parameters, DeclaredField[] Fields);

/// <summary>A field, as generated code states it.</summary>
/// <param name="Name">The name of the member; for an automatic property the name of the property.</param>
/// <param name="Type">The declared type.</param>
/// <param name="Number">The pinned number; 0 if it is not pinned.</param>
public readonly record struct DeclaredField(string Name, Type Type, int Number = 0)
{
    /// <summary>The type that stands in messages, if no format knows the declared one; else null.</summary>
    public Type? Carrier { get; init; }
}

/// <summary>
/// Asks the source generator for a witness (<see cref="IBinarizer{T}"/>). On a type it serves this type; on an assembly it serves the named
/// type, which may come from another assembly. Classes and structs that can be reached from there get a witness too.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class GenerateBinarizerAttribute : Attribute
{
    /// <summary>Asks for a witness of the type that carries the attribute.</summary>
    public GenerateBinarizerAttribute()
    {
    }

    /// <summary>Asks for a witness of a type, named on the assembly. A generic type must be closed.</summary>
    public GenerateBinarizerAttribute(Type type) => Type = type;

    /// <summary>The type named on the assembly; null if the attribute stands on the type itself.</summary>
    public Type? Type { get; }
}
