using SerBench.Model;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Cells;

/// <summary>One serializer on the data of one scenario.</summary>
public sealed record Cell(ISerializer Serializer, IModel Model, Scenario Scenario)
{
    /// <summary>The seed of all data that is encoded, printed or timed.</summary>
    public const ulong Seed = 1;

    public CellId Id => new(Serializer.Id, Model.Id, Scenario.Name);
}
