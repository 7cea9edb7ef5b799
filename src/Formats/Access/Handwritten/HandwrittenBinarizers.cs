namespace SerBench.Formats.Access.Handwritten;

/// <summary>Finds binarizers marked <see cref="HandwrittenAttribute"/> in the assembly of a type or an added assembly.</summary>
public static class HandwrittenBinarizers
{
    private static readonly ConcurrentDictionary<Assembly, Dictionary<Type, Type>> Known = new();
    private static readonly ConcurrentDictionary<Assembly, bool> Added = new();

    /// <summary>Adds an assembly with binarizers for types of other assemblies.</summary>
    public static void AddAssembly(Assembly assembly) => Added.TryAdd(assembly, true);

    /// <summary>The binarizer of a type, or null.</summary>
    public static Type? Find(Type type) =>
        Added.Keys.Prepend(type.Assembly).Select(assembly => In(assembly).GetValueOrDefault(type))
            .FirstOrDefault(witness => witness is not null);

    private static Dictionary<Type, Type> In(Assembly assembly) => Known.GetOrAdd(assembly, static assembly =>
        assembly.GetTypes()
            .Where(type => type.IsDefined(typeof(HandwrittenAttribute), inherit: false))
            .SelectMany(witness => ServedBy(witness).Select(served => (served, witness)))
            .ToDictionary(pair => pair.served, pair => pair.witness));

    private static IEnumerable<Type> ServedBy(Type witness) => witness.GetInterfaces()
        .Where(contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == typeof(IBinarizer<>))
        .Select(contract => contract.GetGenericArguments()[0]);
}
