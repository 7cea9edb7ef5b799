namespace SerBench.Benchmarks.Features.Advice;

// One row for each serializer that carries the type, the old serializer first.
internal static class AlternativeTable
{
    private static readonly (string Header, Func<MeasuredType, CheckedCell, string> Figure)[] Columns =
    [
        ("bytes", (_, cell) => $"{cell.Verified!.Size!.Typical:N0}"),
        ("of old", (measured, cell) => SizeOfOld(measured) is { } old ? $"{cell.Verified!.Size!.Mean / old:0.00}" : ""),
        ("write ns", (measured, cell) => TimeOf(measured, cell, Operation.Encode)),
        ("read ns", (measured, cell) => TimeOf(measured, cell, Operation.Decode)),
        ("failed at hostile input", (measured, cell) => ScoreOf(measured, cell)),
        ("changes read right", (measured, cell) => ChangesOf(measured, cell, change => change.Compatibility == EvolutionCell.Full)),
        ("misread in silence", (measured, cell) => ChangesOf(measured, cell, change => change.IsMisread)),
    ];

    public static TextTable Create(MeasuredType measured)
    {
        var table = new TextTable(["serializer", .. Columns.Select(column => column.Header)]);
        foreach (CheckedCell cell in measured.Cells.Where(cell => cell.Verified is not null)
            .OrderByDescending(cell => cell.Cell.Serializer.Id == Alternatives.Old).ThenBy(cell => cell.Verified!.Size!.Mean).ThenBy(cell => cell.Cell.Serializer.Id, StringComparer.Ordinal))
        {
            string old = cell.Cell.Serializer.Id == Alternatives.Old ? " (old)" : "";
            table.Add([cell.Cell.Serializer.Id + old, .. Columns.Select(column => column.Figure(measured, cell))]);
        }

        return table;
    }

    public static IEnumerable<(string Serializer, string Reason)> Absent(MeasuredType measured) => measured.Cells.Where(cell => cell.Verified is null)
        .Select(cell => (cell.Cell.Serializer.Id, cell.Record.Reason!));

    // The mean size by the real BinaryFormatter. Without it: the mean size of the old files, if they gave the measured values.
    private static double? SizeOfOld(MeasuredType measured) =>
        measured.Cells.FirstOrDefault(cell => cell.Cell.Serializer.Id == Alternatives.Old)?.Verified?.Size!.Mean
        ?? (measured.Sample.Fault is null ? (double)measured.Sample.Root.Bytes / measured.Sample.Root.Files : null);

    private static string TimeOf(MeasuredType measured, CheckedCell cell, Operation operation) =>
        measured.Times?.Timings.FirstOrDefault(timing => timing.Row.Cell == cell.Cell.Id && timing.Row.Operation == operation && timing.HasSamples) is { } timing
            ? TimeUnit.FormatNumber(timing.Summarize().Median) : "";

    private static string ScoreOf(MeasuredType measured, CheckedCell cell) =>
        measured.Attack?.Find(cell.Cell.Serializer.Id, cell.Cell.Id.Model) is { } score ? $"{score.Bad:N0} of {score.Inputs:N0}" : "";

    private static string ChangesOf(MeasuredType measured, CheckedCell cell, Func<EvolutionCell, bool> isCounted) =>
        measured.Evolution?.Find(cell.Cell.Serializer.Id) is { Cells: { Count: > 0 } changes }
            ? $"{changes.Count(isCounted):N0} of {changes.Count:N0}" : "";
}
