namespace SerBench.Benchmarks.Base.Records;

/// <summary>The cost of the first calls in a new process: the median over several processes.</summary>
/// <param name="EncodeMicroseconds">The time to bind the serializer to the model and to encode one value.</param>
/// <param name="DecodeMicroseconds">The time to decode this value.</param>
public sealed record FirstCallRecord(
    string Serializer, string Model, string Scenario, double EncodeMicroseconds, double DecodeMicroseconds, int Processes)
{
    [JsonIgnore]
    public CellId Cell => new(Serializer, Model, Scenario);
}
