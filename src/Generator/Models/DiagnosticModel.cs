using Microsoft.CodeAnalysis;

namespace SerBench.Generator.Models;

/// <summary>A problem found while reading; it becomes a diagnostic once it is certain that it is new.</summary>
internal sealed record DiagnosticModel(DiagnosticDescriptor Descriptor, PlaceModel? Place, EquatableArray<string> Arguments)
{
    public Diagnostic ToDiagnostic() => Diagnostic.Create(Descriptor, Place?.ToLocation(), [.. Arguments]);
}
