using System.Globalization;
using System.Net;
using System.Text;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Reports.Charts;

namespace SerBench.Benchmarks.Scaling;

/// <summary>A bar per serializer: what one more costs to encode and to decode.</summary>
/// <param name="Costs">Of one axis, the cheapest first; at least one.</param>
internal sealed record ScalingChart(IReadOnlyList<ScalingCost> Costs) : IChart
{
    private const int Width = 860;
    private const int LabelWidth = 330;
    private const int ValueWidth = 90;
    private const int RowHeight = 24;
    private const int LegendWidth = 120;
    private const int Top = 36;

    // The classes of colour that Svg and the page have.
    private static readonly (string Class, string Name, Func<ScalingCost, double> Slope)[] Parts =
        [("kind0", "encode", cost => Math.Max(0, cost.Encode.Slope)), ("kind2", "decode", cost => Math.Max(0, cost.Decode.Slope))];

    public string Description => $"Nanoseconds per {Costs[0].Axis}, encoding and decoding";

    public string FileName => ChartName.Of("scaling", Costs[0].Axis);

    private double Longest => Math.Max(double.Epsilon, Costs.Max(Sum));

    public string DrawFile()
    {
        var svg = new Svg(Width, Top + ((Costs.Count + 1) * RowHeight) + 10, Description);
        svg.Text(10, 22, Description);
        for (int i = 0; i < Parts.Length; i++)
        {
            svg.Rect(10 + (i * LegendWidth), Top, 12, 12, Parts[i].Class).Text(28 + (i * LegendWidth), Top + 11, Parts[i].Name);
        }

        double scale = (Width - LabelWidth - ValueWidth) / Longest;
        double y = Top + RowHeight;
        foreach (ScalingCost cost in Costs)
        {
            svg.Text(LabelWidth - 8, y + 14, cost.Serializer, anchor: "end");
            double x = LabelWidth;
            foreach ((string name, _, Func<ScalingCost, double> slope) in Parts)
            {
                svg.Rect(x, y, slope(cost) * scale, RowHeight - 8, name);
                x += slope(cost) * scale;
            }

            svg.Text(Width - 8, y + 14, $"{TimeUnit.FormatNumber(Sum(cost))} ns", anchor: "end");
            y += RowHeight;
        }

        return svg.ToFile();
    }

    public string DrawHtml()
    {
        var html = new StringBuilder("<div class=\"bars stack\"><p aria-hidden=\"true\">");
        html.AppendJoin(' ', Parts.Select(part => $"<span class=\"key\"><i class=\"{part.Class}\"></i> {part.Name}</span>"));
        html.Append(CultureInfo.InvariantCulture, $"</p><ol aria-label=\"{WebUtility.HtmlEncode(Description)}\">\n");
        foreach (ScalingCost cost in Costs)
        {
            string parts = string.Concat(Parts.Select(part => string.Create(
                CultureInfo.InvariantCulture,
                $"<i class=\"{part.Class}\" style=\"width:{part.Slope(cost) / Longest:0.##%}\" title=\"{part.Name}: {TimeUnit.FormatNumber(part.Slope(cost))} ns\"></i>")));
            html.Append($"<li><span class=\"name\">{WebUtility.HtmlEncode(cost.Serializer)}</span> <span class=\"value\">{TimeUnit.FormatNumber(Sum(cost))} ns</span><span class=\"track\" aria-hidden=\"true\">{parts}</span></li>\n");
        }

        return html.Append("</ol></div>\n").ToString();
    }

    private static double Sum(ScalingCost cost) => Parts.Sum(part => part.Slope(cost));
}
