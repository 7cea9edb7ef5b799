using System.Runtime.CompilerServices;

namespace SerBench.Engine.Outside.OwnTypes;

internal static class TypeFinder
{
    private const int NamesShown = 3;

    public static Type Find(IReadOnlyList<Assembly> assemblies, string? name)
    {
        Type[] types = [.. assemblies.SelectMany(ForeignAssembly.TypesOf).Where(IsDeclared).OrderBy(NameOf, StringComparer.Ordinal)];
        string files = string.Join(", ", assemblies.Select(TypeSources.NamesOf));
        if (name is null)
        {
            string[] candidates = [.. types.Where(type => WhyNot(type) is null).Select(NameOf)];
            throw new UsageException(candidates.Length == 0
                ? $"{files} has no class or struct that could be measured."
                : $"Say with --type which type of {files} is meant: {List(candidates)}.");
        }

        string wanted = name.Replace('+', '.');
        Type[] found = FirstNonEmpty(
            types.Where(type => NameOf(type) == wanted),
            types.Where(type => type.Name == wanted),
            types.Where(type => string.Equals(NameOf(type), wanted, StringComparison.OrdinalIgnoreCase)),
            types.Where(type => string.Equals(type.Name, wanted, StringComparison.OrdinalIgnoreCase)));
        return found switch
        {
            [] => throw new UsageException($"There is no type '{name}' in {files}"
                + (Nearest(wanted, types) is { Length: > 0 } nearest ? $"; nearest: {List(nearest)}." : ".")),
            [var type] => WhyNot(type) is { } reason
                ? throw new UsageException($"{NameOf(type)} is {reason}; name a class or struct that can be created.")
                : type,
            _ => throw new UsageException(
                $"'{name}' is ambiguous: {string.Join(", ", found.Select(Describe))}; give the full name and one assembly."),
        };
    }

    public static string NameOf(Type type) => type.FullName!.Replace('+', '.');

    private static bool IsDeclared(Type type) =>
        !type.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false) && !type.Name.StartsWith('<') && !type.FullName!.Contains('<');

    private static string? WhyNot(Type type) => type switch
    {
        { IsInterface: true } => "an interface",
        { IsEnum: true } => "an enum",
        { ContainsGenericParameters: true } => "generic",
        { IsAbstract: true, IsSealed: true } => "a static class",
        { IsAbstract: true } => "an abstract class",
        { IsByRefLike: true } => "a ref struct",
        _ when typeof(Delegate).IsAssignableFrom(type) => "a delegate",
        _ when typeof(Attribute).IsAssignableFrom(type) => "an attribute",
        _ => null,
    };

    private static Type[] FirstNonEmpty(params IEnumerable<Type>[] choices) =>
        choices.Select(choice => choice.ToArray()).FirstOrDefault(choice => choice.Length > 0) ?? [];

    private static string Describe(Type type) => $"{NameOf(type)} ({TypeSources.NamesOf(type.Assembly)})";

    private static string[] Nearest(string wanted, Type[] types)
    {
        string simple = wanted[(wanted.LastIndexOf('.') + 1)..];
        ILookup<string, Type> able = types.Where(type => WhyNot(type) is null).ToLookup(type => type.Name);
        return [.. NearestMatch.Sort(simple, able.Select(group => group.Key))
            .SelectMany(name => able[name]).Take(NamesShown).Select(NameOf)];
    }

    private static string List(IReadOnlyList<string> names) => names.Count <= NamesShown * 4
        ? string.Join(", ", names)
        : $"{string.Join(", ", names.Take(NamesShown * 4))} and {names.Count - (NamesShown * 4)} more";
}
