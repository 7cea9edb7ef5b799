using System.Globalization;
using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Measure;

/// <summary>A row to be timed. Its text is the one parameter of the benchmark: the timing process needs nothing else.</summary>
/// <param name="Batch">Operations per call of the measured loop.</param>
/// <param name="PayloadHash">The SHA-256 over the messages that were verified.</param>
/// <param name="Outside">The file that tells of plug-ins and an own type; null when the row needs neither.</param>
public sealed record TimedRow(CellId Cell, Operation Operation, int Batch, string PayloadHash, string? Outside = null)
{
    private const char Separator = '|';
    private const int PartCount = 8;

    public RowRecord Record => RowRecord.Of(Cell, Operation);

    public static TimedRow Of(CellRecord cell, Operation operation)
    {
        if (cell is not { Size: { } size, PayloadSha256: { } hash })
        {
            throw new ArgumentException($"{cell.Id} is not verified.", nameof(cell));
        }

        return new TimedRow(cell.Id, operation, BatchSize.For(size), hash);
    }

    public string ToText() => string.Join(
        Separator,
        Cell.Serializer,
        Cell.Model,
        Cell.Scenario,
        Operation,
        Batch.ToString(CultureInfo.InvariantCulture),
        Limits.MaxDepth.ToString(CultureInfo.InvariantCulture),
        PayloadHash,
        Uri.EscapeDataString(Outside ?? ""));

    /// <summary>Reads a row in the timing process, which also takes over the limit of depth.</summary>
    public static TimedRow Parse(string text)
    {
        string[] parts = text.Split(Separator);
        if (parts.Length != PartCount)
        {
            throw new FormatException($"'{text}' is not the text of a row.");
        }

        Limits.MaxDepth = int.Parse(parts[5], CultureInfo.InvariantCulture);
        return new TimedRow(
            new CellId(parts[0], parts[1], parts[2]),
            Enum.Parse<Operation>(parts[3]),
            int.Parse(parts[4], CultureInfo.InvariantCulture),
            parts[6],
            parts[7].Length == 0 ? null : Uri.UnescapeDataString(parts[7]));
    }
}
