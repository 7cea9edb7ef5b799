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
