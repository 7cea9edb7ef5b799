namespace SerBench.Benchmarks.Base.Pages;

public sealed class Figures
{
    private readonly Dictionary<RowRecord, Figure> _figures;
    private readonly ILookup<(string, string, Operation, CodecShape?), Statistics> _floors;
    private readonly Dictionary<CellId, CellRecord> _cells;
    private readonly Dictionary<string, SerializerRecord> _serializers;
    private readonly Dictionary<CellId, FirstCallRecord> _firstCalls;

    public Figures(RunRecord record)
    {
        _cells = record.Cells.ToDictionary(cell => cell.Id);
        _serializers = record.Serializers.ToDictionary(serializer => serializer.Id);
        _firstCalls = record.FirstCalls.ToDictionary(call => call.Cell);
        _floors = record.Timings
            .Where(timing => IsFloor(timing.Row.Serializer) && timing.HasSamples)
            .ToLookup(timing => GroupOf(timing.Row), timing => timing.Summarize());
        _figures = record.Timings
            .Where(timing => timing.HasSamples)
            .Select(timing => (Timing: timing, Statistics: timing.Summarize()))
            .GroupBy(item => GroupOf(item.Timing.Row))
            .SelectMany(CompareGroup)
            .ToDictionary(figure => figure.Row);
    }

    public IEnumerable<Figure> All => _figures.Values;

    public Figure? Find(CellId cell, Operation operation) => _figures.GetValueOrDefault(RowRecord.Of(cell, operation));

    public FirstCallRecord? FindFirstCall(CellId cell) => _firstCalls.GetValueOrDefault(cell);

    public CellRecord CellOf(CellId cell) => _cells[cell];

    public SerializerRecord SerializerOf(string id) => _serializers[id];

    public bool IsFloor(string serializer) => _serializers[serializer].Family == SerializerFamily.Floor;

    public IEnumerable<CellId> TimedCells(RunRecord record) => record.Plan
        .Select(row => row.Cell)
        .Distinct()
        .Where(cell => _figures.Keys.Any(row => row.Cell == cell));

    private (string Model, string Scenario, Operation Operation, CodecShape? Shape) GroupOf(RowRecord row) =>
        (row.Model, row.Scenario, row.Operation, _cells[row.Cell].Shape);

    // The floor does not compete: only the other rows can be the best.
    private IEnumerable<Figure> CompareGroup(IEnumerable<(TimingRecord Timing, Statistics Statistics)> group)
    {
        (TimingRecord Timing, Statistics Statistics)[] rows = [.. group];
        Statistics? best =
            rows.Where(row => !IsFloor(row.Timing.Row.Serializer)).Select(row => row.Statistics).MinBy(statistics => statistics.Median);
        return rows.Select(row =>
        {
            bool isFloor = IsFloor(row.Timing.Row.Serializer);
            return new Figure(
                row.Timing,
                row.Statistics,
                isFloor || best is null ? null : row.Statistics.Median / best.Median,
                _floors[GroupOf(row.Timing.Row)].FirstOrDefault(),
                !isFloor && best is not null && (row.Statistics == best || row.Statistics.OverlapsWith(best)));
        });
    }
}
