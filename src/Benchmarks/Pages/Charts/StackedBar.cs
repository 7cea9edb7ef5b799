namespace SerBench.Benchmarks.Pages.Charts;

/// <summary>A bar made of parts.</summary>
/// <param name="Name">What stands before it.</param>
/// <param name="Value">What stands behind it.</param>
/// <param name="Parts">From the left.</param>
internal sealed record StackedBar(string Name, string Value, IReadOnlyList<StackedPart> Parts);
