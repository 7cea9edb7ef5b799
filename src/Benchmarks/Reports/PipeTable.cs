using System.Text;

namespace SerBench.Benchmarks.Reports;

/// <summary>Writes a table as BenchmarkDotNet wrote it in 2016: all columns on the right, bars between them.</summary>
internal static class PipeTable
{
    private const string Bar = " | ";

    public static string Render(TextTable table)
    {
        int[] widths = [.. table.Header.Select((header, column) => table.Rows.Select(row => row[column].Length).Append(header.Length).Max())];
        var text = new StringBuilder();
        AppendRow(text, table.Header, widths);
        AppendRow(text, [.. widths.Select(width => new string('-', width))], widths);
        foreach (IReadOnlyList<string> row in table.Rows)
        {
            AppendRow(text, row, widths);
        }

        return text.ToString();
    }

    private static void AppendRow(StringBuilder text, IReadOnlyList<string> cells, int[] widths) =>
        text.AppendJoin(Bar, cells.Select((cell, column) => cell.PadLeft(widths[column]))).Append('\n');
}
