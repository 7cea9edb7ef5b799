namespace SerBench.Formats.Contracts;

// The source generator adds code for each kind of value. A static class gets a struct per kind, a writer or reader gets the missing
// methods of its interface. Methods for numbers call `Put` or `Take`.
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class PerKindAttribute : Attribute;
