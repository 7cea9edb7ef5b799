using SerBench.Engine.Base.Pages.Charts;
using SerBench.Benchmarks.Features.Reports.Modes;

namespace SerBench.Benchmarks.Features.Reports.Charts;

internal sealed record ModeChart(ModeCard Card) : IFileChart
{
    private const int Left = 130;
    private const int Panel = 205;
    private const int Line = 22;
    private const int Top = 24;
    private const int Bottom = Top + 12 * Line;

    private static readonly double[] Ticks = [0.1, 0.3, 1, 3, 10, 30];

    public string Description => "Time of encode + decode as a multiple of protobuf-net's, on a logarithmic scale; shorter is better";

    public string FileName => "modes.svg";

    public Svg Draw()
    {
        double[] all = [1, .. Card.Data.SelectMany(data => data.Rows.Select(row => row.Median / data.Baseline)).OfType<double>()];
        (double low, double high) = (all.Min() / 1.5, all.Max() * 1.5);
        var svg = new Svg(Left + (3 * Panel), Bottom + 36, Description);
        ModeLine.All.Select((line, index) => (line.Name, index)).ToList()
            .ForEach(line => svg.Text(Left - 8, YOf(line.index) + 13, line.Name, "", "end"));
        foreach ((ModeData data, int index) in Card.Data.Select((data, index) => (data, index)))
        {
            int start = Left + (index * Panel);
            double At(double times) => start + ((Panel - 50) * Math.Log(times / low) / Math.Log(high / low));
            svg.Text(start, Top - 8, data.Model);
            foreach (double tick in Ticks.Where(tick => tick > low && tick < high))
            {
                svg.Path(tick == 1 ? "front" : "far", (At(tick), Top), (At(tick), Bottom))
                    .Text(At(tick), Bottom + 14, $"{tick}x", "quiet", "middle");
            }

            foreach ((ModeRow row, int line) in data.Rows.Select((row, line) => (row, line)).Where(item => item.row.Median is not null))
            {
                if (row.Median / data.Baseline is { } times)
                {
                    (double y, double end) = (YOf(line), At(times));
                    svg.Path("bar", (start, y + 3), (end, y + 3), (end, y + Line - 6), (start, y + Line - 6))
                        .Text(end + 4, y + 14, TimeUnit.FormatNumber(times));
                }
            }
        }

        return svg.Text(Left, Bottom + 30, "time of encode + decode, as a multiple of protobuf-net's (logarithmic)", "quiet");
    }

    private static int YOf(int line) => Top + (line * Line);
}
