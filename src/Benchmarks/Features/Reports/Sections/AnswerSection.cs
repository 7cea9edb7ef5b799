using SerBench.Benchmarks.Features.Reports.Charts;

namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class AnswerSection : IReportSection
{
    public const string Id = "answer";

    public Section? Write(RunRecord record, Figures figures)
    {
        var judge = new Judge(record, figures);
        LinkModes[] all =
            [.. judge.Data.Where(data => data.Rivals.Count > 1 || (data.Rivals.Count > 0 && data.Modes.Count > 1))];
        double[] links = [.. new[] { LinkModes.Presets[0], LinkModes.Presets[^1], record.Asked.Link }.Distinct().Order()];
        TextTable table = TextTable.Of(
            all.SelectMany(data => links.Select(link => judge.On(data, record.Asked with { Link = link }))).OfType<Judgement>(),
            5,
            ("data", answer => answer.Data.Title),
            ("link", answer => LinkName.Speed(answer.Question.Link)),
            ("library", answer => LibraryOf(answer)),
            ("equal", answer => EqualTo(answer)),
            ("ours", answer => OursOf(answer, figures)),
            ("bytes", answer => SizeText.Of(answer.Best.Size)),
            ("us", answer => TimeUnit.FormatNumber(answer.Total / 1000)));
        LinkModes? pictured = all.FirstOrDefault(data => data.Modes.Count > 2);
        return judge.Answers.Count == 0 ? null : new Section(Id, "Which library",
        [
            new Block.Table("The answer", AnswerTable.Create(judge)),
            new Block.Paragraph($"{AnswerTable.WordsOf(record)} {SerializerNames.SameTypeWords}"),
            new Block.Bullets([.. AnswerTable.Notes(judge), .. Worth.Say(judge)]),
            .. pictured is null ? Array.Empty<Block>() : [new Block.Picture(new ScatterChart(pictured, record))],
            .. AnswerTable.Packages(judge) is { Count: > 0 } packages
                ? new Block[]
                {
                    new Block.Heading("Packages of the lines, and files beside this one with their calls"),
                    new Block.Bullets(packages),
                }
                : [],
            new Block.Heading("Over other links, and on all data"),
            new Block.Table("Which library over which link", table),
            .. all.Any(data => (data.Model, data.Scenario) == ("person", "article"))
                ? new[]
                {
                    new Block.Paragraph(
                        "Of the article's Person, 1,000 of some 1,050 bytes are one letter: "
                        + "it compresses as no real data do, and copying it is most of the work."),
                }
                : [],
        ]);
    }

    private static string LibraryOf(Judgement answer) =>
        !answer.IsLibrary ? "none timed" : answer.IsCut ? $"timed {answer.Timed}" : answer.Names;

    private static string EqualTo(Judgement answer) =>
        answer is { IsLibrary: true, IsCut: false, Race.Equal.Count: var equal and > 0 } ? equal.ToString() : SizeText.Dash;

    private static string OursOf(Judgement answer, Figures figures)
    {
        if (answer.Data.Ours is not { } ours)
        {
            return SizeText.Dash;
        }

        string name = SerializerNames.Marked(figures.SerializerOf(ours.Cell.Serializer));
        return answer.IsLibrary ? $"x {TimeUnit.FormatNumber(answer.Times(ours))} ({name})" : name;
    }
}
