namespace SerBench.Engine.Base.Pages;

public static class MarkdownTable
{
    public const int Longest = 140;

    private const int MostPadded = 30;

    public static string Render(TextTable table)
    {
        string[][] lines = [.. table.Rows.Prepend(table.Header).Select(row => row.Select(MarkdownText.EscapeCell).ToArray())];
        int[] widths = [.. table.Header.Select((_, column) => Math.Max(3, lines.Max(line => line[column].Length)))];
        if (lines.Length > MostPadded || widths.Sum(width => width + 3) >= Longest)
        {
            widths = [.. widths.Select(_ => 3)];
        }

        string[] rule = [.. widths.Select((width, column) => new string('-', width - 1) + (column < table.TextColumns ? '-' : ':'))];
        return string.Concat(new[] { lines[0], rule }.Concat(lines.Skip(1)).Select(RowOf));

        string RowOf(string[] cells) => string.Concat(cells.Select((cell, column) =>
            $"| {(column < table.TextColumns ? cell.PadRight(widths[column]) : cell.PadLeft(widths[column]))} ")) + "|\n";
    }
}
