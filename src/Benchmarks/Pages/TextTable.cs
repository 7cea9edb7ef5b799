namespace SerBench.Benchmarks.Pages;

/// <summary>A table as text, before anybody decides how it is drawn.</summary>
public sealed class TextTable(params IReadOnlyList<string> header)
{
    private readonly List<IReadOnlyList<string>> _rows = [];

    public IReadOnlyList<string> Header { get; } = header;

    /// <summary>How many columns from the first hold text, on the left; all others hold numbers, on the right.</summary>
    public int TextColumns { get; init; } = 1;

    public IReadOnlyList<IReadOnlyList<string>> Rows => _rows;

    public void Add(params IReadOnlyList<string> row)
    {
        if (row.Count != Header.Count)
        {
            throw new ArgumentException($"A row of {row.Count} cells in a table of {Header.Count} columns.", nameof(row));
        }

        _rows.Add(row);
    }
}
