using SerBench.Benchmarks.Features.Reports.Charts;

namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class HeadlineSection : IReportSection
{
    private const int MostRows = 8;

    // With fewer modes, a chart adds nothing to the table.
    private const int FewestDots = 3;

    private const string Hostile = " Hostile %: of the hostile input that the format's reader was given, "
        + "the part that it should have survived and did not (Hostile input).";

    public Section? Write(RunRecord record, Figures figures)
    {
        IReadOnlyList<LinkModes> all = new Judge(record, figures).Data;

        LinkModes[] charted = [.. all.Where(data => data.Shape == CodecShape.Object).DistinctBy(data => data.Model)];
        Block[] blocks = [.. all.SelectMany(data => Describe(data, record, charted.Contains(data)))];
        return blocks.Length == 0
            ? null
            : new Section("headline", "Headline",
            [
                new Block.Paragraph(
                    "Encode and decode together, the fastest first. Lower is better. "
                    + $"{SerializerNames.SameTypeWords}{(record.Attack is null ? "" : Hostile)}"),
                .. blocks,
            ]);
    }

    private static IEnumerable<Block> Describe(LinkModes data, RunRecord record, bool isCharted)
    {
        LinkMode[] modes = [.. data.Modes.OrderBy(mode => mode.Code)];
        TimeUnit unit = TimeUnit.For(modes.Select(mode => mode.Encode.Statistics.Median));
        (string, Func<LinkMode, string>)[] hostile = modes.Any(mode => record.ScoreOf(mode.Cell) is not null)
            ? [("hostile %", mode => AttackText.BadPercent(record.ScoreOf(mode.Cell)))]
            : [];
        TextTable table = TextTable.Of(
            modes.Take(MostRows),
            1,
            [
                ("mode", mode => mode.Name),
                ("bytes", mode => SizeText.Of(mode.Size)),
                ($"encode {unit.Name}", mode => Mark(mode.Encode) + unit.Format(mode.Encode.Statistics.Median)),
                ($"decode {unit.Name}", mode => Mark(mode.Decode) + unit.Format(mode.Decode.Statistics.Median)),
                ($"both {unit.Name}", mode => unit.Format(mode.Code)),
                ("x best", mode => TimeUnit.FormatNumber(mode.Code / modes[0].Code)),
                ("x floor", mode => TimeUnit.FormatNumber(mode.TimesFloor)),
                .. hostile,
            ]);
        string rest = modes.Length > MostRows ? $", the first {MostRows} of {modes.Length}" : "";
        yield return new Block.Heading($"{data.Title}{rest}");
        yield return new Block.Table($"{data.Title}: fastest modes", table);
        if (isCharted && modes.Length >= FewestDots)
        {
            yield return new Block.Picture(new ScatterChart(data, record));
        }
    }

    private static string Mark(Figure figure) => figure.IsBest ? TimeTables.BestMark : "";
}
