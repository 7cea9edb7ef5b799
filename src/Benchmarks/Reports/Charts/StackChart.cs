using System.Globalization;
using System.Net;
using System.Text;
using SerBench.Benchmarks.Reports.Sections;
using SerBench.Benchmarks.Results;

namespace SerBench.Benchmarks.Reports.Charts;

/// <summary>A bar per message, made of the kinds of its bytes.</summary>
/// <param name="Messages">The smallest first.</param>
public sealed record StackChart(string Title, IReadOnlyList<MessageParts> Messages) : IChart
{
    private const int Width = 860;
    private const int LabelWidth = 330;
    private const int ValueWidth = 60;
    private const int RowHeight = 24;
    private const int LegendWidth = 120;
    private const int LegendColumns = 7;
    private const int Top = 36;

    public string Description => $"{Title}: bytes of a message by what they are for";

    public string FileName => ChartName.Of("bytes", Title.Replace(" ", "", StringComparison.Ordinal));

    private int Largest => Math.Max(1, Messages.Max(message => message.Size));

    public string DrawFile()
    {
        string[] kinds = MessageParts.KindsOf(Messages);
        int legend = (kinds.Length + LegendColumns - 1) / LegendColumns * RowHeight;
        var svg = new Svg(Width, Top + legend + (Messages.Count * RowHeight) + 10, Description);
        svg.Text(10, 22, Description);
        for (int i = 0; i < kinds.Length; i++)
        {
            int x = 10 + (i % LegendColumns * LegendWidth);
            int line = Top + (i / LegendColumns * RowHeight);
            svg.Rect(x, line, 12, 12, ClassOf(kinds[i])).Text(x + 18, line + 11, AnatomySection.Words(kinds[i]));
        }

        double scale = (double)(Width - LabelWidth - ValueWidth) / Largest;
        double y = Top + legend;
        foreach (MessageParts message in Messages)
        {
            svg.Text(LabelWidth - 8, y + 14, NameOf(message), anchor: "end");
            double x = LabelWidth;
            foreach (KindRecord part in message.Parts)
            {
                svg.Rect(x, y, part.Bytes * scale, RowHeight - 8, ClassOf(part.Kind));
                x += part.Bytes * scale;
            }

            svg.Text(Width - 8, y + 14, message.Size.ToString(CultureInfo.InvariantCulture), anchor: "end");
            y += RowHeight;
        }

        return svg.ToFile();
    }

    public string DrawHtml()
    {
        var html = new StringBuilder("<div class=\"bars stack\"><p aria-hidden=\"true\">");
        html.AppendJoin(' ', MessageParts.KindsOf(Messages).Select(kind => $"<span class=\"key\"><i class=\"{ClassOf(kind)}\"></i> {WebUtility.HtmlEncode(AnatomySection.Words(kind))}</span>"));
        html.Append(CultureInfo.InvariantCulture, $"</p><ol aria-label=\"{WebUtility.HtmlEncode(Description)}\">\n");
        foreach (MessageParts message in Messages)
        {
            string parts = string.Concat(message.Parts.Select(part => string.Create(
                CultureInfo.InvariantCulture,
                $"<i class=\"{ClassOf(part.Kind)}\" style=\"width:{(double)part.Bytes / Largest:0.##%}\" title=\"{WebUtility.HtmlEncode(AnatomySection.Words(part.Kind))}: {part.Bytes}\"></i>")));
            html.Append(CultureInfo.InvariantCulture, $"<li><span class=\"name\">{WebUtility.HtmlEncode(NameOf(message))}</span> <span class=\"value\">{message.Size}</span><span class=\"track\" aria-hidden=\"true\">{parts}</span></li>\n");
        }

        return html.Append("</ol></div>\n").ToString();
    }

    private static string NameOf(MessageParts message) =>
        SerializerNames.GroupOf(message.Serializers[0]) + (message.Serializers.Any(serializer => SerializerNames.GroupOf(serializer) != SerializerNames.GroupOf(message.Serializers[0])) ? " and others" : "");

    private static string ClassOf(string kind) => $"kind{MessageParts.RankOf(kind)}";
}
