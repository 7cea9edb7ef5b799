using System.Globalization;
using SerBench.Benchmarks.Reports.Links;
using SerBench.Benchmarks.Results;
using SerBench.Benchmarks.Trees;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>Which mode is best over which link, and why.</summary>
internal sealed class LinkSection : IReportSection
{
    public const string Id = "links";

    public Section? Write(RunRecord record, Figures figures)
    {
        Block[] blocks = [.. LinkModes.Of(record, figures).SelectMany(Describe)];
        return blocks.Length == 0
            ? null
            : new Section(Id, "Best mode by link", [new Block.Paragraph("Total per message = encode + bytes / bandwidth + decode, one message at a time; MB/s are millions of bytes."), .. blocks]);
    }

    private static IEnumerable<Block> Describe(LinkModes data)
    {
        var table = new TextTable("link", "best", "why", "total ns", "of it bytes", "as good") { TextColumns = 3 };
        foreach (int bandwidth in LinkModes.Presets)
        {
            LinkMode best = data.BestAt(bandwidth);
            table.Add(
                $"{bandwidth} MB/s ({PublishedText.Meaning(bandwidth)})",
                best.Name,
                WhyAt(data, best, bandwidth),
                best.TotalAt(bandwidth).ToString("#,##0", CultureInfo.InvariantCulture),
                (best.TransferAt(bandwidth) / best.TotalAt(bandwidth)).ToString("0 %", CultureInfo.InvariantCulture),
                (data.Modes.Count(mode => mode.IsAsGoodAs(best, bandwidth)) - 1).ToString(CultureInfo.InvariantCulture));
        }

        yield return new Block.Heading(data.Title);
        yield return new Block.Table($"{data.Title}: best mode by link", table);
        yield return new Block.Paragraph(SayChanges(data));
    }

    private static string WhyAt(LinkModes data, LinkMode best, double bandwidth)
    {
        LinkMode smallest = data.Modes.OrderBy(mode => mode.Size.Mean).ThenBy(mode => mode.Code).First();
        LinkMode fastest = data.Modes.MinBy(mode => mode.Code)!;
        return best == smallest && best == fastest ? "fewest bytes and fastest code"
            : best.Size.Mean == smallest.Size.Mean ? string.Create(CultureInfo.InvariantCulture, $"fewest bytes: {fastest.Size.Mean - best.Size.Mean:0.#} less than the fastest code, {fastest.TransferAt(bandwidth) - best.TransferAt(bandwidth):#,##0} ns of the link")
            : best == fastest ? string.Create(CultureInfo.InvariantCulture, $"fastest code: saves {smallest.Code - best.Code:#,##0} ns, its bytes cost {best.TransferAt(bandwidth) - smallest.TransferAt(bandwidth):#,##0} ns more")
            : "neither fewest bytes nor fastest code, but the lowest sum";
    }

    private static string SayChanges(LinkModes data)
    {
        string[] changes = [.. data.Changes().Select(change => string.Create(
            CultureInfo.InvariantCulture, $"from {change.Bandwidth:#,##0} MB/s on {change.Mode.Cell.Serializer}"))];
        string first = data.Modes.OrderBy(mode => mode.Size.Mean).ThenBy(mode => mode.Code).First().Cell.Serializer;
        return changes.Length == 0 ? $"{first} is best at every bandwidth." : $"Slow links: {first}; {string.Join("; ", changes)}.";
    }
}
