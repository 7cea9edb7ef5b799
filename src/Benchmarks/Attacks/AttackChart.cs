using System.Globalization;
using SerBench.Benchmarks.Reports.Charts;

namespace SerBench.Benchmarks.Attacks;

/// <summary>A bar per serializer: what it refused, read as before, read otherwise, and should have survived.</summary>
internal static class AttackChart
{
    public const string FileName = "attack.svg";

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

    public static string Draw(IReadOnlyList<AttackScore> scores)
    {
        IGrouping<string, AttackScore>[] groups = [.. scores.GroupBy(score => score.Serializer)];
        string title = $"What became of damaged messages, seed {scores[0].Seed}";
        var svg = new Svg(Width, Top + ((groups.Length + 1) * RowHeight) + 10, title);
        svg.Text(10, 22, title);
        for (int i = 0; i < Parts.Length; i++)
        {
            svg.Rect(10 + (i * LegendWidth), Top, 12, 12, Parts[i].Class).Text(28 + (i * LegendWidth), Top + 11, Parts[i].Name);
        }

        double y = Top + RowHeight;
        foreach (IGrouping<string, AttackScore> group in groups)
        {
            DrawBar(svg, y, group.Key, [.. group]);
            y += RowHeight;
        }

        return svg.ToFile();
    }

    private static void DrawBar(Svg svg, double y, string serializer, AttackScore[] scores)
    {
        double inputs = Math.Max(1, scores.Sum(score => score.Inputs));
        long bad = scores.Sum(score => score.Bad);
        svg.Text(LabelWidth - 8, y + 14, serializer, anchor: "end");
        double x = LabelWidth;
        foreach ((string name, _, Func<AttackScore, long> count) in Parts)
        {
            double width = scores.Sum(count) / inputs * BarWidth;
            svg.Rect(x, y, width, RowHeight - 8, name);
            x += width;
        }

        svg.Text(Width - 8, y + 14, bad == 0 ? "none bad" : string.Create(CultureInfo.InvariantCulture, $"{bad:N0} bad"), anchor: "end");
    }
}
