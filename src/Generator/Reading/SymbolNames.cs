using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SerBench.Generator.Reading;

internal static class SymbolNames
{
    private static readonly SymbolDisplayFormat Code = SymbolDisplayFormat.FullyQualifiedFormat;

    private static readonly SymbolDisplayFormat Title = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypes,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.UseSpecialTypes);

    public static string CodeOf(ITypeSymbol type) => type.ToDisplayString(Code);

    public static string TitleOf(ITypeSymbol type) => type.ToDisplayString(Title);

    public static string PathOf(INamedTypeSymbol type, string member) => $"{TitleOf(type)}.{member}";

    public static string Escape(string identifier) =>
        SyntaxFacts.GetKeywordKind(identifier) == SyntaxKind.None ? identifier : "@" + identifier;

    // The suffix avoids a clash with a hand-written binarizer in the type's namespace.
    public static string NamespaceOf(INamedTypeSymbol type) =>
        type.ContainingNamespace is { IsGlobalNamespace: false } space ? space.ToDisplayString() + ".Generated" : "Generated";

    public static string BinarizerOf(INamedTypeSymbol type, Compilation compilation) =>
        PartOf(type) + (UniqueNames.IsUnique(type, PartOf(type), compilation) ? "" : "_" + UniqueNames.HashOf(type)) + "Binarizer";

    public static string BinarizerCodeOf(INamedTypeSymbol type, Compilation compilation) =>
        $"global::{NamespaceOf(type)}.{BinarizerOf(type, compilation)}";

    public static IEnumerable<ITypeSymbol> ArgumentsOf(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? ArgumentsOf(outer).Concat(type.TypeArguments) : type.TypeArguments;

    public static IEnumerable<INamedTypeSymbol> LevelsOf(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? level = type; level is not null; level = level.BaseType)
        {
            yield return level;
        }
    }

    public static bool HasTypeParameters(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => HasTypeParameters(array.ElementType),
        INamedTypeSymbol named => ArgumentsOf(named).Any(HasTypeParameters),
        _ => false,
    };

    public static bool CanName(ITypeSymbol type, Compilation compilation) => type switch
    {
        IArrayTypeSymbol array => CanName(array.ElementType, compilation),
        INamedTypeSymbol named => !named.IsFileLocal && IsReachable(named, compilation)
            && (named.ContainingType is null || CanName(named.ContainingType, compilation))
            && named.TypeArguments.All(argument => CanName(argument, compilation)),
        _ => true,
    };

    public static bool IsReachable(ISymbol symbol, Compilation compilation) =>
        compilation.IsSymbolAccessibleWithin(symbol, compilation.Assembly);

    public static bool IsPublic(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => IsPublic(array.ElementType),
        INamedTypeSymbol named => named.DeclaredAccessibility == Accessibility.Public
            && (named.ContainingType is null || IsPublic(named.ContainingType))
            && named.TypeArguments.All(IsPublic),
        _ => true,
    };

    public static string PartOf(ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol array)
        {
            return PartOf(array.ElementType) + "Array" + (array.Rank > 1 ? array.Rank.ToString() : "");
        }

        var named = (INamedTypeSymbol)type;
        named = named.TupleUnderlyingType ?? named;
        string outer = named.ContainingType is { } containing ? PartOf(containing) + "_" : "";
        string arguments = named.TypeArguments.Length == 0 ? "" : "Of" + string.Join("And", named.TypeArguments.Select(ArgumentOf));
        return outer + named.Name + arguments;
    }

    private static string ArgumentOf(ITypeSymbol type)
    {
        INamespaceSymbol space = ItemOf(type).ContainingNamespace;
        return (space.IsGlobalNamespace || IsOfRuntime(space) ? "" : space.ToDisplayString().Replace('.', '_') + "_") + PartOf(type);
    }

    public static INamedTypeSymbol ItemOf(ITypeSymbol type) =>
        type is IArrayTypeSymbol array ? ItemOf(array.ElementType) : (INamedTypeSymbol)type;

    private static bool IsOfRuntime(INamespaceSymbol space) =>
        space.ToDisplayString() is var name && (name == "System" || name.StartsWith("System.", StringComparison.Ordinal));
}
