namespace SerBench.Benchmarks.Tests.Doubles;

internal sealed class FakeFirstCalls : IFirstCallTimer
{
    public FirstCallRecord? Measure(CellId cell, string? outside, int processes) =>
        new(cell.Serializer, cell.Model, cell.Scenario, 1000, 234, processes);
}
