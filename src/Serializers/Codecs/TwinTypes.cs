namespace SerBench.Serializers.Codecs;

/// <summary>Finds the conversion of a model's type among those of a library's folder: adding one takes no list.</summary>
public static class TwinTypes
{
    /// <summary>The struct that implements <see cref="ITwin{T, TTwin}"/> for <paramref name="type"/>, in or below a namespace; null if none.</summary>
    public static Type? Find(Type type, string @namespace) => typeof(TwinTypes).Assembly.GetTypes()
        .FirstOrDefault(candidate => candidate is { IsValueType: true, Namespace: { } own }
            && (own == @namespace || own.StartsWith(@namespace + ".", StringComparison.Ordinal))
            && Contract(candidate, type) is not null);

    /// <summary>The class that a conversion pairs with <paramref name="type"/>.</summary>
    public static Type TwinOf(Type conversion, Type type) => Contract(conversion, type)!.GetGenericArguments()[1];

    private static Type? Contract(Type conversion, Type type) => Array.Find(
        conversion.GetInterfaces(),
        contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == typeof(ITwin<,>) && contract.GetGenericArguments()[0] == type);
}
