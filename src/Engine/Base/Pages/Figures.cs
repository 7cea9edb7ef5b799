namespace SerBench.Engine.Base.Pages;

public sealed class Figures
{
    private readonly Dictionary<RowRecord, Figure> _figures;
    private readonly Dictionary<CellId, CellRecord> _cells;
    private readonly Dictionary<string, SerializerRecord> _serializers;
    private readonly Dictionary<CellId, FirstCallRecord> _firstCalls;

    public Figures(RunRecord record)
    {
        _cells = record.Cells.ToDictionary(cell => cell.Id);
        _serializers = record.Serializers.ToDictionary(serializer => serializer.Id);
        _firstCalls = record.FirstCalls.ToDictionary(call => call.Cell);
        _figures = record.Timings
            .Where(timing => timing.HasSamples)
            .Select(timing => (Timing: timing, Statistics: timing.Summarize(), IsFloor: IsFloor(timing.Row.Serializer)))
            .GroupBy(item => GroupOf(item.Timing.Row))
            .SelectMany(CompareGroup)
            .ToDictionary(figure => figure.Row);
    }

    public IEnumerable<Figure> All => _figures.Values;

    public Figure? Find(CellId cell, Operation operation) => _figures.GetValueOrDefault(RowRecord.Of(cell, operation));

    public FirstCallRecord? FindFirstCall(CellId cell) => _firstCalls.GetValueOrDefault(cell);

    public CellRecord CellOf(CellId cell) => _cells[cell];

    public string NameOf(CellId cell) => SerializerNames.WithTitle(_serializers[cell.Serializer]) + _cells[cell].MarkOfFolds;

    public SerializerRecord SerializerOf(string id) => _serializers[id];

    public bool IsFloor(string serializer) => _serializers[serializer].Family == SerializerFamily.Floor;

    public IEnumerable<CellId> TimedCells(RunRecord record) => record.Plan
        .Select(row => row.Cell)
        .Distinct()
        .Where(cell => _figures.Keys.Any(row => row.Cell == cell));

    private (string Model, string Scenario, Operation Operation, CodecShape? Shape) GroupOf(RowRecord row) =>
        (row.Model, row.Scenario, row.Operation, _cells[row.Cell].Shape);

    private static IEnumerable<Figure> CompareGroup(IEnumerable<(TimingRecord Timing, Statistics Statistics, bool IsFloor)> rows)
    {
        Statistics? floor = rows.Where(row => row.IsFloor).Select(row => row.Statistics).FirstOrDefault();
        Statistics? best = rows.Where(row => !row.IsFloor).Select(row => row.Statistics).MinBy(statistics => statistics.Median);
        return rows.Select(row => new Figure(
            row.Timing,
            row.Statistics,
            row.IsFloor ? null : row.Statistics.Median / best!.Median,
            floor,
            !row.IsFloor && (row.Statistics == best || row.Statistics.OverlapsWith(best!))));
    }
}
