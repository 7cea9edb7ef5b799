namespace SerBench.Formats.Contracts;

/// <summary>Marks a witness for the access <c>handwritten</c>.</summary>
[AttributeUsage(AttributeTargets.Struct)]
public sealed class HandwrittenAttribute : Attribute;
