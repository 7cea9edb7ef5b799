namespace SerBench.Engine.Base.Records;

/// <param name="Bytes">the length of the message in the golden files.</param>
/// <param name="Encode">the multiple of the floor in the reference run; null if that run did not time the cell.</param>
public sealed record KnownCell(string Serializer, string Model, string Scenario, int? Bytes, double? Encode, double? Decode);
