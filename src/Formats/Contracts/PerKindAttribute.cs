namespace SerBench.Formats.Contracts;

// Makes the source generator write the code for each kind of value: the witnesses of a static class, or the methods that a writer or reader
// lacks. Methods for numbers call `Put` or `Take`; methods for bools and dates call the methods for numbers.
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class PerKindAttribute : Attribute;
