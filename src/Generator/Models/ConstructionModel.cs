namespace SerBench.Generator.Models;

/// <summary>How a value comes to be.</summary>
/// <param name="Call">What is called, without its arguments: <c>new Person</c> or an accessor; empty for a struct.</param>
/// <param name="Parameters">For each parameter the ordinal of the member it sets; empty when the value is filled after creation.</param>
internal sealed record ConstructionModel(string Call, EquatableArray<int> Parameters);
