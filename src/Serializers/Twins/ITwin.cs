namespace SerBench.Serializers.Twins;

/// <summary>
/// The conversion between a model's type and the class that a library needs: a generated
/// message, or a copy that carries the library's attributes. One stateless struct per type.
/// </summary>
public interface ITwin<T, TTwin>
{
    static abstract TTwin ToTwin(T value);

    static abstract T FromTwin(TTwin twin);
}

/// <summary>A copy of a model's class that carries a library's attributes and converts itself.</summary>
public interface IMirror<T, TTwin>
    where TTwin : IMirror<T, TTwin>
{
    static abstract TTwin From(T value);

    T ToModel();
}

/// <summary>The conversion of a class that converts itself.</summary>
public readonly struct MirrorTwin<T, TTwin> : ITwin<T, TTwin>
    where TTwin : IMirror<T, TTwin>
{
    public static TTwin ToTwin(T value) => TTwin.From(value);

    public static T FromTwin(TTwin twin) => twin.ToModel();
}

/// <summary>Finds the conversion of a model's type in a library's folder. A new conversion needs no list.</summary>
public static class TwinTypes
{
    /// <summary>
    /// The struct that implements <see cref="ITwin{T, TTwin}"/> for <paramref name="type"/>, in or below a namespace,
    /// or <see cref="MirrorTwin{T, TTwin}"/> of a class there that converts itself; null if neither exists.
    /// </summary>
    public static Type? Find(Type type, string @namespace) => typeof(TwinTypes).Assembly.GetTypes()
        .Where(candidate => candidate.Namespace is { } own && (own == @namespace || own.StartsWith(@namespace + ".", StringComparison.Ordinal)))
        .Select(candidate => FindConversion(candidate, type))
        .FirstOrDefault(conversion => conversion is not null);

    /// <summary>The class that a conversion pairs with <paramref name="type"/>.</summary>
    public static Type TwinOf(Type conversion, Type type) => Contract(conversion, typeof(ITwin<,>), type)!.GetGenericArguments()[1];

    private static Type? FindConversion(Type candidate, Type type) =>
        candidate.IsValueType && Contract(candidate, typeof(ITwin<,>), type) is not null ? candidate
        : Contract(candidate, typeof(IMirror<,>), type) is { } mirror ? typeof(MirrorTwin<,>).MakeGenericType(mirror.GetGenericArguments())
        : null;

    private static Type? Contract(Type candidate, Type definition, Type type) => Array.Find(
        candidate.GetInterfaces(),
        contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == definition && contract.GetGenericArguments()[0] == type);
}
