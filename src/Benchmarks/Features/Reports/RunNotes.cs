namespace SerBench.Benchmarks.Features.Reports;

internal static class RunNotes
{
    public static IEnumerable<string> Of(RunRecord record)
    {
        IEnumerable<string> leftOut = record.LeftOut.Count == 0
            ? []
            : [$"The budget left out rows ({record.LeftOut.Count}): {Name(record, record.LeftOut)}. A longer --budget times them."];
        RowRecord[] unsettled = [.. record.Timings.Where(timing => !timing.IsSettled).Select(timing => timing.Row)];
        IEnumerable<string> faster = unsettled.Length == 0
            ? []
            : [$"Too high, since the row still got faster while it was timed ({unsettled.Length}): {Name(record, unsettled)}."];
        return [.. record.Notes, .. faster, .. leftOut];
    }

    internal static string Name(RunRecord record, IEnumerable<RowRecord> rows) => string.Join("; ", rows
        .GroupBy(
            row => row.Serializer,
            (serializer, own) => (
                Serializer: serializer,
                Data: string.Join(", ", own.Select(row => record.NameOf(row.Model, row.Scenario)).Distinct())))
        .GroupBy(item => item.Data, item => item.Serializer)
        .Select(group => $"{SerializerNames.Join(group.Select(SerializerNames.ShortOf))} on {group.Key}"));
}
