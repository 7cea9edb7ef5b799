using SerBench.Benchmarks.Engine.Measure.Racing;
using SerBench.Benchmarks.Features.Reports.Links;

namespace SerBench.Benchmarks.Features.Reports.Sections;

/// <summary>The short answer: the best library for each kind of data over three links, those as good, and what else differs.</summary>
internal sealed class AnswerSection : IReportSection
{
    public const string Id = "answer";

    private static readonly int[] Links = [LinkModes.Presets[0], LinkModes.Usual, LinkModes.Presets[^1]];

    public Section? Write(RunRecord record, Figures figures)
    {
        LinkModes[] all = [.. LinkModes.Of(record, figures).Where(data => data.Contest.Count > 0 && (data.Contest.Count > 1 || data.Modes.Count > 1))];
        var table = new TextTable("data", "link", "best library", Verdict.Within, "ours", "bytes", "us") { TextColumns = 5 };
        var differences = new List<string>();
        foreach (LinkModes data in all)
        {
            foreach (int bandwidth in Links)
            {
                if (LinkAnswer.Of(data, bandwidth) is not { } answer)
                {
                    continue;
                }

                table.Add(
                    data.Title,
                    LinkName.Speed(bandwidth),
                    VerdictTable.LibraryOf(answer),
                    VerdictTable.EqualTo(answer),
                    VerdictTable.OursOf(answer, figures),
                    SizeText.Of(answer.Best.Size),
                    TimeUnit.FormatNumber(answer.Total / 1000));
                if (bandwidth == LinkModes.Usual && answer is { IsLibrary: true, IsCut: false, Race: { Outcome: not RaceOutcome.Winner } race })
                {
                    IEnumerable<LinkMode> modes = race.Order.Where(one => one == race.Leader || race.Open.Contains(one) || race.Equal.Contains(one))
                        .Select(one => data.Modes.First(mode => mode.ShortName == one.Name));
                    differences.Add($"{data.Title}: {string.Join("; ", modes.Select(mode => Describe(mode, record.Attack, figures)))}.");
                }
            }
        }

        return !Verdict.AnswersOf(record, figures).Any() ? null : new Section(Id, "Which library",
        [
            new Block.Paragraph(
                $"The total of a message: encode, bytes over the link, decode. A library counts by its main row. Libraries are {Verdict.Within} if the launches prove it, "
                + "and A or B if they leave it open. "
                + "Choose among such libraries by what else differs, or by convenience. Rows with compression or conversion are not ranked here. "
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
        var table = new TextTable("model", $"best over {LinkName.Speed(LinkModes.Usual)}", "bytes", "us", "ours") { TextColumns = 2 };
        foreach (LinkAnswer answer in Verdict.AnswersOf(record, figures))
        {
            table.Add(
                Verdict.NameOf(answer, record),
                answer.IsCut ? VerdictTable.LibraryOf(answer) : answer.Names,
                SizeText.Of(answer.Best.Size),
                TimeUnit.FormatNumber(answer.Total / 1000),
                answer.Ours is null ? SizeText.Dash : $"x {TimeUnit.FormatNumber(answer.Times(answer.Ours))}");
        }

        return table;
    }

    private static string Describe(LinkMode mode, AttackRecord? attack, Figures figures)
    {
        long? allocated = mode.Encode.Timing.AllocatedBytes + mode.Decode.Timing.AllocatedBytes;
        string?[] parts =
        [
            $"{SizeText.Of(mode.Size)} bytes",
            allocated is { } bytes ? $"allocates {bytes:#,##0}" : null,
            attack?.Find(mode.Cell.Serializer, mode.Cell.Model) is { } score ? $"fails on {AttackText.BadPercent(score)} % of hostile input" : null,
            figures.SerializerOf(mode.Cell.Serializer).IsSameType ? "reads messages of the same type only" : null,
        ];
        return $"{mode.ShortName} ({string.Join(", ", parts.OfType<string>())})";
    }
}
