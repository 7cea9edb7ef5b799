namespace SerBench.Benchmarks.Ladder;

/// <summary>An idea of the published text, tried alone.</summary>
/// <param name="Serializer">What differs from V4 in it; null for the reused buffer, which every serializer offers.</param>
/// <param name="Potential">What the text expects it to save, in nanoseconds.</param>
public sealed record LadderIdea(string Name, string? Serializer, string Potential);
