using System.Text;
using SerBench.Benchmarks.Pages.Charts;

namespace SerBench.Benchmarks.Reports.Charts;

/// <summary>A bar per row of one model, scenario, shape and operation, with the 95 % interval of its median.</summary>
/// <param name="Heading">The heading of the table that the chart belongs to.</param>
/// <param name="Rows">The rows, the fastest first.</param>
public sealed record BarChart(string Heading, Operation Operation, IReadOnlyList<BarChart.Row> Rows) : IChart
{
    private TimeUnit Unit => TimeUnit.For(Rows.Select(row => row.Figure.Statistics.Median));

    private double Longest => Rows.Max(row => Math.Max(row.Figure.Statistics.Median, row.Figure.Statistics.High ?? 0));

    public string Description => $"{Heading}, {KebabCase.Of(Operation)}: medians with 95 % intervals, the fastest first";

    /// <summary>The charts of a run, in the order of its tables.</summary>
    internal static IReadOnlyList<BarChart> Of(RunRecord record, Figures figures) =>
    [
        .. from cell in figures.TimedCells(record)
           from operation in Enum.GetValues<Operation>()
           let figure = figures.Find(cell, operation)
           where figure is not null
           group figure by (Heading: TimeTables.HeadingOf(cell.Model, cell.Scenario, figures.CellOf(cell).Shape), operation) into chart
           orderby chart.Key.operation
           select new BarChart(
               chart.Key.Heading,
               chart.Key.operation,
               [.. chart.OrderBy(figure => figure.Statistics.Median).Select(figure => new Row(
                   figure, SerializerNames.WithTitle(figures.SerializerOf(figure.Row.Serializer)), figures.IsFloor(figure.Row.Serializer)))]),
    ];

    /// <summary>Draws a list whose bars are as wide as the screen allows. Each bar opens the strip of its samples.</summary>
    public string DrawHtml()
    {
        var html = new StringBuilder();
        html.Append(CultureInfo.InvariantCulture, $"<details class=\"bars\"><summary>{KebabCase.Of(Operation)}: bars and samples</summary><ol aria-label=\"{Markup.Encode(Description)}\">\n");
        foreach (Row row in Rows)
        {
            Statistics statistics = row.Figure.Statistics;
            string interval = statistics is { Low: { } low, High: { } high }
                ? string.Create(CultureInfo.InvariantCulture, $"<i class=\"whisker\" style=\"left:{low / Longest:0.##%};width:{(high - low) / Longest:0.##%}\"></i>")
                : "";
            html.Append(CultureInfo.InvariantCulture, $"<li><span class=\"name\">{Markup.Encode(row.Name)}</span> <span class=\"value\">{Unit.Format(statistics.Median)} {Unit.Name}</span>");
            html.Append(CultureInfo.InvariantCulture, $"<span class=\"track\" aria-hidden=\"true\"><i class=\"{row.Kind}\" style=\"width:{statistics.Median / Longest:0.##%}\"></i>{interval}</span>");
            html.Append(CultureInfo.InvariantCulture, $"<button type=\"button\" class=\"samples\" data-row=\"{Markup.Encode(row.Figure.Row.ToString())}\" hidden>samples</button></li>\n");
        }

        return html.Append("</ol></details>\n").ToString();
    }

    /// <summary>A bar of the chart.</summary>
    /// <param name="Name">The label of the bar.</param>
    public sealed record Row(Figure Figure, string Name, bool IsFloor)
    {
        internal string Kind => IsFloor ? "floor" : Figure.IsBest ? "best" : "bar";
    }
}
