using SerBench.Engine.Base.Pages.Charts;

namespace SerBench.Benchmarks.Features.Reports.Html;

internal static class PageBlock
{
    // Returns null for a picture in a separate file.
    public static object? Of(Block block, bool hasFoldedTables) => block switch
    {
        Block.Paragraph paragraph => new object[] { "p", paragraph.Text },
        Block.Heading heading => new object[] { "h", heading.Text },
        Block.Bullets bullets => new object[] { "ul", bullets.Texts },
        Block.Table table => Of("table", table.Caption, table.Content),
        Block.Folded folded => hasFoldedTables ? Of("more", folded.Summary, folded.Content) : null,
        Block.Picture { Chart: StackedBars bars } => new object[]
        {
            "bars",
            bars.Description,
            bars.Legend.Select(entry => new[] { entry.Class, entry.Name }),
            bars.Bars.Select(bar => new object[]
            {
                bar.Name,
                bar.Value,
                bar.Parts.Select(part => new object[] { part.Class, ShareOf(part.Length, bars.Longest), part.Title }),
            }),
        },
        Block.Picture => null,
        _ => throw new InvalidOperationException($"{block.GetType()} is no block."),
    };

    private static double ShareOf(double length, double longest) =>
        double.IsFinite(length / longest) ? Math.Round(100 * length / longest, 2) : 0;

    private static object[] Of(string name, string caption, TextTable table) =>
        [name, caption, table.TextColumns, table.Header, table.Rows];
}
