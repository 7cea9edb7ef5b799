using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

/// <summary>What the first calls cost in a process that had made none: the median over some processes.</summary>
/// <param name="EncodeMicroseconds">Binding the serializer to the model and encoding one value.</param>
/// <param name="DecodeMicroseconds">Decoding it.</param>
public sealed record FirstCallRecord(string Serializer, string Model, string Scenario, double EncodeMicroseconds, double DecodeMicroseconds, int Processes)
{
    [JsonIgnore]
    public CellId Cell => new(Serializer, Model, Scenario);
}
