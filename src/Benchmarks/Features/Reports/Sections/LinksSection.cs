namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class LinksSection : IReportSection
{
    // If the texts about ties with the best library have more letters in total, only the first models' texts are shown.
    private const int Most = 3_000;

    public Section? Write(RunRecord record, Figures figures)
    {
        var judge = new Judge(record, figures);
        string[] rivals = [.. AnswerTable.Rivals(judge)];
        return judge.Answers.Count == 0 ? null : new Section("links", "Other links",
        [
            new Block.Table("Who leads over which link", Create(judge, [.. judge.Answers.Select(answer => answer.Data)])),
            new Block.Paragraph(
                $"Ours: {ModeLine.Ours.Name}, SerBench's own format, over {LinkName.Speed(record.Asked.Link)}: a multiple of the library "
                + "there. Below: the ties of the answer. Launched once, a library counts as slower from twice the time on, "
                + "beyond the noise."),
            new Block.Bullets(
                rivals.Sum(text => text.Length) > Most ? [.. AnswerTable.Rivals(judge, judge.Answers.Take(Verdict.MostModels))] : rivals),
        ]);
    }

    public static TextTable Create(Judge judge, LinkModes[] data)
    {
        double[] links = [.. new[] { LinkModes.Presets[0], LinkModes.Presets[^1], judge.Record.Asked.Link }.Distinct().Order()];
        return TextTable.Of(
            data,
            1 + links.Length,
            [
                ("data", one => one.Title),
                .. links.Select<double, (string, Func<LinkModes, string>)>(link => (LinkName.Speed(link), one => NameOf(judge, one, link))),
                ("ours", one => judge.On(one, judge.Record.Asked) is { IsLibrary: true } answer && one.Ours is { } ours
                    ? TimeUnit.FormatNumber(answer.Times(ours)) : ""),
            ]);
    }

    private static string NameOf(Judge judge, LinkModes data, double link) =>
        judge.On(data, judge.Record.Asked with { Link = link }) switch
        {
            null => "",
            { IsLibrary: false } => "none timed",
            { IsCut: true } cut => $"timed {cut.Timed}",
            var best => best.Brief(),
        };
}
