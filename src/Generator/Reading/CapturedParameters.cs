using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SerBench.Generator.Reading;

// Finds parameters of a primary constructor that methods use. The compiler keeps them in fields without symbols.
internal static class CapturedParameters
{
    public static IParameterSymbol? Find(INamedTypeSymbol type, Compilation compilation)
    {
        if (type.IsRecord)
        {
            return null;
        }

        TypeDeclarationSyntax[] parts =
            [.. type.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<TypeDeclarationSyntax>()];
        string[] names =
            [.. parts.SelectMany(part => part.ParameterList?.Parameters.Select(parameter => parameter.Identifier.ValueText) ?? [])];
        return names.Length == 0 ? null : parts
            .SelectMany(part => part.Members)
            .SelectMany(Bodies)
            .SelectMany(body => body.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>())
            .Where(identifier => names.Contains(identifier.Identifier.ValueText) && compilation.ContainsSyntaxTree(identifier.SyntaxTree))
            .Select(identifier => SymbolAt(identifier, compilation))
            .OfType<IParameterSymbol>()
            .FirstOrDefault(parameter =>
                SymbolEqualityComparer.Default.Equals(parameter.ContainingSymbol?.ContainingSymbol, type.OriginalDefinition)
                && parameter.ContainingSymbol is IMethodSymbol { MethodKind: MethodKind.Constructor });
    }

#pragma warning disable RS1030 // A generator has no model of its own for trees other than the attribute's; this asks for few identifiers.
    private static ISymbol? SymbolAt(SyntaxNode identifier, Compilation compilation) =>
        compilation.GetSemanticModel(identifier.SyntaxTree).GetSymbolInfo(identifier).Symbol;
#pragma warning restore RS1030

    // Initializers are left out, because they run within the constructor.
    private static IEnumerable<SyntaxNode> Bodies(MemberDeclarationSyntax member) => member switch
    {
        ConstructorDeclarationSyntax or BaseFieldDeclarationSyntax or BaseTypeDeclarationSyntax => [],
        PropertyDeclarationSyntax property =>
            [.. new SyntaxNode?[] { property.ExpressionBody, property.AccessorList }.OfType<SyntaxNode>()],
        _ => member.ChildNodes().Where(node => node.IsKind(SyntaxKind.Block) || node is ArrowExpressionClauseSyntax or AccessorListSyntax),
    };
}
