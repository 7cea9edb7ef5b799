using SerBench.Benchmarks.Reports.Links;

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
            new Block.Paragraph("Per message, encode + bytes over the link + decode, over a slow and a fast link. The calculator of report.html answers for any other link."),
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
