namespace SerBench.Engine.Base.Pages.Charts;

internal sealed record StackedBars(
    string Description, double Longest, IReadOnlyList<(string Class, string Name)> Legend,
    IReadOnlyList<StackedBar> Bars) : IChart;

internal sealed record StackedBar(string Name, string Value, IReadOnlyList<StackedPart> Parts);

internal readonly record struct StackedPart(string Class, double Length, string Title);
