namespace SerBench.Benchmarks.Base.Records;

/// <summary>A cell of an official library, as far as it is known without the library.</summary>
/// <param name="Bytes">The length of the message that the library wrote for the golden files; null if there is none.</param>
/// <param name="Encode">The multiple of the floor in the reference run; null if that run did not time it.</param>
/// <param name="Decode">The same multiple for decoding.</param>
public sealed record KnownCell(string Serializer, string Model, string Scenario, int? Bytes, double? Encode, double? Decode);
