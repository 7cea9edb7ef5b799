using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Pages.Charts;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Scaling;

/// <summary>A bar per serializer: what one more costs to encode and to decode.</summary>
/// <param name="Costs">Of one axis, the cheapest first; at least one.</param>
internal sealed record ScalingChart(IReadOnlyList<ScalingCost> Costs) : IChart
{
    // The classes of colour that Svg and the page have.
    private static readonly (string Class, string Name, Func<ScalingCost, double> Slope)[] Parts =
        [("kind0", "encode", cost => Math.Max(0, cost.Encode.Slope)), ("kind2", "decode", cost => Math.Max(0, cost.Decode.Slope))];

    public string Description => $"Nanoseconds per {Costs[0].Axis}, encoding and decoding";

    public string FileName => ChartName.Of("scaling", Costs[0].Axis);

    private StackedBars Bars => new(
        Description,
        Math.Max(double.Epsilon, Costs.Max(Sum)),
        [.. Parts.Select(part => (part.Class, part.Name))],
        [.. Costs.Select(cost => new StackedBar(
            cost.Serializer,
            Format(Sum(cost)),
            [.. Parts.Select(part => new StackedPart(part.Class, part.Slope(cost), $"{part.Name}: {Format(part.Slope(cost))}"))]))])
    {
        ValueWidth = 90,
    };

    public string DrawFile() => Bars.DrawFile();

    public string DrawHtml() => Bars.DrawHtml();

    private static double Sum(ScalingCost cost) => Parts.Sum(part => part.Slope(cost));

    private static string Format(double nanoseconds) => $"{TimeUnit.FormatNumber(nanoseconds)} ns";
}
