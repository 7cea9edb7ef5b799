namespace SerBench.Published.TypedLadder;

internal static class LadderTables
{
    private const double NanosecondsPerSecond = 1e9;

    private static readonly Operation[] Directions = [Operation.Encode, Operation.Decode, Operation.RoundTrip];

    public static TextTable Times(LadderData data) => TextTable.Of(
        from rung in LadderPlan.Rungs.Concat(LadderPlan.Between)
        let mode = data.ModeOf(rung.Serializers)
        where mode is not null
        select (rung.Name, Mode: mode),
        2,
        ("rung", row => row.Name),
        ("mode", row => row.Mode),
        ("bytes", row => data.SizeOf(row.Mode)),
        ("ser ns", row => data.TimeOf(row.Mode, Operation.EncodeFresh)),
        ("ser into ns", row => data.TimeOf(row.Mode, Operation.Encode)),
        ("de ns", row => data.TimeOf(row.Mode, Operation.Decode)),
        ("round trip ns", row => data.TimeOf(row.Mode, Operation.RoundTrip)),
        ("ops/s", row => $"{NanosecondsPerSecond / data.StatisticsOf(row.Mode, Operation.RoundTrip)?.Median:#,##0}"),
        ($"ser / de / round trip, bytes ({PublishedLadder.Origin})", row => Published(row.Name, data.Model)));

    public static TextTable Gains(LadderData data)
    {
        var table = new TextTable(
            ["step", "what changes", .. Directions.SelectMany(operation => new[] { NameOf(operation), "since V1" })])
        { TextColumns = 2 };
        string? first = data.ModeOf(LadderPlan.Rungs[0].Serializers);
        for (int i = 1; i < LadderPlan.Rungs.Count; i++)
        {
            AddStep(table, data, LadderPlan.Rungs[i - 1], LadderPlan.Rungs[i], LadderPlan.Rungs[i].Change, first);
        }

        Rung four = LadderPlan.Rungs.First(rung => rung.Name == "V4");
        Rung five = LadderPlan.Rungs.First(rung => rung.Name == "V5");
        foreach (Rung between in LadderPlan.Between)
        {
            AddStep(table, data, four, between, between.Change, first);
            AddStep(table, data, between, five, "then the rest", first);
        }

        return table;
    }

    public static TextTable Ideas(LadderData data)
    {
        var table =
            new TextTable("idea over V4", "mode", "bytes", "ser into", "de", "round trip", "expected ns (published)") { TextColumns = 2 };
        foreach (LadderIdea idea in LadderPlan.Ideas)
        {
            if (idea.Serializer is null)
            {
                string gain = LadderText.Gain(
                    data.StatisticsOf(LadderPlan.Base, Operation.EncodeFresh), data.StatisticsOf(LadderPlan.Base, Operation.Encode));
                if (gain.Length > 0)
                {
                    table.Add(idea.Name, LadderPlan.Base, data.SizeOf(LadderPlan.Base), gain, "", "", idea.Potential);
                }
            }
            else if (data.ModeOf([idea.Serializer]) is { } mode)
            {
                table.Add(
                [
                    idea.Name,
                    mode,
                    data.SizeOf(mode),
                    .. Directions.Select(operation => LadderText.Gain(
                        data.StatisticsOf(LadderPlan.Base, operation), data.StatisticsOf(mode, operation))),
                    idea.Potential,
                ]);
            }
        }

        return table;
    }

    public static TextTable Competitors(LadderData data)
    {
        var table = new TextTable(
            "JVM competitor", "stands for it", "why", "bytes", "ser into x V6", "de x V6", "round trip x V6",
            $"bytes, round trip x V4 ({PublishedLadder.Origin})")
        {
            TextColumns = 3,
        };
        string? best = data.ModeOf(LadderPlan.Rungs[^1].Serializers);
        foreach (LadderPeer peer in LadderPlan.Peers)
        {
            if (best is not null && data.ModeOf(peer.Serializers) is { } mode)
            {
                table.Add(
                [
                    peer.Name,
                    mode,
                    peer.Why,
                    data.SizeOf(mode),
                    .. Directions.Select(operation => LadderText.Times(
                        data.StatisticsOf(mode, operation), data.StatisticsOf(best, operation))),
                    PublishedLadder.Find(peer.Name, data.Model) is { } row ? $"{row.Bytes}, {row.RoundTripRatio}" : "",
                ]);
            }
        }

        return table;
    }

    // Serializers share a rank if their confidence intervals overlap that of the fastest of the rank.
    public static TextTable Ranking(LadderData data)
    {
        var table = new TextTable("rank", "mode", "round trip ns", "bytes") { TextColumns = 2 };
        (string Mode, Statistics Statistics)[] rows =
        [
            .. LadderPlan.Rungs.Concat(LadderPlan.Between).Select(rung => rung.Serializers)
                .Concat(LadderPlan.Peers.Select(peer => peer.Serializers))
                .Select(data.ModeOf).OfType<string>().Distinct()
                .Select(mode => (Mode: mode, Statistics: data.StatisticsOf(mode, Operation.RoundTrip)!))
                .Where(row => row.Statistics is not null)
                .OrderBy(row => row.Statistics.Median),
        ];
        int leader = 0;
        for (int i = 0; i < rows.Length; i++)
        {
            leader = rows[i].Statistics.OverlapsWith(rows[leader].Statistics) ? leader : i;
            string mode = rows[i].Mode;
            table.Add($"{leader + 1}", mode, data.TimeOf(mode, Operation.RoundTrip), data.SizeOf(mode));
        }

        return table;
    }

    private static void AddStep(TextTable table, LadderData data, Rung before, Rung after, string change, string? first)
    {
        if (data.ModeOf(before.Serializers) is not { } from || data.ModeOf(after.Serializers) is not { } to)
        {
            return;
        }

        table.Add(
        [
            $"{before.Name} to {after.Name}",
            change,
            .. Directions.SelectMany(operation => new[]
            {
                LadderText.Gain(data.StatisticsOf(from, operation), data.StatisticsOf(to, operation)),
                first is null ? "" : LadderText.Share(data.StatisticsOf(first, operation), data.StatisticsOf(to, operation)),
            }),
        ]);
    }

    private static string Published(string name, string model) => PublishedLadder.Find(name, model) is { } row
        ? $"{row.Serialize} / {row.Deserialize} / {row.RoundTrip}, {row.Bytes}"
        : "";

    private static string NameOf(Operation operation) => operation switch
    {
        Operation.Encode => "ser into",
        Operation.Decode => "de",
        _ => "round trip",
    };
}

internal sealed class LadderData(Figures figures, string model, string scenario)
{
    public string Model => model;

    public string Scenario => scenario;

    public static IEnumerable<LadderData> FindAll(RunRecord record, Figures figures) =>
        from data in record.Plan.Select(row => (row.Model, row.Scenario)).Distinct()
        let ladder = new LadderData(figures, data.Model, data.Scenario)
        where LadderPlan.Rungs.Count(rung => ladder.ModeOf(rung.Serializers) is not null) > 1
        select ladder;

    public string? ModeOf(IReadOnlyList<string> serializers) =>
        serializers.FirstOrDefault(id => Enum.GetValues<Operation>().Any(operation => StatisticsOf(id, operation) is not null));

    public Statistics? StatisticsOf(string serializer, Operation operation) =>
        figures.Find(new CellId(serializer, model, scenario), operation)?.Statistics;

    public string TimeOf(string serializer, Operation operation) =>
        StatisticsOf(serializer, operation) is { } statistics ? TimeUnit.FormatNumber(statistics.Median) : "";

    public string SizeOf(string serializer) => SizeText.Of(figures.CellOf(new CellId(serializer, model, scenario)).Size);
}

internal static class LadderText
{
    public static string Gain(Statistics? before, Statistics? after) =>
        before is null || after is null ? ""
        : before.OverlapsWith(after) ? "tie"
        : $"{before.Median - after.Median:+0.0;-0.0} ns";

    public static string Share(Statistics? first, Statistics? now) =>
        first is null || now is null ? "" : (1 - (now.Median / first.Median)).ToString("0 %");

    public static string Times(Statistics? other, Statistics? one) =>
        other is null || one is null ? "" : other.OverlapsWith(one) ? "tie" : TimeUnit.FormatNumber(other.Median / one.Median);
}

/// <param name="Name">V1 to V6, or the description of a variant between two versions.</param>
/// <param name="Serializers">the version's serializer, then substitutes in case the serializer was not measured.</param>
public sealed record Rung(string Name, IReadOnlyList<string> Serializers, string Change);
