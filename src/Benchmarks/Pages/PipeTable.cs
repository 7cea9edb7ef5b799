using System.Text;

namespace SerBench.Benchmarks.Pages;

/// <summary>Writes a table as BenchmarkDotNet wrote it in 2016: all columns on the right, bars between them.</summary>
internal static class PipeTable
{
    private const string Bar = " | ";

    public static string Render(TextTable table)
    {
        string[][] lines = [.. table.Rows.Prepend(table.Header).Select(row => row.Select(PlainText.Of).ToArray())];
        int[] widths = [.. table.Header.Select((_, column) => lines.Max(line => line[column].Length))];
        var text = new StringBuilder();
        AppendRow(text, lines[0], widths);
        AppendRow(text, [.. widths.Select(width => new string('-', width))], widths);
        foreach (string[] line in lines[1..])
        {
            AppendRow(text, line, widths);
        }

        return text.ToString();
    }

    private static void AppendRow(StringBuilder text, IReadOnlyList<string> cells, int[] widths) =>
        text.AppendJoin(Bar, cells.Select((cell, column) => cell.PadLeft(widths[column]))).Append('\n');
}
