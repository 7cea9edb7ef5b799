namespace SerBench.Engine.Base.Records;

public sealed record KnownCell(string Serializer, string Model, string Scenario, int? Bytes, double? Encode, double? Decode);
