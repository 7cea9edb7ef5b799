namespace SerBench.Formats.Contracts;

/// <summary>Marks a hand-written witness, so that the access <c>handwritten</c> finds it.</summary>
[AttributeUsage(AttributeTargets.Struct)]
public sealed class HandwrittenAttribute : Attribute;
