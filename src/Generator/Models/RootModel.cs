namespace SerBench.Generator.Models;

/// <summary>What one attribute asked for: the binarizers of all types reached from a root, or what stands in the way.</summary>
internal sealed record RootModel(EquatableArray<TypeModel> Types, EquatableArray<DiagnosticModel> Problems);
