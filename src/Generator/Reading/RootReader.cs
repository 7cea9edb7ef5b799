using Microsoft.CodeAnalysis;
using SerBench.Generator.Models;

namespace SerBench.Generator.Reading;

internal static class RootReader
{
    public static IEnumerable<RootModel> Read(GeneratorAttributeSyntaxContext context, CancellationToken cancellation)
    {
        var roots = new List<RootModel>();
        foreach (AttributeData attribute in context.Attributes)
        {
            cancellation.ThrowIfCancellationRequested();
            Location? place = attribute.ApplicationSyntaxReference is { } reference
                ? Location.Create(reference.SyntaxTree, reference.Span)
                : context.TargetNode.GetLocation();
            ITypeSymbol? named = attribute.ConstructorArguments.Select(argument => argument.Value as ITypeSymbol).FirstOrDefault();
            ITypeSymbol? root = context.TargetSymbol is INamedTypeSymbol owner ? (named is null ? owner : null) : named;
            roots.Add(root is null ? Missing(place) : new TypeGraph(context.SemanticModel.Compilation, place, cancellation).Read(root));
        }

        return roots;
    }

    private static RootModel Missing(Location? place) =>
        new(default, new([new DiagnosticModel(Problems.MissingType, PlaceModel.Of(place), default)]));
}
