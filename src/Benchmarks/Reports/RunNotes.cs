namespace SerBench.Benchmarks.Reports;

/// <summary>
/// The facts that a reader must know before the figures: the notes of the run, the rows that a budget left out, the rows that were timed later, and those that got
/// faster while they were timed.
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
        return [.. record.Notes, .. (record.Doubts ?? []).Select(doubt => doubt.ToString()), .. faster, .. leftOut, .. record.Sittings.Select(sitting => Describe(sitting, record))];
    }

    private static string Describe(SittingRecord sitting, RunRecord record)
    {
        RowRecord[] timed = [.. sitting.Rows.Intersect(record.Timings.Where(timing => timing.HasSamples).Select(timing => timing.Row))];
        string rows = timed.Length == 0 ? "" : $": {Name(timed)}";
        return string.Create(
            CultureInfo.InvariantCulture,
            $"Rows that the budget had left out at first and that were timed later, in a sitting of their own on {sitting.Started:yyyy-MM-dd HH:mm} ({timed.Length}){rows}. ")
            + $"x floor of these rows is of floors that were timed in that sitting{Drift(sitting, record)}; x best sets them beside rows of before, when the machine may have been faster or slower.";
    }

    // The ratio of the floors' times in both sittings. The floors are the only rows that both have.
    private static string Drift(SittingRecord sitting, RunRecord record)
    {
        Dictionary<RowRecord, TimingRecord> before = record.Timings.Where(timing => timing.HasSamples).ToDictionary(timing => timing.Row);
        double[] ratios =
        [
            .. sitting.Floors
                .Where(floor => floor.HasSamples && before.ContainsKey(floor.Row))
                .Select(floor => floor.Summarize().Median / before[floor.Row].Summarize().Median),
        ];
        return ratios.Length == 0 ? "" : string.Create(CultureInfo.InvariantCulture, $", where they took {Statistics.Of(ratios).Median:0.00} times as long as before");
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
