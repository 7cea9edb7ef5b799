namespace SerBench.Benchmarks.Tests.Docs;

// A use of serializers, with the data and the link that stand for it. The judge ranks the libraries by what their messages cost there.
// Name: the name of its part of a page.
// Writes: how often messages are encoded, for each Reads times that one is decoded.
// Bandwidth: of the link or store, in MB/s.
// IsStored: true if writes cross it, too; a call crosses it once.
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
    bool IsStored,
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
        new("cache", "complex-list", "mixed", Writes: 1, Reads: 9, Bandwidth: 1000, IsStored: true, KeepsOld: false, IsOpen: false),
        new("events", "complex", "mixed", Writes: 1, Reads: 3, Bandwidth: 100, IsStored: true, KeepsOld: true, IsOpen: false),
        new(
            "service calls", "complex", "mixed", Writes: 1, Reads: 1,
            Bandwidth: Question.UsualLink, IsStored: false, KeepsOld: true, IsOpen: true, Operation.Pipe),
        new("old files", "car", "serial", Writes: 1, Reads: 1, Bandwidth: 1000, IsStored: true, KeepsOld: true, IsOpen: false,
            Operation.Stream),
        new("game state", "car", "ascii", Writes: 1, Reads: 1, Bandwidth: 10000, IsStored: false, KeepsOld: false, IsOpen: false),
        new("logs", "person", "mixed", Writes: 10, Reads: 1, Bandwidth: 10, IsStored: true, KeepsOld: true, IsOpen: false),
    ];

    // Of docs/data-sets.md: a line for each set of a run, written and read once, on one machine.
    public static string WriteDataSets(RunRecord record)
    {
        var table = new TextTable("set", "answer", "second", "bytes", "its", "cost", "its") { TextColumns = 3 };
        foreach (string set in record.Plan.Select(row => row.Model).Distinct())
        {
            Judgement answer = new Guide(set, set, "published", 1, 1, 1000, IsStored: true, KeepsOld: false, IsOpen: false).Ask(record)!;
            LinkMode second = Ranked(answer).First(mode => mode != answer.Best);
            TimeUnit unit = TimeUnit.For([answer.Total]);
            table.Add(
                set, AnswerOf(answer), second.ShortName, SizeText.Of(answer.Best.Size), SizeText.Of(second.Size),
                $"{unit.Format(answer.Total)} {unit.Name}", $"{unit.Format(second.TotalOf(answer.Question))} {unit.Name}");
        }

        return MarkdownTable.Render(table);
    }

    // A sentence with the best library and those as good, and a table of the first libraries.
    public string Write(RunRecord record)
    {
        var figures = new Figures(record);
        Judgement answer = Ask(record)!;
        LinkMode[] first = [.. Ranked(answer).Take(Shown)];
        LinkMode[] rows =
        [
            .. first,
            .. Ranked(answer with { Modes = [.. answer.Data.Modes.Select(mode => first[0].Served is null ? mode
                    : mode with { Served = figures.Find(mode.Cell, Way!.Value) })] })
                .Where(mode => !Array.Exists(first, one => one.Cell == mode.Cell))
                .Where(mode => mode.Cell.Serializer == Usual || (mode.Cell.Serializer == Former && Name == "old files")),
        ];
        double CostOf(LinkMode mode) => Writes * mode.TotalOf(answer.Question);
        TimeUnit unit = TimeUnit.For(rows.Select(CostOf));
        var table = new TextTable(
        [
            "library", "bytes", "+brotli", $"encode {unit.Name}", $"decode {unit.Name}",
            .. first[0].Served is null ? Array.Empty<string>() : [$"{KebabCase.Of(Way!.Value)} {unit.Name}"],
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
                .. first[0].Served is null ? Array.Empty<string>()
                    : [figures.Find(mode.Cell, Way!.Value) is { } way ? unit.Format(way.Statistics.Median) : "-"],
                unit.Format(CostOf(mode)),
                TimeUnit.FormatNumber(CostOf(mode) / CostOf(answer.Best)),
                .. record.Attack is null ? Array.Empty<string>() : [AttackText.BadPercent(record.ScoreOf(mode.Cell))],
            ]);
        }

        return $"""
            {AnswerOf(answer)}. {Model} / {Scenario}, {Count(Writes, "write")} to {Count(Reads, "read")}, {(IsStored ? "a store" : "a link")} of {LinkName.Speed(Bandwidth)}:

            {MarkdownTable.Render(table).TrimEnd()}

            """;
    }

    // Null if nobody fits the use.
    public Judgement? Ask(RunRecord record)
    {
        var judge = new Judge(record);
        LinkModes data = judge.Data.Single(
            data => data.Model == Model && data.Scenario == Scenario && data.Shape == CodecShape.Object);
        return judge.On(
            data,
            new Question(Bandwidth, (double)Reads / Writes) { IsStored = IsStored, Way = Way },
            cell => (!KeepsOld || Qualities.Has(IsOpen ? Question.Portable : Question.Evolving, cell, record))
                && (!IsOpen || Qualities.Has(Question.Safe, cell, record)),
            hasWays: KeepsOld && !IsOpen);
    }

    private static string AnswerOf(Judgement answer)
    {
        string?[] rivals =
        [
            answer.Winner is null ? $"**{answer.Names}**: undecided" : $"**{answer.Names}** costs least",
            answer.Race.Equal.Count > 0 ? $"{Verdict.Within}: {answer.EqualNames}" : null,
            answer.Race.Near.Count > 0 ? $"up to 10 % slower: {answer.NearNames}" : null,
        ];
        return string.Join("; ", rivals.OfType<string>());
    }

    private static IEnumerable<LinkMode> Ranked(Judgement answer) => answer.Modes.OrderBy(mode => mode.TotalOf(answer.Question));

    private static string Count(int number, string what) => $"{number} {what}{(number == 1 ? "" : "s")}";
}
