using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Tests.Doubles;

/// <summary>Every first call takes the same time.</summary>
internal sealed class FakeFirstCalls : IFirstCallTimer
{
    public FirstCallRecord? Measure(CellId cell, string? outside, int processes) => new(cell.Serializer, cell.Model, cell.Scenario, 1000, 234, processes);
}
