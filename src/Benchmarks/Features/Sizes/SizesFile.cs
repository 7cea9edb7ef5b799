using SerBench.Serializers.Compressed;

namespace SerBench.Benchmarks.Features.Sizes;

// The file reports/sizes.md is committed, so a review shows each changed byte.
public static class SizesFile
{
    private const string ModelHeading = "## ";

    public static string Write(IReadOnlyList<CellRecord> cells)
    {
        var text = new StringBuilder(
            "# Sizes\n\nBytes per message; of varied data the mean. Columns with a plus: each message compressed by itself.\n"
            + "Accesses of a format that take the same bytes share a line. "
            + "Written by `sizes --save`, compared by `sizes --check`: do not edit.\n");
        IReadOnlyList<string> compressors = SizeTables.CompressorsOf(cells);
        foreach (IGrouping<string, CellRecord> model in cells.GroupBy(cell => cell.Model))
        {
            string[] scenarios = [.. model.Select(cell => cell.Scenario).Distinct()];
            var table = new TextTable(
                ["serializer", .. scenarios.SelectMany(scenario => compressors.Select(SizeTables.ColumnOf).Prepend(scenario))]);
            foreach (var line in model.GroupBy(cell => cell.Serializer)
                .Where(serializer => serializer.Any(cell => cell.Size is not null))
                .Select(serializer => (serializer.Key, Texts: TextsOf(serializer, scenarios, compressors)))
                .GroupBy(serializer => (SerializerNames.GroupOf(serializer.Key), string.Join(' ', serializer.Texts))))
            {
                table.Add([SerializerNames.Join(line.Select(serializer => serializer.Key)), .. line.First().Texts]);
            }

            text.Append($"\n{ModelHeading}{model.Key}\n\n{MarkdownTable.Render(table)}");
        }

        return text.ToString();
    }

    private static string[] TextsOf(IEnumerable<CellRecord> cells, string[] scenarios, IReadOnlyList<string> compressors) =>
    [
        .. from scenario in scenarios
           let cell = cells.FirstOrDefault(cell => cell.Scenario == scenario)
           from size in compressors.Select(compressor => cell?.Compressed.GetValueOrDefault(compressor)).Prepend(cell?.Size)
           select SizeText.Bare(size),
    ];

    // A dash is read as null.
    public static IReadOnlyDictionary<CellId, int?> Read(string text)
    {
        var sizes = new Dictionary<CellId, int?>();
        string model = "";
        string[] columns = [];
        foreach (string line in text.Split('\n').Select(line => line.Trim()))
        {
            if (line.StartsWith(ModelHeading, StringComparison.Ordinal))
            {
                (model, columns) = (line[ModelHeading.Length..], []);
            }
            else if (line.StartsWith('|') && !line.StartsWith("| -", StringComparison.Ordinal))
            {
                string[] cells = line.Trim('|').Split('|', StringSplitOptions.TrimEntries);
                if (columns.Length == 0)
                {
                    columns = cells[1..];
                }
                else
                {
                    AddRow(sizes, model, columns, cells, line);
                }
            }
        }

        return sizes.Count > 0 ? sizes : throw new FormatException("it has no table of sizes");
    }

    private static void AddRow(Dictionary<CellId, int?> sizes, string model, string[] columns, string[] cells, string line)
    {
        if (cells.Length != columns.Length + 1)
        {
            throw new FormatException($"the line '{line}' does not fit its table");
        }

        string scenario = "";
        for (int i = 0; i < columns.Length; i++)
        {
            bool isCompressed = columns[i].StartsWith(CompressedSerializer.Mark);
            scenario = isCompressed ? scenario : columns[i];
            string cell = cells[i + 1];
            int? size = cell == SizeText.Dash ? null
                : int.TryParse(cell, NumberStyles.None, null, out int bytes) ? bytes
                : throw new FormatException($"'{cell}' in the line '{line}' is no size");
            foreach (string serializer in SerializerNames.Split(cells[0]))
            {
                sizes[new CellId(isCompressed ? serializer + columns[i] : serializer, model, scenario)] = size;
            }
        }
    }
}
