using System.Text;

namespace SerBench.Benchmarks.Pages.Charts;

/// <summary>A chart of bars that are made of parts.</summary>
/// <param name="description">The chart in words, for screen readers.</param>
/// <param name="longest">The length of a bar that takes the full width.</param>
/// <param name="legend">The colours and their meanings.</param>
/// <param name="bars">The bars, from top to bottom.</param>
internal sealed class StackedBars(string description, double longest, IReadOnlyList<(string Class, string Name)> legend, IReadOnlyList<StackedBar> bars) : IChart
{
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
/// <param name="Name">The text before the bar.</param>
/// <param name="Value">The text behind the bar.</param>
/// <param name="Parts">The parts, from left to right.</param>
internal sealed record StackedBar(string Name, string Value, IReadOnlyList<StackedPart> Parts);

/// <summary>A part of a bar.</summary>
/// <param name="Class">The CSS class, which gives the part its colour.</param>
/// <param name="Length">The length, in the unit of the longest bar.</param>
/// <param name="Title">The text that shows when the reader points at the part.</param>
internal readonly record struct StackedPart(string Class, double Length, string Title);
