using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Scaling;

/// <summary>What one more field, element or level costs: the answer for types that nobody has measured yet.</summary>
internal sealed class ScalingSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) => record.Scaling is { } scaling ? Write(scaling) : null;

    public static Section Write(ScalingRecord scaling)
    {
        IReadOnlyList<ScalingCost>[] axes = [.. ScalingCost.Of(scaling)];
        int[] launches = [.. axes.SelectMany(costs => costs).Select(cost => cost.Launches).Distinct().Order()];
        string ofLaunches = launches.Length == 0 ? "" : $" Launches per serializer: {string.Join(" to ", launches.Length > 1 ? [launches[0], launches[^1]] : launches)}.";
        return new Section("scaling", "Scaling",
        [
            new Block.Paragraph(
                "Time and size as data grows, one thing at a time: the slope of the line of least squares, +- half its 95 % interval. \"Of none\" is where the line begins, "
                + "\"line explains\" how much of the variation of the times it explains: far below 100 % the growth is no line." + ofLaunches),
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

        yield return new Block.Picture(new ScalingChart(costs));
        yield return new Block.Table($"Cost per {axis}", ScalingTables.Create(costs));
    }

    private static IEnumerable<Block> Refusals(ScalingRecord scaling)
    {
        string[] refused = [.. scaling.Rows.Where(row => row.Points.Count == 0).Select(row => $"{row.Serializer} per {row.Axis}: {row.Reason}")];
        return refused.Length == 0 ? [] : [new Block.Heading("Not measured"), new Block.Bullets(refused)];
    }
}
