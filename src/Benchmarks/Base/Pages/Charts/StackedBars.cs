namespace SerBench.Benchmarks.Base.Pages.Charts;

/// <summary>A chart of stacked bars. The HTML report draws it.</summary>
/// <param name="Longest">The length of a bar that takes the full width.</param>
internal sealed record StackedBars(string Description, double Longest, IReadOnlyList<(string Class, string Name)> Legend, IReadOnlyList<StackedBar> Bars) : IChart;

internal sealed record StackedBar(string Name, string Value, IReadOnlyList<StackedPart> Parts);

internal readonly record struct StackedPart(string Class, double Length, string Title);
