namespace SerBench.Benchmarks.Pages.Charts;

/// <summary>A part of a bar.</summary>
/// <param name="Class">Its colour.</param>
/// <param name="Length">In the unit of the longest bar.</param>
/// <param name="Title">What it says when it is pointed at.</param>
internal readonly record struct StackedPart(string Class, double Length, string Title);
