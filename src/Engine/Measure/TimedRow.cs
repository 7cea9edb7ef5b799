using System.Numerics;

namespace SerBench.Engine.Measure;

public sealed record TimedRow(CellId Cell, Operation Operation, int Batch, string PayloadHash, string? Outside = null)
{
    public RowRecord Record => RowRecord.Of(Cell, Operation);

    public static TimedRow Of(CellRecord cell, Operation operation)
    {
        if (cell is not { Size: { } size, PayloadSha256: { } hash })
        {
            throw new ArgumentException($"{cell.Id} is not verified.", nameof(cell));
        }

        return new TimedRow(cell.Id, operation, BatchSize.For(size), hash);
    }
}

public static class BatchSize
{
    // In a batch of this size, the costs of call and clock do not matter.
    public const int Largest = 1024;

    private const int BytesPerBatch = 4 * 1024 * 1024;

    public static int For(SizeRange size) =>
        Math.Clamp(1 << BitOperations.Log2((uint)(BytesPerBatch / Math.Max(1, size.Mean))), 1, Largest);
}

// Adds all operations of a serializer and its floors (yardsticks), or none if the limit would be exceeded.
internal sealed class RowCollection(int limit, IReadOnlyList<Operation> operations)
{
    private static readonly Operation[] Usual = [Operation.Encode, Operation.Decode];
    private static readonly Operation[] OfServices = [Operation.Stream, Operation.Pipe];

    private readonly List<TimedRow> _rows = [];
    private readonly HashSet<(CellId, Operation)> _known = [];

    public IReadOnlyList<TimedRow> Rows => _rows;

    /// <param name="isServed">true to add streams and pipes, unless operations are named.</param>
    public bool TryAdd(CheckedCell cell, bool isMode, bool isServed, IEnumerable<CheckedCell> floors)
    {
        IReadOnlyList<Operation> wanted =
            operations.Count > 0 ? operations : [.. UsualOf(cell.Cell.Id, isMode), .. isServed ? OfServices : []];
        TimedRow[] rows =
        [
            .. floors.Where(floor => floor.Verified!.Shape == cell.Verified!.Shape)
                .Append(cell)
                .SelectMany(item => wanted
                    // Codecs that read in place need a complete message, so they skip streams.
                    .Where(operation => operation < Operation.Stream || item.Verified!.Shape == CodecShape.Object)
                    .Select(operation => TimedRow.Of(item.Record, operation)))
                .Where(row => !_known.Contains((row.Cell, row.Operation))),
        ];
        if (_rows.Count + rows.Length > limit)
        {
            return false;
        }

        _rows.AddRange(rows);
        _known.UnionWith(rows.Select(row => (row.Cell, row.Operation)));
        return true;
    }

    private static IReadOnlyList<Operation> UsualOf(CellId cell, bool isMode) =>
        Publication.All.Select(one => one.OperationsOf(cell, isMode)).FirstOrDefault(operations => operations is not null) ?? Usual;
}
