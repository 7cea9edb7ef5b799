using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Driver;

/// <summary>What the caller asked of the command <c>driver</c>.</summary>
/// <param name="Provider">The name as it was asked for.</param>
/// <param name="Cell">What is timed.</param>
/// <param name="Runs">How often.</param>
/// <param name="IsCheck">Whether to compare with BenchmarkDotNet afterwards.</param>
internal sealed record DriverRequest(string Provider, CellId Cell, int Runs, bool IsCheck);
