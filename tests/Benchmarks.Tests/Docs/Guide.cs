using SerBench.Benchmarks.Engine.Measure.Racing;
using SerBench.Benchmarks.Features.Reports.Links;

namespace SerBench.Benchmarks.Tests.Docs;

// A use of serializers, with the data and the link that stand for it. It ranks libraries by what their messages cost there.
// Name: the name of its part of a page.
// Writes: how often messages are encoded, for each Reads times that one is decoded.
// Bandwidth: the link or store that every message crosses each time, in MB/s.
// KeepsOld: true if messages live longer than the version of their type.
// IsOpen: true if strangers send messages.
// Way: the operation that writes and reads as the use does. It counts in place of encode and decode if the run has it for all that compete.
internal sealed record Guide(
    string Name,
    string Model,
    string Scenario,
    int Writes,
    int Reads,
    int Bandwidth,
    bool KeepsOld,
    bool IsOpen,
    Operation? Way = null)
{
    private const int Shown = 5;

    // What everybody has: it stands in every table.
    private const string Usual = "peer/System.Text.Json";

    private const string Former = "peer/System.Runtime.Serialization.Formatters";

    public static IReadOnlyList<Guide> All { get; } =
    [
        new("cache", "complex-list", "mixed", Writes: 1, Reads: 9, Bandwidth: 1000, KeepsOld: false, IsOpen: false),
        new("events", "complex", "mixed", Writes: 1, Reads: 3, Bandwidth: 100, KeepsOld: true, IsOpen: false),
        new(
            "service calls", "complex", "mixed", Writes: 1, Reads: 1,
            Bandwidth: Question.UsualLink, KeepsOld: true, IsOpen: true, Operation.Pipe),
        new("old files", "car", "serial", Writes: 1, Reads: 1, Bandwidth: 1000, KeepsOld: true, IsOpen: false, Operation.Stream),
        new("game state", "car", "ascii", Writes: 1, Reads: 1, Bandwidth: 10000, KeepsOld: false, IsOpen: false),
        new("logs", "person", "mixed", Writes: 10, Reads: 1, Bandwidth: 10, KeepsOld: true, IsOpen: false),
    ];

    // Of docs/data-sets.md: each set of a run written and read once, on one machine.
    public static IEnumerable<Guide> DataSetsOf(RunRecord record) =>
        record.Plan.Select(row => row.Model).Distinct().Select(model =>
            new Guide(model, model, "published", Writes: 1, Reads: 1, Bandwidth: 1000, KeepsOld: false, IsOpen: false));

    // A sentence with the best library and those as good, and a table of the first libraries.
    public string Write(RunRecord record, Figures figures)
    {
        LinkMode[] ranked = Rank(record, figures);
        Figures? served = ServedBy(record, figures);
        double CostOf(LinkMode mode) => this.CostOf(mode, served);
        IEnumerable<Contestant> contestants = ranked.Select(mode =>
            new Contestant(mode.ShortName, LaunchesOf(mode, served), (Writes + Reads) * mode.TransferOf(new Question(Bandwidth))));
        var race = new Race(contestants, DataOf(record, figures).Noise);
        string open = string.Join(" or ", race.Open.Prepend(race.Leader).Select(one => one.Name));
        string equal = string.Join(", ", race.Equal.Select(one => one.Name));
        LinkMode[] first = [.. ranked.Take(Shown)];
        LinkMode[] rows =
        [
            .. first,
            .. AllOf(record, figures)
                .Where(mode => !Array.Exists(first, one => one.Cell == mode.Cell))
                .Where(mode => mode.Cell.Serializer == Usual || (mode.Cell.Serializer == Former && Name == "old files")),
        ];
        TimeUnit unit = TimeUnit.For(rows.Select(CostOf));
        var table = new TextTable(
        [
            "library", "bytes", "+brotli", $"encode {unit.Name}", $"decode {unit.Name}",
            .. served is null ? Array.Empty<string>() : [$"{KebabCase.Of(Way!.Value)} {unit.Name}"],
            $"cost {unit.Name}", "x best",
            .. record.Attack is null ? Array.Empty<string>() : ["hostile %"],
        ]);
        foreach (LinkMode mode in rows)
        {
            CellRecord cell = figures.CellOf(mode.Cell);
            table.Add(
            [
                mode.ShortName + (figures.SerializerOf(mode.Cell.Serializer).IsSameType ? $" {SerializerNames.SameTypeMark}" : ""),
                SizeText.Of(mode.Size),
                cell.Compressed.GetValueOrDefault("brotli") is { } brotli ? SizeText.Of(brotli) : "-",
                unit.Format(mode.Encode.Statistics.Median),
                unit.Format(mode.Decode.Statistics.Median),
                .. served is null ? Array.Empty<string>() : [WayOf(mode, served) is { } way ? unit.Format(way.Statistics.Median) : "-"],
                unit.Format(CostOf(mode)),
                TimeUnit.FormatNumber(CostOf(mode) / CostOf(ranked[0])),
                .. record.Attack is null ? Array.Empty<string>() : [AttackText.BadPercent(ScoreOf(mode, record))],
            ]);
        }

        return $"""
            **{open}** costs least{(equal.Length > 0 ? $"; {Verdict.Within}: {equal}" : "")}. {Model} / {Scenario}, {Count(Writes, "write")} to {Count(Reads, "read")}, {LinkName.Speed(Bandwidth)}:

            {MarkdownTable.Render(table).TrimEnd()}

            """;
    }

    // The libraries that fit the use, each by its main row, the one that costs least first.
    public LinkMode[] Rank(RunRecord record, Figures figures) =>
    [
        .. AllOf(record, figures)
            .Where(mode => !figures.SerializerOf(mode.Cell.Serializer).Traits.Contains("unsafe"))
            .Where(mode => !KeepsOld || !figures.SerializerOf(mode.Cell.Serializer).IsSameType)
            .Where(mode => !IsOpen || figures.SerializerOf(mode.Cell.Serializer).IsSafeOn(ScoreOf(mode, record)))
            .Where(mode => DataOf(record, figures).Contest.Contains(mode.Cell)),
    ];

    // Nanoseconds of all writes and reads, the bytes each time included.
    // served: the figures of the way, if it counts.
    public double CostOf(LinkMode mode, Figures? served = null) =>
        CodeOf(mode, served) + ((Writes + Reads) * mode.TransferOf(new Question(Bandwidth)));

    // The ways of a library share its reader: one that nobody attacked has the score of the main row.
    private AttackScore? ScoreOf(LinkMode mode, RunRecord record) =>
        record.Attack?.Find(mode.Cell.Serializer, Model) ?? record.Attack?.Find(mode.Cell.Serializer.Split(':')[0], Model);

    private Figures? ServedBy(RunRecord record, Figures figures) =>
        Way is { } way && DataOf(record, figures).Contest.All(cell => figures.Find(cell, way) is not null) ? figures : null;

    private Figure? WayOf(LinkMode mode, Figures? served) => served?.Find(mode.Cell, Way!.Value);

    private double CodeOf(LinkMode mode, Figures? served) =>
        WayOf(mode, served)?.Statistics.Median
            ?? (Writes * mode.Encode.Statistics.Median) + (Reads * mode.Decode.Statistics.Median);

    private IReadOnlyList<double> LaunchesOf(LinkMode mode, Figures? served) => WayOf(mode, served) is { } way
        ? [.. way.Timing.Launches.Select(launch => Statistics.Of(launch).Median)]
        : [.. mode.Encode.Timing.Launches.Zip(
            mode.Decode.Timing.Launches,
            (encode, decode) => (Writes * Statistics.Of(encode).Median) + (Reads * Statistics.Of(decode).Median))];

    private LinkModes DataOf(RunRecord record, Figures figures) => LinkModes.Of(record, figures)
        .Single(data => data.Model == Model && data.Scenario == Scenario && data.Shape == Formats.Contracts.CodecShape.Object);

    private IEnumerable<LinkMode> AllOf(RunRecord record, Figures figures)
    {
        Figures? served = ServedBy(record, figures);
        return DataOf(record, figures).Modes
            .Where(mode => mode.Class == RowClass.Library && !mode.Cell.Serializer.Contains('+'))
            .OrderBy(mode => CostOf(mode, served));
    }

    private static string Count(int number, string what) => $"{number} {what}{(number == 1 ? "" : "s")}";
}
