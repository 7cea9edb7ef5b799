using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Benchmarks.Cells;

/// <summary>One serializer on the data of one scenario.</summary>
public sealed record Cell(ISerializer Serializer, IModel Model, Scenario Scenario)
{
    public CellId Id => new(Serializer.Id, Model.Id, Scenario.Name);
}
