namespace SerBench.Formats.Tests.Explain;

/// <param name="Kind">The kind of its type; <see cref="Kind.Sequence"/> for a whole byte array.</param>
/// <param name="Text">Its value as explanations write it.</param>
/// <param name="IsDefault">Whether formats may leave it out.</param>
internal sealed record Leaf(Kind Kind, string Text, bool IsDefault);
