namespace SerBench.Engine.Base.Records;

public sealed record RowRecord(string Serializer, string Model, string Scenario, Operation Operation)
{
    [JsonIgnore]
    public CellId Cell => new(Serializer, Model, Scenario);

    public static RowRecord Of(CellId cell, Operation operation) => new(cell.Serializer, cell.Model, cell.Scenario, operation);

    public override string ToString() => $"{Serializer} {Model}/{Scenario} {KebabCase.Of(Operation)}";
}
