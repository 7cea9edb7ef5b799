namespace SerBench.Formats.Contracts;

/// <summary>Has the source generator write what a type repeats for each kind of value: witnesses of a static class; methods of numbers that
/// a writer or reader lacks, which call its <c>Put</c> or <c>Take</c>.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class PerKindAttribute : Attribute;
