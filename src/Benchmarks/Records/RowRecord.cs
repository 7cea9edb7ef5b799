using System.Text.Json.Serialization;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Records;

/// <summary>What a timed row is: an operation on a cell.</summary>
public sealed record RowRecord(string Serializer, string Model, string Scenario, Operation Operation)
{
    [JsonIgnore]
    public CellId Cell => new(Serializer, Model, Scenario);

    public static RowRecord Of(CellId cell, Operation operation) => new(cell.Serializer, cell.Model, cell.Scenario, operation);

    public override string ToString() => $"{Serializer} {Model}/{Scenario} {KebabCase.Of(Operation)}";
}

/// <summary>What the first calls cost in a process that had made none: the median over some processes.</summary>
/// <param name="EncodeMicroseconds">Binding the serializer to the model and encoding one value.</param>
/// <param name="DecodeMicroseconds">Decoding it.</param>
public sealed record FirstCallRecord(string Serializer, string Model, string Scenario, double EncodeMicroseconds, double DecodeMicroseconds, int Processes)
{
    [JsonIgnore]
    public CellId Cell => new(Serializer, Model, Scenario);
}
