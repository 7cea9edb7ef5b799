namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class RowsSection : IReportSection
{
    public const string Id = "rows";

    // With more rows than this, the report shows only competing and well-known serializers, and rows.md shows all.
    private const int Most = 110;

    public Section? Write(RunRecord record, Figures figures) => Write(record, figures, isBrief: false);

    public static Section? Write(RunRecord record, Figures figures, bool isBrief)
    {
        var judge = new Judge(record, figures);
        HashSet<LinkModes> answered = [.. judge.Answers.Take(Verdict.MostModels).Select(answer => answer.Data)];
        LinkModes[] data = [.. judge.Data.Where(one => !isBrief || answered.Contains(one))];
        bool isCut = isBrief && IsLong(record, judge);
        Block[] blocks =
        [
            .. from one in data
               let modes = one.Modes.OrderBy(mode => mode.Code).ToArray()
               let card = ModeLine.CardOf(modes.Select(mode => mode.Cell)).ToHashSet()
               let shown = !isCut ? modes
                   : [.. modes.Where(mode => one.Rivals.Contains(mode.Cell) || card.Contains(mode.Cell)).Take(Most / answered.Count)]
               where shown.Length > 0
               select new Block.Folded(
                   $"{one.Title}: {(shown.Length < modes.Length ? $"{shown.Length} of {modes.Length}" : $"{modes.Length}")} rows",
                   TableOf(modes, shown, judge)) { IsKept = true },
        ];
        return blocks.Length == 0 ? null : new Section(Id, "All rows",
        [
            new Block.Paragraph(
                "Encode, decode: median ± StdDev; of several launches, the median in the middle. % of floor: speed, 100 being plain "
                + "code by hand. Allocated: bytes by both. Bold: base of x. Unharmed: else the share of damaged messages that did harm. "
                + SerializerNames.SameTypeWords + (isCut ? $" All: {MarkdownReport.Rows}." : "")),
            .. blocks,
        ]);
    }

    public static bool IsLong(RunRecord record, Judge judge) =>
        judge.Answers.Sum(answer => answer.Data.Modes.Count) > Most || judge.Data.Count > judge.Answers.Count;

    private static TextTable TableOf(LinkMode[] all, LinkMode[] shown, Judge judge)
    {
        TimeUnit unit = TimeUnit.For(all.Select(mode => mode.Encode.Statistics.Median));
        LinkMode? baseline = ModeLine.Protobuf.Serializers.Append("protobuf/compiled")
            .Select(id => Array.Find(all, mode => mode.Cell.Serializer == id)).FirstOrDefault(mode => mode is not null);
        return TextTable.Of(
            shown,
            2,
            ("rank", mode => $"{Array.IndexOf(all, mode) + 1}"),
            ("row", mode => NameOf(mode, judge, mode == baseline)),
            ("bytes", mode => SizeText.Of(mode.Size)),
            ($"encode {unit.Name}", mode => TextOf(mode.Encode, unit)),
            ($"decode {unit.Name}", mode => TextOf(mode.Decode, unit)),
            (baseline is null ? "x first" : $"x {SerializerNames.ShortOf(baseline.Cell.Serializer)}",
                mode => TimeUnit.FormatNumber(mode.Code / (baseline ?? all[0]).Code)),
            ("% of floor", mode => mode.TimesFloor is { } times ? $"{100 / times:0}" : ""),
            ("allocated", mode => $"{mode.Encode.Timing.AllocatedBytes + mode.Decode.Timing.AllocatedBytes:#,##0}"),
            ("unharmed", mode => judge.Record.ScoreOf(mode.Cell) switch
            {
                null => "not attacked",
                { Bad: 0 } => "yes",
                var score => $"no: {AttackText.BadPercent(score)} %",
            }));
    }

    private static string NameOf(LinkMode mode, Judge judge, bool isBaseline)
    {
        SerializerRecord serializer = judge.Figures.SerializerOf(mode.Cell.Serializer);
        string name = SerializerNames.Spoken(serializer.Id) + SerializerNames.MarkOf(serializer) + mode.MarkOfFolds;
        return isBaseline ? $"**{name}**" : name;
    }

    private static string TextOf(Figure figure, TimeUnit unit) =>
        $"{unit.Format(figure.Statistics.Median)} ± {unit.Format(figure.Statistics.StdDev)}";
}
