using SerBench.Benchmarks.Features.Reports.Charts;

namespace SerBench.Benchmarks.Features.Reports.Modes;

internal sealed class ModesSection : IReportSection
{
    public const string Id = "modes";

    public const string Words =
        "Median, StdDev: of encode + decode. x: time divided by protobuf-net's. n/t: not timed. Serializable is BinaryFormatter, "
        + "Protobuf is protobuf-net. Reflective and Binarizable, raw or not, are Ignite.NET's modes, rewritten. "
        + "'Serializable, ours' and Ours are SerBench's, too.";

    public Section? Write(RunRecord record, Figures figures)
    {
        var card = new ModeCard(record, figures);
        return card.Data.Count == 0 ? null : new Section(Id, "Modes",
        [
            new Block.Table("Modes: times", card.Times()),
            new Block.Paragraph(Words),
            new Block.Picture(new ModeChart(card)),
            new Block.Table("Modes: intervals, memory, and the article", card.Others()),
            new Block.Paragraph(
                "95 %: the interval of the median. Allocated: bytes by encode + decode. Article: encode into a new array, decode, "
                + $"compare. Published, on another machine: {string.Join("; ", Publication.All.Where(one => one.Figures.Count > 0))}."),
            new Block.Bullets([$"{card.Names()} {SerializerNames.SameTypeWords}", .. card.Missing]),
        ]);
    }
}
