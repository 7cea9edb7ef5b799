using System.Globalization;
using System.Text;
using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Results;

namespace SerBench.Benchmarks.Reports;

/// <summary><c>reports/sizes.md</c>: every size, committed, so that a change of a single byte shows in a review.</summary>
public static class SizesFile
{
    private const string ModelHeading = "## ";

    public static string Write(IReadOnlyList<CellRecord> cells)
    {
        var text = new StringBuilder("# Sizes\n\nBytes per message; of varied data the mean. Written by `sizes --out`, compared by `sizes --check`: do not edit.\n");
        foreach (IGrouping<string, CellRecord> model in cells.GroupBy(cell => cell.Model))
        {
            string[] scenarios = [.. model.Select(cell => cell.Scenario).Distinct()];
            var table = new TextTable(["serializer", .. scenarios]);
            foreach (IGrouping<string, CellRecord> serializer in model.GroupBy(cell => cell.Serializer))
            {
                if (serializer.Any(cell => cell.Size is not null))
                {
                    table.Add([serializer.Key, .. scenarios.Select(scenario => SizeText.Of(serializer.FirstOrDefault(cell => cell.Scenario == scenario)?.Size))]);
                }
            }

            text.Append('\n').Append(ModelHeading).Append(model.Key).Append("\n\n").Append(MarkdownTable.Render(table));
        }

        return text.ToString();
    }

    /// <summary>Reads the sizes back; null stands for a dash.</summary>
    /// <exception cref="FormatException">The text is not such a file.</exception>
    public static IReadOnlyDictionary<CellId, int?> Read(string text)
    {
        var sizes = new Dictionary<CellId, int?>();
        string model = "";
        string[] scenarios = [];
        foreach (string line in text.Split('\n').Select(line => line.Trim()))
        {
            if (line.StartsWith(ModelHeading, StringComparison.Ordinal))
            {
                (model, scenarios) = (line[ModelHeading.Length..], []);
            }
            else if (line.StartsWith('|') && !line.StartsWith("| -", StringComparison.Ordinal))
            {
                string[] cells = line.Trim('|').Split('|', StringSplitOptions.TrimEntries);
                if (scenarios.Length == 0)
                {
                    scenarios = cells[1..];
                }
                else
                {
                    AddRow(sizes, model, scenarios, cells, line);
                }
            }
        }

        return sizes.Count > 0 ? sizes : throw new FormatException("it has no table of sizes");
    }

    private static void AddRow(Dictionary<CellId, int?> sizes, string model, string[] scenarios, string[] cells, string line)
    {
        if (cells.Length != scenarios.Length + 1)
        {
            throw new FormatException($"the line '{line}' does not fit its table");
        }

        for (int i = 0; i < scenarios.Length; i++)
        {
            string cell = cells[i + 1];
            sizes[new CellId(cells[0], model, scenarios[i])] = cell == SizeText.Dash ? null
                : int.TryParse(cell, NumberStyles.None, CultureInfo.InvariantCulture, out int size) ? size
                : throw new FormatException($"'{cell}' in the line '{line}' is no size");
        }
    }
}
