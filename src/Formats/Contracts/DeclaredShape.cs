namespace SerBench.Formats.Contracts;

/// <summary>What generated code states of a type, so that no reflection is needed where there is none.</summary>
/// <param name="Parameters">For each parameter of the constructor the position of the field it sets; empty when values are filled after creation.</param>
/// <param name="Fields">As declared, base class first.</param>
public sealed record DeclaredShape(int[] Parameters, DeclaredField[] Fields);
