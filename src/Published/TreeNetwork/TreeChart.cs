namespace SerBench.Published.TreeNetwork;

internal static class TreeChart
{
    private const int Width = 900;
    private const int LabelWidth = 200;
    private const int ValueWidth = 110;
    private const int BarHeight = 16;
    private const int RowHeight = 22;
    private const int HeadHeight = 34;
    private const int Margin = 16;
    private static readonly (string Name, string Colour)[] Parts =
        [("serialize", "#4c78a8"), ("transfer", "#bab0ac"), ("deserialize", "#f58518")];

    public static string Draw(string title, IReadOnlyList<CodecResult> results, IReadOnlyList<OrderChange> changes)
    {
        CodecResult[] able = [.. results.Where(result => result.Refusal is null)];
        int panels = able[0].Timings.Count;
        int height = (3 * HeadHeight) + (panels * (HeadHeight + (able.Length * RowHeight))) + (changes.Count * RowHeight) + Margin;
        var svg = new StringBuilder();
        svg.Append($"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{Width}\" height=\"{height}\" ");
        svg.Append("font-family=\"sans-serif\" font-size=\"12\">\n");
        svg.Append($"<rect width=\"{Width}\" height=\"{height}\" fill=\"white\"/>\n");
        AddText(svg, Margin, HeadHeight - 10, title, "font-size=\"16\" font-weight=\"bold\"");
        AddLegend(svg, HeadHeight + 4);
        int y = 2 * HeadHeight;
        for (int panel = 0; panel < panels; panel++)
        {
            y = AddPanel(svg, y, able, panel);
        }

        string heading = changes.Count == 0 ? "The order is the same at every bandwidth." : "The order changes at";
        AddText(svg, Margin, y + HeadHeight - 10, heading, "font-weight=\"bold\"");
        y += HeadHeight;
        foreach (OrderChange change in changes)
        {
            AddText(svg, Margin, y + BarHeight - 4, Describe(change), "");
            y += RowHeight;
        }

        return svg.Append("</svg>\n").ToString();
    }

    public static string Describe(OrderChange change) =>
        $"{change.Bandwidth:G3} MB/s: from here on {change.Faster} is faster than {change.Slower}";

    private static int AddPanel(StringBuilder svg, int y, CodecResult[] results, int panel)
    {
        int bandwidth = results[0].Timings[panel].Bandwidth;
        string meaning = LinkName.NetworkOf(bandwidth) is { } known ? $" ({known})" : "";
        AddText(svg, Margin, y + HeadHeight - 10, $"{bandwidth} MB/s{meaning}", "font-weight=\"bold\"");
        y += HeadHeight;
        double scale = (Width - LabelWidth - ValueWidth - Margin) / (double)Math.Max(1, results.Max(result => result.Timings[panel].Total));
        foreach (CodecResult result in results.OrderBy(result => result.Timings[panel].Total))
        {
            Timing timing = result.Timings[panel];
            AddText(svg, Margin, y + BarHeight - 4, result.Codec, "");
            double x = LabelWidth;
            foreach ((long part, string colour) in
                new[] { timing.Serialize, timing.Transfer, timing.Deserialize }.Zip(Parts.Select(part => part.Colour)))
            {
                svg.Append($"<rect x=\"{x:0.##}\" y=\"{y}\" width=\"{part * scale:0.##}\" height=\"{BarHeight}\" fill=\"{colour}\"/>\n");
                x += part * scale;
            }

            AddText(svg, x + 6, y + BarHeight - 4, $"{timing.Total / 1000.0:N1} ms", "");
            y += RowHeight;
        }

        return y;
    }

    private static void AddLegend(StringBuilder svg, int y)
    {
        int x = Margin;
        foreach ((string name, string colour) in Parts)
        {
            svg.Append($"<rect x=\"{x}\" y=\"{y}\" width=\"12\" height=\"12\" fill=\"{colour}\"/>\n");
            AddText(svg, x + 18, y + 11, name, "");
            x += 110;
        }
    }

    private static void AddText(StringBuilder svg, double x, int y, string text, string style) =>
        svg.Append($"<text x=\"{x:0.##}\" y=\"{y}\" {style}>{Markup.Encode(text)}</text>\n");
}
