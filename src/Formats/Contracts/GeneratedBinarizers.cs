namespace SerBench.Formats.Contracts;

/// <summary>The binarizers that generated code registers when its assembly is loaded.</summary>
public static class GeneratedBinarizers
{
    private static readonly ConcurrentDictionary<Type, (Type Binarizer, Lazy<DeclaredShape> Shape)> Known = new();

    /// <summary>Registers a binarizer. A second binarizer of a type is ignored.</summary>
    public static void Add<T, TBinarizer>(Func<DeclaredShape> shape)
        where TBinarizer : struct, IBinarizer<T> =>
        Known.TryAdd(typeof(T), (typeof(TBinarizer), new Lazy<DeclaredShape>(shape)));

    /// <summary>The registered binarizer of a type, or null.</summary>
    public static Type? Find(Type type) => Known.TryGetValue(type, out var known) ? known.Binarizer : null;

    /// <summary>Returns false if no binarizer is registered.</summary>
    public static bool TryGetShape(Type type, [NotNullWhen(true)] out DeclaredShape? shape)
    {
        shape = Known.TryGetValue(type, out var known) ? known.Shape.Value : null;
        return shape is not null;
    }
}

/// <summary>The fields and the construction of a type, declared by generated code to avoid reflection.</summary>
/// <param name="Parameters">The position of the field that each parameter of the constructor sets; empty if values are filled after
/// creation.</param>
/// <param name="Fields">The fields in the order of declaration, base class first, or of the numbers in attributes.</param>
public sealed record DeclaredShape(int[] Parameters, DeclaredField[] Fields);

/// <summary>A field, declared by generated code.</summary>
/// <param name="Name">The name of the member; for an automatic property the name of the property.</param>
/// <param name="Type">The declared type.</param>
/// <param name="Number">The number in an attribute, or 0.</param>
public readonly record struct DeclaredField(string Name, Type Type, int Number = 0)
{
    /// <summary>The type that messages hold instead of the declared type, or null.</summary>
    public Type? Carrier { get; init; }

    /// <summary>The differences from the usual protobuf encoding.</summary>
    public WireKind Wire { get; init; }

    /// <summary>The <c>oneof</c> of the field, or null.</summary>
    public string? OneOf { get; init; }
}
