namespace SerBench.Generator.Models;

/// <summary>An extern method by which the runtime hands out a private field or constructor.</summary>
/// <param name="Holder">The generic class that holds it, with type parameters and constraints; empty where the owner is not generic.</param>
/// <param name="Constraints">The constraints of the holder's type parameters, those of the owner.</param>
/// <param name="Attribute">Which member is meant.</param>
/// <param name="Returns">What it returns.</param>
/// <param name="Name">Its name.</param>
/// <param name="Parameters">Its parameters.</param>
internal sealed record AccessorModel(string Holder, string Constraints, string Attribute, string Returns, string Name, string Parameters);
