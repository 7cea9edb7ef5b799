namespace SerBench.Benchmarks.Trees;

/// <summary>What the caller asked of the command <c>tree</c>.</summary>
/// <param name="Nodes">How many nodes each tree has.</param>
/// <param name="Bandwidths">In MB/s, units of 10^6 bytes.</param>
/// <param name="Baseline">Id of the codec that the others are compared with.</param>
/// <param name="Test">Id of the codec whose average is the result.</param>
/// <param name="Threads">How many threads a codec may use on each side.</param>
/// <param name="Runs">How often everything is timed; medians are reported.</param>
/// <param name="Scenario">The family of trees.</param>
/// <param name="ChartFile">Where the chart goes.</param>
/// <param name="Beside">How long each block beside the main comparison is timed, at least once; null for as many runs as that.</param>
internal sealed record TreeRequest(
    int Nodes,
    IReadOnlyList<int> Bandwidths,
    string Baseline,
    string Test,
    int Threads,
    int Runs,
    string Scenario,
    string ChartFile,
    TimeSpan? Beside = null);
