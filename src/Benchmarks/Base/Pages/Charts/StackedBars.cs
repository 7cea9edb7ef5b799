namespace SerBench.Benchmarks.Base.Pages.Charts;

/// <summary>A chart of bars that are made of parts. The HTML report draws it.</summary>
/// <param name="Longest">The length of a bar that takes the full width.</param>
/// <param name="Legend">The colours and their meanings.</param>
/// <param name="Bars">The bars, from top to bottom.</param>
internal sealed record StackedBars(string Description, double Longest, IReadOnlyList<(string Class, string Name)> Legend, IReadOnlyList<StackedBar> Bars) : IChart;

/// <param name="Name">The text before the bar.</param>
/// <param name="Value">The text behind the bar.</param>
/// <param name="Parts">The parts, from left to right.</param>
internal sealed record StackedBar(string Name, string Value, IReadOnlyList<StackedPart> Parts);

/// <param name="Class">The CSS class, which gives the part its colour.</param>
/// <param name="Length">The length, in the unit of the longest bar.</param>
/// <param name="Title">The text that shows when the reader points at the part.</param>
internal readonly record struct StackedPart(string Class, double Length, string Title);
