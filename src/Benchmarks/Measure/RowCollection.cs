using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Measure;

/// <summary>Collects rows up to a limit; a cell comes in with all its operations and with its floors, or not at all.</summary>
internal sealed class RowCollection(int limit, IReadOnlyList<Operation> operations)
{
    private static readonly Operation[] Usual = [Operation.Encode, Operation.Decode];
    private static readonly Operation[] Published = [Operation.Encode, Operation.Decode, Operation.RoundTrip];

    private readonly List<TimedRow> _rows = [];
    private readonly HashSet<(CellId, Operation)> _known = [];

    public IReadOnlyList<TimedRow> Rows => _rows;

    public bool TryAdd(CheckedCell cell, IEnumerable<CheckedCell> floors)
    {
        IReadOnlyList<Operation> wanted = operations.Count > 0 ? operations : PublishedModes.Contains(cell.Cell.Id) ? Published : Usual;
        TimedRow[] rows =
        [
            .. floors.Where(floor => floor.Verified!.Shape == cell.Verified!.Shape)
                .Append(cell)
                .SelectMany(item => wanted.Select(operation => TimedRow.Of(item.ToRecord(), operation)))
                .Where(row => !_known.Contains((row.Cell, row.Operation))),
        ];
        if (_rows.Count + rows.Length > limit)
        {
            return false;
        }

        foreach (TimedRow row in rows)
        {
            _rows.Add(row);
            _known.Add((row.Cell, row.Operation));
        }

        return true;
    }
}
