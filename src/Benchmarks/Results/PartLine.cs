using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Results;

/// <summary>A part of a message as people read it.</summary>
/// <param name="Kind">A part kind in its public spelling.</param>
/// <param name="Length">How many bytes it takes.</param>
/// <param name="Bytes">The first of them, as hex, and how many more there are.</param>
/// <param name="Value">What they say, shortened to a line.</param>
[JsonConverter(typeof(PartLineConverter))]
public sealed record PartLine(string Kind, int Length, string Bytes, string Name, string Value)
{
    /// <summary>Longer messages are left to the command that explains one.</summary>
    private const int MostOfMessage = 100;

    /// <summary>The lines of a message, or null where there are too many for a report.</summary>
    public static IReadOnlyList<PartLine>? Keep(IReadOnlyList<PartLine> lines) => lines.Count <= MostOfMessage ? lines : null;

    /// <summary>The same cells; the parts of messages that several of them write are left with the first.</summary>
    public static CellRecord[] KeepOnce(IEnumerable<CellRecord> cells)
    {
        var seen = new HashSet<(string, string, string?)>();
        return [.. cells.Select(cell => cell.Parts is null || seen.Add(MessagesOf(cell)) ? cell : cell with { Parts = null })];
    }

    /// <summary>The parts of a cell's first message; null where the record has none.</summary>
    public static IReadOnlyList<PartLine>? Find(RunRecord record, CellRecord cell) =>
        cell.Parts ?? record.Cells.FirstOrDefault(other => other.Parts is not null && MessagesOf(other) == MessagesOf(cell))?.Parts;

    private static (string Model, string Scenario, string? Hash) MessagesOf(CellRecord cell) => (cell.Model, cell.Scenario, cell.PayloadSha256);
}
