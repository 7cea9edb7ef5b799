using SerBench.Benchmarks.Features.Reports.Charts;

namespace SerBench.Benchmarks.Features.Reports.Sections;

internal sealed class AnswerSection : IReportSection
{
    public const string Id = "answer";

    public Section? Write(RunRecord record, Figures figures)
    {
        var judge = new Judge(record, figures);
        LinkModes[] all = [.. judge.Answers.Select(answer => answer.Data).Where(data => data.Modes.Count > 2)];
        LinkModes? pictured = all.FirstOrDefault(data => data.Model == "car") ?? all.FirstOrDefault();
        IReadOnlyList<string> decision = AnswerTable.First(judge);
        string[] named = [.. judge.Answers.SelectMany(answer => answer.Named).Select(mode => mode.Cell.Serializer).Distinct()];
        string[] remarks =
        [
            .. AnswerTable.Warnings(judge), .. Verdict.Say(judge),
            .. record.Load is { } load ? LoadGroup.Of(load).SelectMany(group => group.Say(named)) : [],
        ];
        Block[] answer = judge.Answers.Count == 0 ? []
            : [new Block.Table("The answer", AnswerTable.Create(judge)), new Block.Paragraph(AnswerTable.WordsOf(record)),
                .. AnswerTable.Evolving(judge) is { } ways ? new[] { new Block.Paragraph(ways) } : []];
        Block[] packages = AnswerTable.Packages(judge) is not { Count: > 0 } commands ? []
            : [new Block.Heading("Packages, and the programs that a run writes beside this file"), new Block.Bullets(commands)];
        return answer.Length + decision.Count + remarks.Length == 0 ? null : new Section(Id, $"Answer{Worth.Asked(record.Asked)}",
        [
            .. decision.Count == 0 ? Array.Empty<Block>() : [new Block.Bullets(decision)],
            .. answer,
            new Block.Bullets(remarks),
            .. packages,
            .. pictured is null ? Array.Empty<Block>() :
            [
                new Block.Picture(new ScatterChart(pictured, record)),
                new Block.Paragraph(
                    $"Across: bytes; up: code. Lines: the cost over {LinkName.Speed(record.Asked.Link)}, as a multiple of the least. "
                    + "Filled: no damage harmed it."),
            ],
        ]);
    }
}
