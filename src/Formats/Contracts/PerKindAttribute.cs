namespace SerBench.Formats.Contracts;

/// <summary>Makes the source generator write the code that repeats for each kind of value: the witnesses of a static class, or the methods
/// that a writer or reader lacks. Methods for numbers call <c>Put</c> or <c>Take</c>; those for bools and dates call those for
/// numbers.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class PerKindAttribute : Attribute;
