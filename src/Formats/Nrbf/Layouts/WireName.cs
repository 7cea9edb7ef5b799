namespace SerBench.Formats.Nrbf.Layouts;

// Moved types keep their assembly of .NET Framework: "mscorlib" for System.Private.CoreLib (docs/formats/nrbf.md, Names).
internal static class WireName
{
    private const string FrameworkLibrary = "mscorlib, Version=4.0.0.0, Culture=neutral, PublicKeyToken=b77a5c561934e089";

    public static string OfType(Type type) =>
        type.IsArray ? $"{OfType(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]"
        : type.IsGenericType
            ? $"{type.GetGenericTypeDefinition().FullName}[{string.Join(',', type.GetGenericArguments().Select(OfArgument))}]"
        : type.FullName!;

    private static string OfArgument(Type argument) => $"[{OfType(argument)}, {OfAssembly(argument)}]";

    // Returns null for the system library, which needs no record.
    public static string? OfLibrary(Type type)
    {
        string assembly = OfAssembly(type);
        return assembly == FrameworkLibrary || assembly == typeof(object).Assembly.FullName ? null : assembly;
    }

    private static string OfAssembly(Type type)
    {
        while (type.IsArray)
        {
            type = type.GetElementType()!;
        }

        return type.GetCustomAttribute<TypeForwardedFromAttribute>(inherit: false)?.AssemblyFullName ?? type.Assembly.FullName!;
    }
}

internal sealed class Library
{
    private static readonly ConcurrentDictionary<string, Library> Known = new(StringComparer.Ordinal);
    private static int LastIndex = -1;

    private Library(string name)
    {
        Name = name;
        PrefixedName = Prefixed.Of(name);
        Index = Interlocked.Increment(ref LastIndex);
    }

    public int Index { get; }

    public string Name { get; }

    public byte[] PrefixedName { get; }

    public static Library? Of(Type type) =>
        WireName.OfLibrary(type) is { } name ? Known.GetOrAdd(name, static text => new Library(text)) : null;
}
