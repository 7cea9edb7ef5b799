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
