using SerBench.Benchmarks.Base.Records;
using SerBench.Benchmarks.Engine.Measure;

namespace SerBench.Benchmarks.Tests.Doubles;

/// <summary>Every first call takes the same time.</summary>
internal sealed class FakeFirstCalls : IFirstCallTimer
{
    public FirstCallRecord? Measure(CellId cell, string? outside, int processes) => new(cell.Serializer, cell.Model, cell.Scenario, 1000, 234, processes);
}
