using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace SerBench.Generator.Models;

/// <summary>A location without its syntax tree, which would keep an old compilation alive.</summary>
internal sealed record PlaceModel(string Path, TextSpan Span, LinePositionSpan Lines)
{
    public static PlaceModel? Of(Location? location) => location?.SourceTree is { } tree
        ? new PlaceModel(tree.FilePath, location.SourceSpan, location.GetLineSpan().Span)
        : null;

    public Location ToLocation() => Location.Create(Path, Span, Lines);
}
