namespace SerBench.Benchmarks.Base.Pages;

// Pads the columns, so the Markdown source is readable.
public static class MarkdownTable
{
    public static string Render(TextTable table)
    {
        int[] widths = [.. table.Header.Select((header, column) =>
            Math.Max(3, table.Rows.Select(row => MarkdownText.EscapeCell(row[column]).Length).Append(MarkdownText.EscapeCell(header).Length).Max()))];
        var text = new StringBuilder();
        AppendRow(text, table.Header, widths, table.TextColumns);
        IReadOnlyList<string> rule =
            [.. widths.Select((width, column) => column < table.TextColumns ? new string('-', width) : new string('-', width - 1) + ":")];
        AppendRow(text, rule, widths, table.TextColumns);
        foreach (IReadOnlyList<string> row in table.Rows)
        {
            AppendRow(text, row, widths, table.TextColumns);
        }

        return text.ToString();
    }

    private static void AppendRow(StringBuilder text, IReadOnlyList<string> cells, int[] widths, int textColumns)
    {
        for (int column = 0; column < cells.Count; column++)
        {
            string cell = MarkdownText.EscapeCell(cells[column]);
            text.Append("| ").Append(column < textColumns ? cell.PadRight(widths[column]) : cell.PadLeft(widths[column])).Append(' ');
        }

        text.Append("|\n");
    }
}
