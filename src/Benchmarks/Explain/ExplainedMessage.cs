using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Explain;

/// <summary>A message and what its bytes are.</summary>
/// <param name="Serializer">The id of its writer.</param>
/// <param name="Model">The id of its model.</param>
/// <param name="Source">The scenario or the file.</param>
/// <param name="Anatomy">Its parts.</param>
public sealed record ExplainedMessage(string Serializer, string Model, string Source, Anatomy Anatomy);
