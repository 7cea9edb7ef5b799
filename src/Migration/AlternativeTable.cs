namespace SerBench.Migration;

internal static class AlternativeTable
{
    public static TextTable Create(MeasuredType measured) => TextTable.Of(
        measured.Cells.Where(cell => cell.Verified is not null)
            .OrderByDescending(IsOld).ThenBy(cell => cell.Verified!.Size!.Mean)
            .ThenBy(cell => cell.Cell.Serializer.Id, StringComparer.Ordinal),
        1,
        ("serializer", cell => cell.Cell.Serializer.Id + (IsOld(cell) ? " (old)" : "")),
        ("bytes", cell => $"{cell.Verified!.Size!.Typical:N0}"),
        ("of old", cell => SizeOfOld(measured) is { } old ? $"{cell.Verified!.Size!.Mean / old:0.00}" : ""),
        ("write ns", cell => TimeOf(measured, cell, Operation.Encode)),
        ("read ns", cell => TimeOf(measured, cell, Operation.Decode)),
        ("failed at hostile input", cell => ScoreOf(measured, cell)),
        ("changes read right", cell => ChangesOf(measured, cell, change => change.Compatibility == EvolutionCell.Full)),
        ("misread in silence", cell => ChangesOf(measured, cell, change => change.IsMisread)));

    public static IEnumerable<IGrouping<string, string>> Absent(MeasuredType measured) =>
        measured.Cells.Where(cell => cell.Verified is null).GroupBy(cell => cell.Record.Reason!, cell => cell.Cell.Serializer.Id);

    private static bool IsOld(CheckedCell cell) => cell.Cell.Serializer.Id == Alternatives.Old;

    private static double? SizeOfOld(MeasuredType measured) =>
        measured.Cells.FirstOrDefault(IsOld)?.Verified?.Size!.Mean
        ?? (measured.Sample.Fault is null ? measured.Sample.Root.MeanBytes : null);

    private static string TimeOf(MeasuredType measured, CheckedCell cell, Operation operation) =>
        measured.Times?.Timings.FirstOrDefault(
            timing => timing.Row.Cell == cell.Cell.Id && timing.Row.Operation == operation && timing.HasSamples) is { } timing
            ? TimeUnit.FormatNumber(timing.Summarize().Median) : "";

    private static string ScoreOf(MeasuredType measured, CheckedCell cell) =>
        measured.Attack?.Find(cell.Cell.Serializer.Id, cell.Cell.Id.Model) is { } score ? $"{score.Bad:N0} of {score.Inputs:N0}" : "";

    private static string ChangesOf(MeasuredType measured, CheckedCell cell, Func<EvolutionCell, bool> isCounted) =>
        measured.Evolution?.Find(cell.Cell.Serializer.Id) is { Cells: { Count: > 0 } changes }
            ? $"{changes.Count(isCounted):N0} of {changes.Count:N0}" : "";
}
