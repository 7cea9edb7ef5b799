using SerBench.Engine.Base.Pages.Charts;

namespace SerBench.Benchmarks.Features.Reports.Charts;

internal sealed record ScatterChart(LinkModes Data, RunRecord Record) : IFileChart
{
    private const int Width = 760;
    private const int Height = 400;
    private const int Left = 60;
    private const int Right = Width - 16;
    private const int Top = 16;
    private const int Bottom = Height - 24;

    private const double Letter = 7.4;
    private const int Line = 15;
    private const int Dot = 6;

    private static readonly double[] Multiples = [1, 1.5, 2, 3, 5, 10, 20];

    private static readonly (double X, double Y)[] Directions =
        [(1, 0), (-1, 0), (0.3, -1), (0.3, 1), (-0.3, -1), (-0.3, 1), (1, -1), (1, 1), (-1, -1), (-1, 1)];

    public string Description =>
        $"{Data.Title} over {LinkName.Speed(Record.Asked.Link)}, in the order of cost: "
        + string.Join(", ", Rivals().Select(mode => $"{mode.ShortName} {Total(mode)} us"));

    public string FileName => ChartName.Of("scatter", Data.Title.Replace(" ", ""));

    internal IReadOnlyList<LinkMode> Rivals()
    {
        LinkMode[] rivals = [.. Data.Modes.Where(mode => Data.Rivals.Contains(mode.Cell))];
        return [.. (rivals.Length > 0 ? rivals : Data.Modes).OrderBy(mode => mode.TotalOf(Record.Asked))];
    }

    private string Total(LinkMode mode) => TimeUnit.FormatNumber(mode.TotalOf(Record.Asked) / 1000);

    public Svg Draw()
    {
        IReadOnlyList<LinkMode> rivals = Rivals();
        double best = rivals[0].TotalOf(Record.Asked);
        HashSet<LinkMode> leading = [.. new Judge(Record).On(Data, Record.Asked) is { } answer ? answer.Leading.Concat(answer.Equal) : []];
        var bytes = new Axis(rivals.Select(mode => mode.Size.Mean), Left, Right);
        var code = new Axis(rivals.Select(mode => mode.CodeOf(Record.Asked)), Bottom, Top);
        Svg svg = new Svg(Width, Height, Description).Path("axis", (Left, Top), (Left, Bottom), (Right, Bottom))
            .Text(Left - 5, Bottom + Line, "bytes", "quiet", "end");
        bytes.Ticks.ForEach(tick => svg.Text(bytes.At(tick), Bottom + Line, $"{tick:#,##0.##}", "quiet", "middle"));
        code.Ticks.ForEach(
            tick => svg.Text(Left - 5, code.At(tick) + 4, tick < 1000 ? $"{tick} ns" : $"{tick / 1000:#,##0} us", "quiet", "end"));
        var taken = rivals.Select(
            mode => new Box(bytes.At(mode.Size.Mean) - Dot, code.At(mode.CodeOf(Record.Asked)) - Dot, 2 * Dot, 2 * Dot)).ToList();
        foreach (double times in Multiples)
        {
            DrawLine(svg, taken, bytes, code, times, best * times);
        }

        for (int i = 0; i < rivals.Count; i++)
        {
            (LinkMode mode, double x, double y) = (rivals[i], taken[i].X + Dot, taken[i].Y + Dot);
            string kind = (leading.Contains(mode) ? "best" : "bar")
                + (Qualities.IsUnharmed(mode.Cell, Record) ? "" : " hollow");
            svg.Dot(x, y, kind, $"{mode.Name}: {Total(mode)} us, {SizeText.Of(mode.Size)} bytes");
            string name = $"{i + 1} {mode.ShortName}";
            if (FindPlace(x, y, name.Length * Letter, taken) is { } place)
            {
                taken.Add(place);
                bool isLeft = place.X + (place.Width / 2) < x;
                double end = isLeft ? place.X + place.Width : place.X;
                svg.Text(end, place.Y + 12, name, "", isLeft ? "end" : "start");
                if (Math.Abs(place.Y + (Line / 2.0) - y) > Line)
                {
                    svg.Path("far", (x, y), (end, place.Y + (Line / 2.0)));
                }
            }
        }

        return svg;
    }

    private void DrawLine(Svg svg, List<Box> taken, Axis bytes, Axis code, double times, double total)
    {
        (double X, double Y)[] line =
        [
            .. from step in Enumerable.Range(-120, 241)
               let time = total / (1 + Math.Exp(-step / 10.0))
               let size = (total - time) * Record.Asked.Link / (1000 * Record.Asked.Reads)
               where bytes.Holds(size) && code.Holds(time)
               select (bytes.At(size), code.At(time)),
        ];
        if (line.Length < 2)
        {
            return;
        }

        svg.Path(times == 1 ? "front" : "far", line);
        var label = new Box(Math.Min(line[^1].X + 2, Right - 24), Math.Max(line[^1].Y - Line, 0), 24, Line);
        if (!taken.Exists(label.Meets))
        {
            taken.Add(label);
            svg.Text(label.X, label.Y + 11, $"{times}x", "quiet");
        }
    }

    private static Box? FindPlace(double x, double y, double width, List<Box> taken) => (
        from step in Enumerable.Range(0, 15)
        from direction in Directions
        let away = 9 + (6 * step)
        let box = new Box(x + (direction.X * away) - (direction.X < 0 ? width : 0), y + (direction.Y * away) - (Line / 2.0), width, Line)
        where box.X > Left && box.X + width < Width && box.Y > 0 && box.Y + Line < Bottom && !taken.Exists(box.Meets)
        select (Box?)box).FirstOrDefault();

    private readonly record struct Box(double X, double Y, double Width, double Height)
    {
        public bool Meets(Box other) =>
            X < other.X + other.Width && other.X < X + Width && Y < other.Y + other.Height && other.Y < Y + Height;
    }

    private sealed class Axis(IEnumerable<double> values, double start, double end)
    {
        // The axis extends beyond the outermost points by this factor.
        private const double Air = 1.25;

        private readonly double _low = Math.Max(1, values.Min()) / Air;
        private readonly double _high = Math.Max(1, values.Max()) * Air;

        public List<double> Ticks =>
        [
            .. from power in Enumerable.Range(-1, 16)
               from step in _high / _low > 100 ? new[] { 1 } : [1, 2, 5]
               let tick = step * Math.Pow(10, power)
               where Holds(tick)
               select tick,
        ];

        public bool Holds(double value) => value >= _low && value <= _high;

        public double At(double value) => start + ((end - start) * Math.Log(Math.Max(1, value) / _low) / Math.Log(_high / _low));
    }
}
