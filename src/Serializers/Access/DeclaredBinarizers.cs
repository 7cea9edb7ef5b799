using System.Collections.Concurrent;
using System.Reflection;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Access;

/// <summary>Finds witnesses that stand in source code, by their mark, in this library and in the assembly of the type they serve.</summary>
internal static class DeclaredBinarizers
{
    private static readonly ConcurrentDictionary<(Assembly, Type), Dictionary<Type, Type>> Known = new();

    /// <param name="type">The type to serve.</param>
    /// <param name="mark">The attribute of the witnesses looked for.</param>
    public static Type? Find(Type type, Type mark) =>
        In(type.Assembly, mark).GetValueOrDefault(type) ?? In(typeof(DeclaredBinarizers).Assembly, mark).GetValueOrDefault(type);

    private static Dictionary<Type, Type> In(Assembly assembly, Type mark) => Known.GetOrAdd((assembly, mark), static key =>
        key.Item1.GetTypes()
            .Where(type => type.IsDefined(key.Item2, inherit: false))
            .SelectMany(witness => ServedBy(witness).Select(served => (served, witness)))
            .ToDictionary(pair => pair.served, pair => pair.witness));

    private static IEnumerable<Type> ServedBy(Type witness) => witness.GetInterfaces()
        .Where(contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == typeof(IBinarizer<>))
        .Select(contract => contract.GetGenericArguments()[0]);
}
