using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SerBench.Generator.Reading;

/// <summary>Tells accessors that the compiler writes from those that have code of their own.</summary>
internal static class AccessorBodies
{
    public static bool IsEmpty(IMethodSymbol accessor) => accessor.DeclaringSyntaxReferences.All(reference => reference.GetSyntax() switch
    {
        AccessorDeclarationSyntax declaration => declaration.Body is null && declaration.ExpressionBody is null,
        ParameterSyntax => true,
        _ => false,
    });
}
