using Microsoft.CodeAnalysis;
using SerBench.Generator.Models;

namespace SerBench.Generator.Reading;

// A parameterless constructor is preferred to the longest public constructor whose parameters all name members.
internal static class ConstructionReader
{
    public static ConstructionModel? Read(
        INamedTypeSymbol type, IReadOnlyList<MemberSymbol> members, AccessorList accessors, Compilation compilation)
    {
        if (type.IsValueType)
        {
            return new ConstructionModel("", default);
        }

        foreach (IMethodSymbol constructor in type.InstanceConstructors
            .Where(constructor => constructor.DeclaredAccessibility == Accessibility.Public || constructor.Parameters.Length == 0)
            .OrderBy(constructor => constructor.Parameters.Length == 0 ? int.MinValue : -constructor.Parameters.Length))
        {
            int[] ordinals = [.. constructor.Parameters.Select(parameter => OrdinalOf(parameter, members))];
            if (!ordinals.Contains(-1))
            {
                return new ConstructionModel(CallOf(constructor, accessors, compilation), new(ordinals));
            }
        }

        return null;
    }

    private static int OrdinalOf(IParameterSymbol parameter, IReadOnlyList<MemberSymbol> members) =>
        parameter.RefKind != RefKind.None ? -1 : members
            .Select((member, ordinal) => (member, ordinal))
            .Where(pair => SymbolEqualityComparer.Default.Equals(pair.member.Type, parameter.Type)
                && (IsNamed(pair.member.Model.Name, parameter) || IsNamed(pair.member.Model.Name.TrimStart('_'), parameter)))
            .OrderBy(pair => IsNamed(pair.member.Model.Name, parameter) ? 0 : 1)
            .Select(pair => pair.ordinal)
            .DefaultIfEmpty(-1)
            .First();

    private static bool IsNamed(string name, IParameterSymbol parameter) =>
        string.Equals(name, parameter.Name, StringComparison.OrdinalIgnoreCase);

    // C# code may not call a constructor and leave required members unset, but the runtime allows it.
    private static string CallOf(IMethodSymbol constructor, AccessorList accessors, Compilation compilation) =>
        SymbolNames.IsReachable(constructor, compilation) && !HasRequiredMembers(constructor.ContainingType)
            ? "new " + SymbolNames.CodeOf(constructor.ContainingType)
            : accessors.Constructor(constructor);

    private static bool HasRequiredMembers(INamedTypeSymbol type) => SymbolNames.LevelsOf(type).SelectMany(level => level.GetMembers())
        .Any(member => member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true });
}
