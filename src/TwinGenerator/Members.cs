using Microsoft.CodeAnalysis;

namespace SerBench.TwinGenerator;

/// <summary>Finds the members of types for the generators.</summary>
internal static class Members
{
    /// <summary>The public fields and settable properties of a type. Those of its base class come first.</summary>
    public static IEnumerable<TwinMember> Of(ITypeSymbol type) => (type.BaseType is { SpecialType: SpecialType.None } parent ? Of(parent) : [])
        .Concat(type.GetMembers().Where(member => member is { IsStatic: false, DeclaredAccessibility: Accessibility.Public }).Select(member => member switch
        {
            IPropertySymbol { SetMethod: not null } property => new TwinMember(property.Name, property.Type),
            IFieldSymbol field => new TwinMember(field.Name, field.Type),
            _ => default,
        }).Where(member => member.Name is not null));

    public static string NameOf(ITypeSymbol type) => type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);
}

/// <summary>A field or property.</summary>
internal readonly struct TwinMember(string name, ITypeSymbol type)
{
    public string Name { get; } = name;

    public ITypeSymbol Type { get; } = type;
}
