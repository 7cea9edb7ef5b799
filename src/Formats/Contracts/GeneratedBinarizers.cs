namespace SerBench.Formats.Contracts;

/// <summary>The witnesses that generated code registers when its assembly is loaded. Nothing is searched for at run time.</summary>
public static class GeneratedBinarizers
{
    private static readonly ConcurrentDictionary<Type, (Type Binarizer, Lazy<DeclaredShape> Shape)> Known = new();

    /// <summary>Registers a witness. Module initializers call this. A second witness of the same type is ignored: both do the
    /// same.</summary>
    public static void Add<T, TBinarizer>(Func<DeclaredShape> shape)
        where TBinarizer : struct, IBinarizer<T> =>
        Known.TryAdd(typeof(T), (typeof(TBinarizer), new Lazy<DeclaredShape>(shape)));

    /// <summary>Finds the witness of a type; null if generated code has registered none.</summary>
    public static Type? Find(Type type) => Known.TryGetValue(type, out var known) ? known.Binarizer : null;

    /// <summary>Finds the fields and the construction of a type that generated code has registered.</summary>
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
    /// <summary>The type of the value in messages, if no format knows the declared type; else null.</summary>
    public Type? Carrier { get; init; }

    /// <summary>The differences of its protobuf encoding from the usual one.</summary>
    public WireKind Wire { get; init; }

    /// <summary>The name of its <c>oneof</c>; null for none.</summary>
    public string? OneOf { get; init; }
}
