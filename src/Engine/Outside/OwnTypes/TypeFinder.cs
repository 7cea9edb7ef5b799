using System.Runtime.CompilerServices;

namespace SerBench.Engine.Outside.OwnTypes;

internal static class TypeFinder
{
    private const int NamesShown = 3;

    private static readonly (string Keyword, Type Type)[] Keywords =
    [
        ("bool", typeof(bool)), ("byte", typeof(byte)), ("char", typeof(char)), ("decimal", typeof(decimal)), ("double", typeof(double)),
        ("float", typeof(float)), ("int", typeof(int)), ("long", typeof(long)), ("sbyte", typeof(sbyte)), ("short", typeof(short)),
        ("string", typeof(string)), ("uint", typeof(uint)), ("ulong", typeof(ulong)), ("ushort", typeof(ushort)),
    ];

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

        Type found = Resolve(types, name, files);
        return WhyNot(found) is { } reason
            ? throw new UsageException($"{NameOf(found)} is {reason}; name a class or struct that can be created.")
            : found;
    }

    public static string NameOf(Type type) => type.IsConstructedGenericType
        ? $"{NameOf(type.GetGenericTypeDefinition()).Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(NameOf))}>"
        : type.FullName!.Replace('+', '.');

    private static Type Resolve(Type[] types, string name, string files)
    {
        string wanted = name.Trim().Replace('+', '.');
        string[] arguments = ArgumentsOf(wanted);
        if (arguments.Length > 0)
        {
            wanted = $"{wanted[..wanted.IndexOf('<')]}`{arguments.Length}";
        }

        Type[] found = FirstNonEmpty(
            types.Where(type => NameOf(type) == wanted),
            types.Where(type => type.Name == wanted),
            types.Where(type => string.Equals(NameOf(type), wanted, StringComparison.OrdinalIgnoreCase)),
            types.Where(type => string.Equals(type.Name, wanted, StringComparison.OrdinalIgnoreCase)),
            types.Where(type => type.IsGenericType && type.Name.Split('`')[0] == wanted));
        return found switch
        {
            [] => throw new UsageException($"There is no type '{name}' in {files}"
                + (Nearest(wanted, types) is { Length: > 0 } nearest ? $"; nearest: {List(nearest)}." : ".")),
            [var type] => arguments.Length == 0 ? type
                : Construct(type, [.. arguments.Select(argument => OfRuntime(argument) ?? Resolve(types, argument, files))]),
            _ => throw new UsageException(
                $"'{name}' is ambiguous: {string.Join(", ", found.Select(Describe))}; give the full name and one assembly."),
        };
    }

    private static Type Construct(Type definition, Type[] arguments)
    {
        try
        {
            return definition.MakeGenericType(arguments);
        }
        catch (ArgumentException exception)
        {
            throw new UsageException($"{NameOf(definition)} does not take these arguments: {exception.Message}");
        }
    }

    private static Type? OfRuntime(string name) => Keywords.FirstOrDefault(type => type.Keyword == name).Type
        ?? (name.Contains('<') ? null : Type.GetType(name.Contains('.') ? name : $"System.{name}"));

    private static string[] ArgumentsOf(string name)
    {
        int start = name.IndexOf('<');
        if (start < 0 || !name.EndsWith('>'))
        {
            return [];
        }

        var arguments = new List<string>();
        int level = 0, from = start + 1;
        for (int i = from; i < name.Length; i++)
        {
            level += name[i] switch { '<' => 1, '>' => -1, _ => 0 };
            if ((name[i] == ',' && level == 0) || i == name.Length - 1)
            {
                arguments.Add(name[from..i].Trim());
                from = i + 1;
            }
        }

        return [.. arguments];
    }

    private static bool IsDeclared(Type type) =>
        !type.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false) && !type.Name.StartsWith('<') && !type.FullName!.Contains('<');

    private static string? WhyNot(Type type) => type switch
    {
        { IsAbstract: true } when CasesAttribute.Of(type).Length > 0 => type.IsVisible ? null : "abstract and not public",
        { IsInterface: true } => "an interface without cases",
        { IsEnum: true } => "an enum",
        { ContainsGenericParameters: true } => "generic and needs arguments, as in --type 'Page<Player>'",
        { IsAbstract: true, IsSealed: true } => "a static class",
        { IsAbstract: true } => "an abstract class without cases ([JsonDerivedType] names them)",
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
