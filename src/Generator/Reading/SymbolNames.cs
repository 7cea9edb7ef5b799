using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SerBench.Generator.Reading;

/// <summary>The names of types and members: in code, in messages, and as part of the names of binarizers.</summary>
internal static class SymbolNames
{
    private static readonly SymbolDisplayFormat Code = SymbolDisplayFormat.FullyQualifiedFormat;

    private static readonly SymbolDisplayFormat Title = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypes,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.UseSpecialTypes);

    public static string CodeOf(ITypeSymbol type) => type.ToDisplayString(Code);

    public static string TitleOf(ITypeSymbol type) => type.ToDisplayString(Title);

    /// <summary>A type's name in messages about a member: <c>Order.Lines</c>.</summary>
    public static string PathOf(INamedTypeSymbol type, string member) => $"{TitleOf(type)}.{member}";

    public static string Escape(string identifier) =>
        SyntaxFacts.GetKeywordKind(identifier) == SyntaxKind.None ? identifier : "@" + identifier;

    /// <summary>The binarizer's namespace, beside that of the type. So a hand-written binarizer may have the same name.</summary>
    public static string NamespaceOf(INamedTypeSymbol type) =>
        type.ContainingNamespace is { IsGlobalNamespace: false } space ? space.ToDisplayString() + ".Generated" : "Generated";

    public static string BinarizerOf(INamedTypeSymbol type, Compilation compilation) =>
        PartOf(type) + (UniqueNames.IsUnique(type, PartOf(type), compilation) ? "" : "_" + UniqueNames.HashOf(type)) + "Binarizer";

    public static string BinarizerCodeOf(INamedTypeSymbol type, Compilation compilation) =>
        $"global::{NamespaceOf(type)}.{BinarizerOf(type, compilation)}";

    /// <summary>All type parameters, including those of the enclosing classes.</summary>
    public static IEnumerable<ITypeParameterSymbol> ParametersOf(INamedTypeSymbol definition) =>
        definition.ContainingType is { } outer ? ParametersOf(outer).Concat(definition.TypeParameters) : definition.TypeParameters;

    public static IEnumerable<ITypeSymbol> ArgumentsOf(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? ArgumentsOf(outer).Concat(type.TypeArguments) : type.TypeArguments;

    public static bool HasTypeParameters(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => HasTypeParameters(array.ElementType),
        INamedTypeSymbol named => ArgumentsOf(named).Any(HasTypeParameters),
        _ => false,
    };

    /// <summary>True if code of an assembly can name the type and all types in its name.</summary>
    public static bool CanName(ITypeSymbol type, IAssemblySymbol from, Compilation compilation) => type switch
    {
        IArrayTypeSymbol array => CanName(array.ElementType, from, compilation),
        INamedTypeSymbol named => !named.IsFileLocal && compilation.IsSymbolAccessibleWithin(named, from)
            && (named.ContainingType is null || CanName(named.ContainingType, from, compilation))
            && named.TypeArguments.All(argument => CanName(argument, from, compilation)),
        _ => true,
    };

    public static bool IsPublic(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => IsPublic(array.ElementType),
        INamedTypeSymbol named => named.DeclaredAccessibility == Accessibility.Public
            && (named.ContainingType is null || IsPublic(named.ContainingType))
            && named.TypeArguments.All(IsPublic),
        _ => true,
    };

    /// <summary>The name of a type as part of an identifier: <c>BoxOfInt32Array</c>.</summary>
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

    // The name includes the namespace, because two types of one name may be
    // arguments of the same generic type. The runtime's own namespace is left out.
    private static string ArgumentOf(ITypeSymbol type)
    {
        INamespaceSymbol space = ItemOf(type).ContainingNamespace;
        return (space.IsGlobalNamespace || IsOfRuntime(space) ? "" : space.ToDisplayString().Replace('.', '_') + "_") + PartOf(type);
    }

    /// <summary>The element type of an array, through all levels; the type itself if it is no array.</summary>
    public static INamedTypeSymbol ItemOf(ITypeSymbol type) =>
        type is IArrayTypeSymbol array ? ItemOf(array.ElementType) : (INamedTypeSymbol)type;

    private static bool IsOfRuntime(INamespaceSymbol space) =>
        space.ToDisplayString() is var name && (name == "System" || name.StartsWith("System.", StringComparison.Ordinal));
}
