using System.Globalization;
using System.Text;

namespace SerBench.Benchmarks.Pages.Charts;

/// <summary>Bars made of parts, as a file and as a piece of the page.</summary>
/// <param name="description">What is shown.</param>
/// <param name="longest">How long the bar is that takes all the width.</param>
/// <param name="legend">Colours and what they mean.</param>
/// <param name="bars">From above.</param>
internal sealed class StackedBars(string description, double longest, IReadOnlyList<(string Class, string Name)> legend, IReadOnlyList<StackedBar> bars)
{
    private const int Width = 860;
    private const int LabelWidth = 330;
    private const int RowHeight = 24;
    private const int Margin = 10;
    private const int Top = 36;

    /// <summary>Room for the figure behind a bar.</summary>
    public int ValueWidth { get; init; } = 60;

    /// <summary>Room for a colour and its meaning.</summary>
    public int LegendWidth { get; init; } = 120;

    private int LegendColumns => (Width - (2 * Margin)) / LegendWidth;

    public string DrawFile()
    {
        int legendHeight = (legend.Count + LegendColumns - 1) / LegendColumns * RowHeight;
        var svg = new Svg(Width, Top + legendHeight + (bars.Count * RowHeight) + Margin, description);
        svg.Text(Margin, 22, description);
        for (int i = 0; i < legend.Count; i++)
        {
            int x = Margin + (i % LegendColumns * LegendWidth);
            int line = Top + (i / LegendColumns * RowHeight);
            svg.Rect(x, line, 12, 12, legend[i].Class).Text(x + 18, line + 11, legend[i].Name);
        }

        double scale = (Width - LabelWidth - ValueWidth) / longest;
        double y = Top + legendHeight;
        foreach (StackedBar bar in bars)
        {
            svg.Text(LabelWidth - 8, y + 14, bar.Name, anchor: "end");
            double x = LabelWidth;
            foreach (StackedPart part in bar.Parts)
            {
                svg.Rect(x, y, part.Length * scale, RowHeight - 8, part.Class);
                x += part.Length * scale;
            }

            svg.Text(Width - 8, y + 14, bar.Value, anchor: "end");
            y += RowHeight;
        }

        return svg.ToFile();
    }

    public string DrawHtml()
    {
        var html = new StringBuilder("<div class=\"bars stack\"><p aria-hidden=\"true\">");
        html.AppendJoin(' ', legend.Select(entry => $"<span class=\"key\"><i class=\"{entry.Class}\"></i> {Markup.Encode(entry.Name)}</span>"));
        html.Append(CultureInfo.InvariantCulture, $"</p><ol aria-label=\"{Markup.Encode(description)}\">\n");
        foreach (StackedBar bar in bars)
        {
            string parts = string.Concat(bar.Parts.Select(part => string.Create(
                CultureInfo.InvariantCulture,
                $"<i class=\"{part.Class}\" style=\"width:{part.Length / longest:0.##%}\" title=\"{Markup.Encode(part.Title)}\"></i>")));
            html.Append($"<li><span class=\"name\">{Markup.Encode(bar.Name)}</span> <span class=\"value\">{Markup.Encode(bar.Value)}</span><span class=\"track\" aria-hidden=\"true\">{parts}</span></li>\n");
        }

        return html.Append("</ol></div>\n").ToString();
    }
}

/// <summary>A bar made of parts.</summary>
/// <param name="Name">What stands before it.</param>
/// <param name="Value">What stands behind it.</param>
/// <param name="Parts">From the left.</param>
internal sealed record StackedBar(string Name, string Value, IReadOnlyList<StackedPart> Parts);

/// <summary>A part of a bar.</summary>
/// <param name="Class">Its colour.</param>
/// <param name="Length">In the unit of the longest bar.</param>
/// <param name="Title">What it says when it is pointed at.</param>
internal readonly record struct StackedPart(string Class, double Length, string Title);
