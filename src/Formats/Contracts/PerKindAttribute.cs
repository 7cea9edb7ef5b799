namespace SerBench.Formats.Contracts;

// The source generator writes the code for each kind of value: binarizers in a static class, or the methods that a writer or reader lacks.
// Methods for numbers call `Put` or `Take`.
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class PerKindAttribute : Attribute;
