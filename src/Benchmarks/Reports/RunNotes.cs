namespace SerBench.Benchmarks.Reports;

/// <summary>
/// The facts that a reader must know before the figures: the notes of the run, the rows that a budget left out, and the rows that got faster while they were
/// timed.
/// </summary>
internal static class RunNotes
{
    private const int MostNamed = 10;

    public static IEnumerable<string> Of(RunRecord record)
    {
        IEnumerable<string> leftOut = record.LeftOut.Count == 0
            ? []
            : [$"The budget left out rows ({record.LeftOut.Count}): {Name(record.LeftOut)}. A longer --budget times them."];
        RowRecord[] unsettled = [.. record.Timings.Where(timing => !timing.IsSettled).Select(timing => timing.Row)];
        IEnumerable<string> faster = unsettled.Length == 0 ? [] : [$"Rows that got faster while they were timed, so that their figures are too high ({unsettled.Length}): {Name(unsettled)}."];
        return [.. record.Notes, .. (record.Doubts ?? []).Select(doubt => doubt.ToString()), .. faster, .. leftOut];
    }

    // One entry per serializer, and of a long list the first ones: run.json has all.
    private static string Name(IEnumerable<RowRecord> rows)
    {
        string[] names =
        [
            .. rows.GroupBy(row => row.Serializer)
                .Select(group => $"{group.Key} on {string.Join(", ", group.Select(row => $"{row.Model}/{row.Scenario}").Distinct())}"),
        ];
        return string.Join("; ", names.Take(MostNamed)) + (names.Length > MostNamed ? $"; and {names.Length - MostNamed} serializers more" : "");
    }
}
