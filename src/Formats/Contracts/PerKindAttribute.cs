namespace SerBench.Formats.Contracts;

/// <summary>Has the source generator write what a type repeats for each kind of value: witnesses of a static class; methods that a writer
/// or reader lacks. Those of numbers call its <c>Put</c> or <c>Take</c>, those of bools and dates the methods of numbers.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class PerKindAttribute : Attribute;
