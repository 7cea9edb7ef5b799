using SerBench.Benchmarks.Base.Pages.Charts;
using SerBench.Benchmarks.Features.Reports.Links;

namespace SerBench.Benchmarks.Features.Reports.Charts;

/// <summary>Bytes against time of all modes, and the front: the modes that no other mode beats in both.</summary>
public sealed record ScatterChart(LinkModes Data) : IFileChart
{
    private const int Width = 640;
    private const int Height = 400;
    private const int Left = 70;
    private const int Right = 20;
    private const int Top = 30;
    private const int Bottom = 50;

    // Space around the outermost points, as a factor.
    private const double Air = 1.08;

    public string Description =>
        $"{Data.Title}: bytes against encode and decode together; nothing beats in both: {string.Join(", ", Front().Select(mode => mode.Cell.Serializer))}";

    public string FileName => ChartName.Of("scatter", Data.Title.Replace(" ", "", StringComparison.Ordinal));

    public string DrawFile() => Draw().ToFile();

    /// <summary>The modes of the front, from the fewest bytes to the shortest time.</summary>
    internal IReadOnlyList<LinkMode> Front()
    {
        var front = new List<LinkMode>();
        foreach (LinkMode mode in Data.Modes.OrderBy(mode => mode.Size.Mean).ThenBy(mode => mode.Code))
        {
            if (front.Count == 0 || mode.Code < front[^1].Code)
            {
                front.Add(mode);
            }
        }

        return front;
    }

    // Both axes are logarithmic, because ratios matter.
    private Svg Draw()
    {
        IReadOnlyList<LinkMode> front = Front();
        (double From, double To) bytes = RangeOf(Data.Modes.Select(mode => mode.Size.Mean));
        (double From, double To) times = RangeOf(Data.Modes.Select(mode => mode.Code));
        double X(double value) => Left + (Share(value, bytes) * (Width - Left - Right));
        double Y(double value) => Height - Bottom - (Share(value, times) * (Height - Top - Bottom));
        var svg = new Svg(Width, Height, Description);
        svg.Line(Left, Height - Bottom, Width - Right, Height - Bottom, "axis").Line(Left, Top, Left, Height - Bottom, "axis");
        svg.Text(Width - Right, Height - 12, $"bytes, {Number(bytes.From)} to {Number(bytes.To)}", "quiet", "end");
        svg.Text(Left - 40, 18, $"encode + decode, {Number(times.From)} to {Number(times.To)} ns", "quiet");
        foreach ((LinkMode from, LinkMode to) in front.Zip(front.Skip(1)))
        {
            svg.Line(X(from.Size.Mean), Y(from.Code), X(to.Size.Mean), Y(to.Code), "front");
        }

        foreach (LinkMode mode in Data.Modes)
        {
            svg.Dot(X(mode.Size.Mean), Y(mode.Code), front.Contains(mode) ? "best" : "bar", $"{mode.Name}: {SizeText.Of(mode.Size)} bytes, {Number(mode.Code)} ns");
        }

        double lowest = double.MinValue;
        foreach (LinkMode mode in front)
        {
            // Labels stand beside their points. They move down where points crowd.
            bool isRight = X(mode.Size.Mean) > Width / 2.0;
            lowest = Math.Max(lowest + 16, Y(mode.Code) + 4);
            svg.Text(X(mode.Size.Mean) + (isRight ? -9 : 9), lowest, mode.Cell.Serializer, "", isRight ? "end" : "start");
        }

        return svg;
    }

    private static (double From, double To) RangeOf(IEnumerable<double> values)
    {
        double[] all = [.. values];
        return (Math.Max(1, all.Min()) / Air, Math.Max(1, all.Max()) * Air);
    }

    private static double Share(double value, (double From, double To) range) =>
        Math.Log(Math.Max(1, value) / range.From) / Math.Log(range.To / range.From);

    private static string Number(double value) => value.ToString("#,##0");
}
