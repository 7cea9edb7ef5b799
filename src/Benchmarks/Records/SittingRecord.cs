namespace SerBench.Benchmarks.Records;

/// <summary>
/// Rows that a budget had left out of a run and that were timed later. Machines change their speed meanwhile, so the floors of these rows
/// were launched again beside them.
/// </summary>
/// <param name="Started">When it began.</param>
/// <param name="CommandLine">The arguments as they were given.</param>
/// <param name="LoopNanoseconds">What the fixed loop of the run's stamp took before it.</param>
/// <param name="ClosingLoopNanoseconds">What the loop took after it; null when it did not come so far.</param>
/// <param name="Rows">Rows of the plan; their times are among those of the run.</param>
/// <param name="Floors">Times of floors that had been timed before, taken again; without launches as long as they are to be timed.</param>
public sealed record SittingRecord(
    DateTimeOffset Started,
    string CommandLine,
    double LoopNanoseconds,
    double? ClosingLoopNanoseconds,
    IReadOnlyList<RowRecord> Rows,
    IReadOnlyList<TimingRecord> Floors);
