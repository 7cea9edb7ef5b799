namespace SerBench.Formats.Contracts;

/// <summary>Marks a hand-written binarizer, used by <c>*/handwritten</c>.</summary>
[AttributeUsage(AttributeTargets.Struct)]
public sealed class HandwrittenAttribute : Attribute;
