using System.Globalization;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports.Links;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>The short answer: the best mode for each model over the slowest and the fastest published link, and why.</summary>
internal sealed class AnswerSection : IReportSection
{
    public const string Id = "answer";

    public Section? Write(RunRecord record, Figures figures)
    {
        LinkModes[] all = [.. LinkModes.Of(record, figures).Where(data => data.Shape == CodecShape.Object && data.Modes.Count > 1)];
        var table = new TextTable("model", "link", "best mode", "why", "total ns") { TextColumns = 4 };
        foreach (LinkModes data in all)
        {
            foreach (int bandwidth in new[] { LinkModes.Presets[0], LinkModes.Presets[^1] })
            {
                LinkMode best = data.BestAt(bandwidth);
                table.Add(data.Title, LinkName.Speed(bandwidth), NameOf(best, data.CountAsGoodAt(bandwidth)), LinkReason.Say(data, bandwidth), best.TotalAt(bandwidth).ToString("#,##0", CultureInfo.InvariantCulture));
            }
        }

        return all.Length == 0 ? null : new Section(Id, "Which mode is best",
        [
            new Block.Paragraph("Per message, encode + bytes over the link + decode, over a slow and a fast link. Others between them, and data read in place: \"Best mode by link\"."),
            new Block.Table("Which mode is best over which link", table),
        ]);
    }

    private static string NameOf(LinkMode best, int asGood) => asGood switch
    {
        0 => best.Name,
        1 => $"{best.Name}; 1 other cannot be told from it",
        _ => $"{best.Name}; {asGood} others cannot be told from it",
    };
}

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
                LinkName.Full(bandwidth),
                best.Name,
                LinkReason.Say(data, bandwidth),
                best.TotalAt(bandwidth).ToString("#,##0", CultureInfo.InvariantCulture),
                (best.TransferAt(bandwidth) / best.TotalAt(bandwidth)).ToString("0 %", CultureInfo.InvariantCulture),
                data.CountAsGoodAt(bandwidth).ToString(CultureInfo.InvariantCulture));
        }

        yield return new Block.Heading(data.Title);
        yield return new Block.Table($"{data.Title}: best mode by link", table);
        yield return new Block.Paragraph(SayChanges(data));
    }

    private static string SayChanges(LinkModes data)
    {
        string[] changes = [.. data.Changes().Select(change => string.Create(
            CultureInfo.InvariantCulture, $"from {change.Bandwidth:#,##0} MB/s on {change.Mode.Cell.Serializer}"))];
        string first = data.Smallest.Cell.Serializer;
        return changes.Length == 0 ? $"{first} is best at every bandwidth." : $"Slow links: {first}; {string.Join("; ", changes)}.";
    }
}
