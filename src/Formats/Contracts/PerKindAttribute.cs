namespace SerBench.Formats.Contracts;

// Asks the source generator for the code of each kind of value: in a static class a struct, in a writer or reader the missing methods of
// the interface. Methods for numbers call `Put` or `Take`.
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class PerKindAttribute : Attribute;
