using SerBench.Benchmarks.Attacks;
using SerBench.Benchmarks.Reports.Links;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>The short answer: the best library for each kind of data over three links, what comes too close to matter, and what else differs.</summary>
internal sealed class AnswerSection : IReportSection
{
    public const string Id = "answer";

    private static readonly int[] Links = [LinkModes.Presets[0], LinkModes.Usual, LinkModes.Presets[^1]];

    public Section? Write(RunRecord record, Figures figures)
    {
        LinkModes[] all = [.. LinkModes.Of(record, figures).Where(data => data.Shape == CodecShape.Object && data.Modes.Count > 1)];
        var table = new TextTable("data", "link", "best library", "too close to matter", "best of ours", "best of all", "bytes", "us") { TextColumns = 6 };
        var differences = new List<string>();
        foreach (LinkModes data in all)
        {
            double noise = MachineNoise.Of(record, figures, data.Model, data.Scenario);
            foreach (int bandwidth in Links)
            {
                var answer = LinkAnswer.Of(data, bandwidth, noise);
                table.Add(
                    data.Title,
                    LinkName.Speed(bandwidth),
                    VerdictTable.LibraryOf(answer),
                    VerdictTable.TooCloseTo(answer),
                    VerdictTable.OursOf(answer, figures),
                    answer.WhyNotPossible(),
                    SizeText.Of(answer.Best.Size),
                    TimeUnit.FormatNumber(answer.Total / 1000));
                if (bandwidth == LinkModes.Usual && answer is { IsLibrary: true, IsCut: false, TooClose.Count: > 0 })
                {
                    differences.Add($"{data.Title}: {string.Join("; ", answer.TooClose.Prepend(answer.Best).Select(mode => Describe(mode, record.Attack, figures)))}.");
                }
            }
        }

        return all.Length == 0 ? null : new Section(Id, "Which library",
        [
            new Block.Paragraph(
                "The total of a message: encode, bytes over the link, decode. Too close to matter: totals that differ by less than a tenth, "
                + "those whose code differs by less than this machine's noise, and those whose 95 % intervals overlap; "
                + "a library counts once, by its best way. "
                + "Choose among them by what else differs, or by convenience. Rows with compression or conversion are not ranked here. "
                + "A name such as Nino:sealed is a faster way of a library that gives something up; one such as dense/generated is a format of ours and how its code reaches the fields."),
            VerdictTable.Create(record, figures),
            new Block.Paragraph(VerdictTable.Words),
            new Block.Heading("Over other links, and on all data"),
            new Block.Table("Which library over which link", table),
            .. differences.Count == 0 ? Array.Empty<Block>() : [new Block.Heading($"What else differs, over {LinkName.Speed(LinkModes.Usual)}"), new Block.Bullets(differences)],
            .. all.Any(data => (data.Model, data.Scenario) == ("person", "article"))
                ? new[] { new Block.Paragraph("Of the article's Person, 1,000 of some 1,050 bytes are one letter: it compresses as no real data do, and copying it is most of the work.") }
                : [],
        ]);
    }

    /// <summary>The answers over the usual link in a table of 80 columns.</summary>
    public static TextTable Brief(RunRecord record, Figures figures)
    {
        var table = new TextTable("model", $"best over {LinkName.Speed(LinkModes.Usual)}", "bytes", "us", "of ours", "of all") { TextColumns = 2 };
        foreach (LinkAnswer answer in Verdict.AnswersOf(record, figures))
        {
            table.Add(
                Verdict.NameOf(answer, record),
                answer.IsCut ? VerdictTable.LibraryOf(answer) : answer.Best.ShortName,
                SizeText.Of(answer.Best.Size),
                TimeUnit.FormatNumber(answer.Total / 1000),
                answer.Ours is null ? SizeText.Dash : $"x {TimeUnit.FormatNumber(answer.Times(answer.Ours))}",
                $"x {TimeUnit.FormatNumber(answer.Times(answer.Possible))}");
        }

        return table;
    }

    private static string Describe(LinkMode mode, AttackRecord? attack, Figures figures)
    {
        long? allocated = mode.Encode.Timing.AllocatedBytes + mode.Decode.Timing.AllocatedBytes;
        string?[] parts =
        [
            $"{SizeText.Of(mode.Size)} bytes",
            allocated is { } bytes ? string.Create(CultureInfo.InvariantCulture, $"allocates {bytes:#,##0}") : null,
            attack?.Find(mode.Cell.Serializer, mode.Cell.Model) is { } score ? $"fails on {AttackTable.BadPercent(score)} % of hostile input" : null,
            figures.SerializerOf(mode.Cell.Serializer).IsSameType ? "reads messages of the same type only" : null,
        ];
        return $"{mode.ShortName} ({string.Join(", ", parts.OfType<string>())})";
    }
}
