using System.Globalization;
using System.Text;

namespace SerBench.Benchmarks.Pages.Charts;

/// <summary>Bars made of parts, as a piece of the page.</summary>
/// <param name="description">What is shown.</param>
/// <param name="longest">How long the bar is that takes all the width.</param>
/// <param name="legend">Colours and what they mean.</param>
/// <param name="bars">From above.</param>
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
/// <param name="Name">What stands before it.</param>
/// <param name="Value">What stands behind it.</param>
/// <param name="Parts">From the left.</param>
internal sealed record StackedBar(string Name, string Value, IReadOnlyList<StackedPart> Parts);

/// <summary>A part of a bar.</summary>
/// <param name="Class">Its colour.</param>
/// <param name="Length">In the unit of the longest bar.</param>
/// <param name="Title">What it says when it is pointed at.</param>
internal readonly record struct StackedPart(string Class, double Length, string Title);
