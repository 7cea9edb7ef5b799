using Microsoft.CodeAnalysis;

namespace SerBench.Generator.Reading;

// A name of a nested or generic type ends with a hash if another type could get the same name.
internal static class UniqueNames
{
    private static readonly string[] Joints = ["_", "Of", "And", "Array"];

    private static readonly SymbolDisplayFormat Whole = SymbolDisplayFormat.FullyQualifiedFormat
        .WithMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.ExpandValueTuple);

    public static bool IsUnique(INamedTypeSymbol type, string name, Compilation compilation)
    {
        if (type is { ContainingType: null, TypeArguments.Length: 0 })
        {
            return true;
        }

        INamedTypeSymbol[] arguments = [.. SymbolNames.ArgumentsOf(type).Select(SymbolNames.ItemOf)];
        bool isOneJoin = arguments.Length == 0 || (type.ContainingType is null && arguments.All(IsPlain));
        string space = type.ContainingNamespace.IsGlobalNamespace ? "" : type.ContainingNamespace.ToDisplayString() + ".";
        return isOneJoin
            && !PartsOf(type)
                .Concat(arguments.SelectMany(argument => PartsOf(argument).Append(argument.ContainingNamespace.ToDisplayString())))
                .Any(HasJoint)
            && !arguments.Any(argument => argument.ContainingNamespace.IsGlobalNamespace && Exists($"System.{argument.Name}", compilation))
            && !Exists(space + name, compilation);
    }

    public static string HashOf(INamedTypeSymbol type) => (type.TupleUnderlyingType ?? type).ToDisplayString(Whole)
        .Aggregate(2166136261, static (hash, character) => unchecked((hash ^ character) * 16777619))
        .ToString("X8");

    // Generated names omit namespaces below System, so types in these namespaces may share a name.
    private static bool IsPlain(INamedTypeSymbol type) => type is { ContainingType: null, TypeArguments.Length: 0 }
        && !type.ContainingNamespace.ToDisplayString().StartsWith("System.", StringComparison.Ordinal);

    private static IEnumerable<string> PartsOf(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? PartsOf(outer).Append(type.Name) : [type.Name];

    private static bool HasJoint(string part) => Joints.Any(joint => part.Contains(joint));

    private static bool Exists(string name, Compilation compilation) => !compilation.GetTypesByMetadataName(name).IsEmpty;
}
