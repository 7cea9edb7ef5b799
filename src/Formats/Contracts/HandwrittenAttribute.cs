namespace SerBench.Formats.Contracts;

/// <summary>Marks a binarizer for the access <c>handwritten</c>.</summary>
[AttributeUsage(AttributeTargets.Struct)]
public sealed class HandwrittenAttribute : Attribute;
