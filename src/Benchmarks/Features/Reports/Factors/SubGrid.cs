namespace SerBench.Benchmarks.Features.Reports.Factors;

// The largest set of formats and accesses (ways of reaching fields) whose combinations were all timed.
/// <param name="Rows">the rows of each format, in the order of the accesses.</param>
internal sealed record SubGrid(
    string Model, string Scenario, Operation Operation, IReadOnlyList<string> Formats, IReadOnlyList<string> Accesses,
    IReadOnlyList<IReadOnlyList<TimingRecord>> Rows)
{
    // The search tries all subsets of accesses, which takes too long for more accesses.
    private const int MostAccesses = 10;

    public int Launches => Rows.SelectMany(row => row).Min(timing => timing.Launches.Count);

    public static IEnumerable<SubGrid> FindAll(IEnumerable<TimingRecord> timings, Figures figures) =>
        from timing in timings
        let name = SerializerName.Parse(timing.Row.Serializer)
        where name.IsPlain
            && figures.SerializerOf(timing.Row.Serializer).Family == SerializerFamily.Grid
            && figures.CellOf(timing.Row.Cell).Shape == CodecShape.Object
            && timing.HasSamples
            && timing.Launches.All(launch => launch.Count > 0)
        group (name.Format, name.Access, timing) by (timing.Row.Model, timing.Row.Scenario, timing.Row.Operation) into data
        let grid = Find(data.Key.Model, data.Key.Scenario, data.Key.Operation, [.. data])
        where grid is not null
        select grid;

    public double[][] Medians(int? launch) =>
    [
        .. Rows.Select(row => row
            .Select(timing => launch is { } index ? Statistics.Of(timing.Launches[index]).Median : timing.Summarize().Median)
            .ToArray()),
    ];

    private static SubGrid? Find(
        string model, string scenario, Operation operation, (string Format, string Access, TimingRecord Timing)[] rows)
    {
        Dictionary<(string, string), TimingRecord> byName = rows.ToDictionary(row => (row.Format, row.Access), row => row.Timing);
        string[] accesses =
            [.. rows.GroupBy(row => row.Access).OrderByDescending(group => group.Count()).Take(MostAccesses).Select(group => group.Key)];
        string[] formats = [.. rows.Select(row => row.Format).Distinct()];
        (string[] Formats, string[] Accesses) best = ([], []);
        for (int choice = 1; choice < 1 << accesses.Length; choice++)
        {
            string[] chosen = [.. accesses.Where((_, index) => (choice >> index & 1) == 1)];
            string[] able = [.. formats.Where(format => chosen.All(access => byName.ContainsKey((format, access))))];
            if (chosen.Length >= 2 && able.Length >= 2 && chosen.Length * able.Length > best.Formats.Length * best.Accesses.Length)
            {
                best = (able, chosen);
            }
        }

        return best.Formats.Length == 0
            ? null
            : new SubGrid(
                model,
                scenario,
                operation,
                best.Formats,
                best.Accesses,
                [
                    .. best.Formats.Select(
                        format => (IReadOnlyList<TimingRecord>)[.. best.Accesses.Select(access => byName[(format, access)])]),
                ]);
    }
}
