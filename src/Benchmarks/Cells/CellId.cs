namespace SerBench.Benchmarks.Cells;

/// <summary>The name of a cell: a serializer, a model and a scenario, each by its public id.</summary>
public readonly record struct CellId(string Serializer, string Model, string Scenario)
{
    public override string ToString() => $"{Serializer} {Model}/{Scenario}";
}
