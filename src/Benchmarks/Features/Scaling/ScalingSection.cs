using SerBench.Engine.Base.Pages.Charts;

namespace SerBench.Benchmarks.Features.Scaling;

internal sealed class ScalingSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) => record.Scaling is { } scaling ? Write(scaling) : null;

    public static Section Write(ScalingRecord scaling)
    {
        IReadOnlyList<ScalingCost>[] axes = [.. ScalingCost.Of(scaling)];
        int[] launches = [.. axes.SelectMany(costs => costs).Select(cost => cost.Launches).Distinct().Order()];
        string ofLaunches = launches.Length == 0
            ? ""
            : $" Launches per serializer: {string.Join(" to ", launches.Length > 1 ? [launches[0], launches[^1]] : launches)}.";
        return new Section("scaling", "Scaling",
        [
            new Block.Paragraph(
                "Time and size as data grows, one thing at a time: the slope of the line of least squares, +- half its 95 % interval. "
                + "\"Of none\" is where the line begins, \"line explains\" how much of the variation of the times it explains: "
                + "far below 100 % the growth is no line." + ofLaunches),
            .. axes.SelectMany(Describe),
            .. Refusals(scaling),
        ]);
    }

    private static IEnumerable<Block> Describe(IReadOnlyList<ScalingCost> costs)
    {
        string axis = costs[0].Axis;
        yield return new Block.Heading($"Per {axis}");
        if (ScalingAxis.All.FirstOrDefault(known => known.Name == axis) is { } known)
        {
            yield return new Block.Paragraph($"Data: {known.Description}.");
        }

        yield return new Block.Picture(ScalingChart.Create(costs));
        yield return new Block.Table($"Cost per {axis}", ScalingTables.Create(costs));
    }

    private static IEnumerable<Block> Refusals(ScalingRecord scaling)
    {
        string[] refused =
            [.. scaling.Rows.Where(row => row.Points.Count == 0).Select(row => $"{row.Serializer} per {row.Axis}: {row.Reason}")];
        return refused.Length == 0 ? [] : [new Block.Heading("Not measured"), new Block.Bullets(refused)];
    }
}

internal static class ScalingChart
{
    private static readonly (string Class, string Name, Func<ScalingCost, double> Slope)[] Parts =
        [("kind0", "encode", cost => Math.Max(0, cost.Encode.Slope)), ("kind2", "decode", cost => Math.Max(0, cost.Decode.Slope))];

    public static StackedBars Create(IReadOnlyList<ScalingCost> costs) => new(
        $"Nanoseconds per {costs[0].Axis}, encoding and decoding",
        Math.Max(double.Epsilon, costs.Max(Sum)),
        [.. Parts.Select(part => (part.Class, part.Name))],
        [.. costs.Select(cost => new StackedBar(
            cost.Serializer,
            Format(Sum(cost)),
            [.. Parts.Select(part => new StackedPart(part.Class, part.Slope(cost), $"{part.Name}: {Format(part.Slope(cost))}"))]))]);

    private static double Sum(ScalingCost cost) => Parts.Sum(part => part.Slope(cost));

    private static string Format(double nanoseconds) => $"{TimeUnit.FormatNumber(nanoseconds)} ns";
}

internal static class ScalingTables
{
    public static TextTable Create(IReadOnlyList<ScalingCost> costs) => TextTable.Of(
        costs,
        1,
        ("serializer", cost => cost.Serializer),
        ($"bytes per {costs[0].Axis}", cost => WithMargin(cost.Bytes)),
        ($"encode ns per {costs[0].Axis}", cost => WithMargin(cost.Encode)),
        ($"decode ns per {costs[0].Axis}", cost => WithMargin(cost.Decode)),
        ("bytes of none", cost => TimeUnit.FormatNumber(cost.Bytes.Intercept)),
        ("encode of none", cost => TimeUnit.FormatNumber(cost.Encode.Intercept)),
        ("decode of none", cost => TimeUnit.FormatNumber(cost.Decode.Intercept)),
        ("line explains", cost => $"{Math.Min(cost.Encode.Explained, cost.Decode.Explained):0.0 %}"));

    private static string WithMargin(LineFit line) =>
        line.Margin is { } margin ? $"{Number(line.Slope)} +- {Number(margin)}" : Number(line.Slope);

    private static string Number(double value) => Math.Abs(value) < 1 ? value.ToString("0.000") : TimeUnit.FormatNumber(value);
}
