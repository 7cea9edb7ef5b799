namespace SerBench.Formats.Tests.Explain;

// Kind: the kind of its type; Kind.Sequence for a whole byte array.
// Text: Its value as explanations write it.
// IsDefault: whether formats may leave it out.
internal sealed record Leaf(Kind Kind, string Text, bool IsDefault);
