using Microsoft.CodeAnalysis;
using SerBench.Generator.Models;

namespace SerBench.Generator.Reading;

// Accessors for a generic type lie in a class with the same type parameters, because the runtime looks for their open signatures.
internal sealed class AccessorList
{
    private readonly List<AccessorModel> _accessors = [];

    public IEnumerable<AccessorModel> Accessors => _accessors.Distinct();

    public string Field(INamedTypeSymbol owner, string field, ITypeSymbol type)
    {
        INamedTypeSymbol definition = owner.OriginalDefinition;
        ITypeSymbol declared = definition.GetMembers(field).OfType<IFieldSymbol>().FirstOrDefault()?.Type
            ?? definition.GetMembers().OfType<IPropertySymbol>()
                .FirstOrDefault(property => field == $"<{property.MetadataName}>k__BackingField")?.Type
            ?? (ValueReader.IsPair(owner) ? definition.TypeParameters[field == "key" ? 0 : 1] : type);
        string name = Identifier(field) + "Of" + Identifier(owner.Name);
        string by = owner.IsValueType ? "ref " : "";
        Add(
            owner, $"UnsafeAccessorKind.Field, Name = \"{field}\"", "ref " + SymbolNames.CodeOf(declared),
            name, $"{by}{SymbolNames.CodeOf(definition)} target");
        return $"{Prefix(owner)}{name}({by}{{0}})";
    }

    public string Constructor(IMethodSymbol constructor)
    {
        IMethodSymbol definition = constructor.OriginalDefinition;
        string parameters = string.Join(
            ", ", definition.Parameters.Select(parameter => $"{SymbolNames.CodeOf(parameter.Type)} {SymbolNames.Escape(parameter.Name)}"));
        Add(constructor.ContainingType, "UnsafeAccessorKind.Constructor", SymbolNames.CodeOf(definition.ContainingType), "New", parameters);
        return Prefix(constructor.ContainingType) + "New";
    }

    private void Add(INamedTypeSymbol owner, string attribute, string returns, string name, string arguments)
    {
        ITypeParameterSymbol[] parameters = [.. SymbolNames.ArgumentsOf(owner.OriginalDefinition).Cast<ITypeParameterSymbol>()];
        string holder = parameters.Length == 0
            ? ""
            : $"{HolderOf(owner)}<{string.Join(", ", parameters.Select(parameter => parameter.Name))}>";
        _accessors.Add(new AccessorModel(holder, string.Concat(parameters.Select(ConstraintsOf)), attribute, returns, name, arguments));
    }

    private static string Prefix(INamedTypeSymbol owner)
    {
        ITypeSymbol[] arguments = [.. SymbolNames.ArgumentsOf(owner)];
        return arguments.Length == 0 ? "" : $"{HolderOf(owner)}<{string.Join(", ", arguments.Select(SymbolNames.CodeOf))}>.";
    }

    private static string HolderOf(INamedTypeSymbol owner) => "MembersOf" + Identifier(owner.OriginalDefinition.Name);

    private static string ConstraintsOf(ITypeParameterSymbol parameter)
    {
        string? kind = parameter switch
        {
            { HasUnmanagedTypeConstraint: true } => "unmanaged",
            { HasValueTypeConstraint: true } => "struct",
            { HasReferenceTypeConstraint: true } => "class",
            { HasNotNullConstraint: true } => "notnull",
            _ => null,
        };
        string? created = parameter.HasConstructorConstraint && kind is not ("unmanaged" or "struct") ? "new()" : null;
        string[] constraints =
            [.. parameter.ConstraintTypes.Select(SymbolNames.CodeOf).Prepend(kind).Append(created).OfType<string>()];
        return constraints.Length == 0 ? "" : $" where {parameter.Name} : {string.Join(", ", constraints)}";
    }

    private static string Identifier(string name)
    {
        string trimmed = name.Replace(">k__BackingField", "").TrimStart('<');
        return new string([.. trimmed.Select(character => char.IsLetterOrDigit(character) ? character : '_')]);
    }
}
