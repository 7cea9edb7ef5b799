namespace SerBench.Engine.Base.Pages;

public sealed class TextTable(params IReadOnlyList<string> header)
{
    private readonly List<IReadOnlyList<string>> _rows = [];

    public IReadOnlyList<string> Header { get; } = header;

    // Text columns come first and align left. Number columns align right.
    public int TextColumns { get; init; } = 1;

    public IReadOnlyList<IReadOnlyList<string>> Rows => _rows;

    public static TextTable Of<T>(IEnumerable<T> items, int textColumns, params (string Header, Func<T, string> Text)[] columns)
    {
        var table = new TextTable([.. columns.Select(column => column.Header)]) { TextColumns = textColumns };
        foreach (T item in items)
        {
            table.Add([.. columns.Select(column => column.Text(item))]);
        }

        return table;
    }

    public void Add(params IReadOnlyList<string> row)
    {
        if (row.Count != Header.Count)
        {
            throw new ArgumentException($"A row of {row.Count} cells in a table of {Header.Count} columns.", nameof(row));
        }

        _rows.Add(row);
    }
}

internal static class PlainGrid
{
    public static string[] Render(TextTable table)
    {
        (string[][] lines, int[] widths) = TextsOf(table);
        IEnumerable<string> drawn = lines.Select(line => string.Join(' ', line.Select((cell, column) =>
            column < table.TextColumns ? cell.PadRight(widths[column]) : cell.PadLeft(widths[column]))).TrimEnd());
        return [drawn.First(), new string('\u2500', widths.Sum() + widths.Length - 1), .. drawn.Skip(1)];
    }

    public static (string[][] Lines, int[] Widths) TextsOf(TextTable table)
    {
        string[][] lines = [.. table.Rows.Prepend(table.Header).Select(row => row.Select(PlainText.Of).ToArray())];
        return (lines, [.. table.Header.Select((_, column) => lines.Max(line => line[column].Length))]);
    }
}

internal static class PipeTable
{
    private const string Bar = " | ";

    public static string Render(TextTable table)
    {
        (string[][] lines, int[] widths) = PlainGrid.TextsOf(table);
        string[] rule = [.. widths.Select(width => new string('-', width))];
        return string.Concat(new[] { lines[0], rule }.Concat(lines.Skip(1))
            .Select(line => string.Join(Bar, line.Select((cell, column) => cell.PadLeft(widths[column]))) + "\n"));
    }
}
