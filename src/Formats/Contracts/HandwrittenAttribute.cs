namespace SerBench.Formats.Contracts;

/// <summary>Marks a hand-written binarizer, for serializers such as <c>ignite/handwritten</c>.</summary>
[AttributeUsage(AttributeTargets.Struct)]
public sealed class HandwrittenAttribute : Attribute;
