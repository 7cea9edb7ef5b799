using System.Globalization;
using System.Net;
using System.Text;
using SerBench.Benchmarks.Reports.Charts;

namespace SerBench.Benchmarks.Attacks;

/// <summary>A bar per serializer: what it refused, read as before, read otherwise, and should have survived.</summary>
/// <param name="Scores">At least one.</param>
internal sealed record AttackChart(IReadOnlyList<AttackScore> Scores) : IChart
{
    public const string File = "attack.svg";

    private const int Width = 860;
    private const int LabelWidth = 330;
    private const int BarWidth = 420;
    private const int RowHeight = 24;
    private const int LegendWidth = 200;
    private const int Top = 36;

    // The classes of colour that Svg has.
    private static readonly (string Class, string Name, Func<AttackScore, long> Count)[] Parts =
    [
        ("kind5", "refused", score => score.Rejected),
        ("kind0", "read as before", score => score.AcceptedEqual),
        ("kind2", "read otherwise", score => score.AcceptedDifferent),
        ("kind1", "bad", score => score.Bad),
    ];

    public string Description => $"What became of damaged messages, in percent of them, seed {Scores[0].Seed}";

    public string FileName => File;

    private IGrouping<string, AttackScore>[] Groups => [.. Scores.GroupBy(score => score.Serializer)];

    public string DrawFile()
    {
        var svg = new Svg(Width, Top + ((Groups.Length + 1) * RowHeight) + 10, Description);
        svg.Text(10, 22, Description);
        for (int i = 0; i < Parts.Length; i++)
        {
            svg.Rect(10 + (i * LegendWidth), Top, 12, 12, Parts[i].Class).Text(28 + (i * LegendWidth), Top + 11, Parts[i].Name);
        }

        double y = Top + RowHeight;
        foreach (IGrouping<string, AttackScore> group in Groups)
        {
            DrawBar(svg, y, group.Key, [.. group]);
            y += RowHeight;
        }

        return svg.ToFile();
    }

    public string DrawHtml()
    {
        var html = new StringBuilder("<div class=\"bars stack\"><p aria-hidden=\"true\">");
        html.AppendJoin(' ', Parts.Select(part => $"<span class=\"key\"><i class=\"{part.Class}\"></i> {part.Name}</span>"));
        html.Append(CultureInfo.InvariantCulture, $"</p><ol aria-label=\"{WebUtility.HtmlEncode(Description)}\">\n");
        foreach (IGrouping<string, AttackScore> group in Groups)
        {
            double inputs = group.Sum(score => score.Inputs);
            string parts = string.Concat(Parts.Select(part => string.Create(
                CultureInfo.InvariantCulture,
                $"<i class=\"{part.Class}\" style=\"width:{group.Sum(part.Count) / inputs:0.##%}\" title=\"{part.Name}: {group.Sum(part.Count) / inputs:0.##%}\"></i>")));
            html.Append($"<li><span class=\"name\">{WebUtility.HtmlEncode(group.Key)}</span> <span class=\"value\">{BadOf(group)}</span><span class=\"track\" aria-hidden=\"true\">{parts}</span></li>\n");
        }

        return html.Append("</ol></div>\n").ToString();
    }

    private static string BadOf(IEnumerable<AttackScore> scores) =>
        scores.Sum(score => score.Bad) is > 0 and long bad ? string.Create(CultureInfo.InvariantCulture, $"{bad:N0} bad") : "none bad";

    private static void DrawBar(Svg svg, double y, string serializer, AttackScore[] scores)
    {
        double inputs = Math.Max(1, scores.Sum(score => score.Inputs));
        svg.Text(LabelWidth - 8, y + 14, serializer, anchor: "end");
        double x = LabelWidth;
        foreach ((string name, _, Func<AttackScore, long> count) in Parts)
        {
            double width = scores.Sum(count) / inputs * BarWidth;
            svg.Rect(x, y, width, RowHeight - 8, name);
            x += width;
        }

        svg.Text(Width - 8, y + 14, BadOf(scores), anchor: "end");
    }
}
