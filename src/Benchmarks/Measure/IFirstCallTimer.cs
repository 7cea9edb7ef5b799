using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Measure;

/// <summary>Finds what the first calls of a serializer cost in a cold process.</summary>
public interface IFirstCallTimer
{
    /// <summary>The costs, or null when the process failed.</summary>
    FirstCallRecord? Measure(CellId cell, string? outside, int processes);
}
