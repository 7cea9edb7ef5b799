namespace SerBench.Engine.Judging;

// The only class that ranks rows: terminal, reports, pages and the race all use it.
public sealed class Judge(RunRecord record, Figures figures)
{
    public const string FastestCode = "fastest code";
    public const string FastestUnharmed = "fastest unharmed";
    public const string OverLink = "over the link";

    // If HasLink is false, the time to send the bytes does not count. If Admits is null, all rows compete.
    private static readonly (string Name, bool HasLink, Func<CellId, RunRecord, bool>? Admits)[] Kinds =
    [
        (FastestCode, false, null),
        (FastestUnharmed, false, Qualities.IsUnharmed),
        (OverLink, true, null),
        (Question.Portable, true, (cell, of) => Qualities.Has(Question.Portable, cell, of)),
        (Question.Evolving, true, Qualities.IsEvolving),
    ];

    private IReadOnlyList<ModelAnswer>? _answers;

    public Judge(RunRecord record)
        : this(record, new Figures(record))
    {
    }

    public RunRecord Record => record;

    public Figures Figures => figures;

    public IReadOnlyList<LinkModes> Data { get; } = LinkModes.Of(record, figures);

    public bool IsSmoke => record.Profile.Name == Profile.Smoke.Name;

    // Each model has one answer, if possible from a scenario in which all libraries were timed.
    public IReadOnlyList<ModelAnswer> Answers => _answers ??=
    [
        .. from data in Data
           where !IsSmoke && (data.Rivals.Count > 1 || data.Modes.Count > 1)
           let answer = On(data, record.Asked)
           where answer is not null
           group answer by data.Model into model
           let best = model.FirstOrDefault(answer => answer is { IsLibrary: true, IsCut: false, Data.Ours: not null }) ?? model.First()
           select new ModelAnswer(NameOf(best.Data), best, LinesOf(best.Data)),
    ];

    // Returns a small set of libraries with at least one of the best libraries in each answer's line of this name.
    public IReadOnlyList<string> NamedBy(string line)
    {
        var sets = (from answer in Answers
                    let best = answer.Lines.FirstOrDefault(one => one.Name == line)?.Judgement
                    where best is { IsCut: false, IsLibrary: true }
                    select best.Leading.Concat(best.Equal).Select(mode => mode.ShortName).ToArray()).ToList();
        var names = new List<string>();
        while (sets.Count > 0)
        {
            string most = sets.SelectMany(set => set).GroupBy(name => name).MaxBy(name => name.Count())!.Key;
            names.Add(most);
            sets.RemoveAll(set => set.Contains(most));
        }

        return names;
    }

    // Returns the serializers to launch again. Until the noise of launches is known, one scenario is enough to measure the noise.
    public IReadOnlyList<CellId> Next
    {
        get
        {
            HashSet<CellId> failed = [.. record.Timings.Where(timing => timing.Failure is not null).Select(timing => timing.Row.Cell)];
            CellId[][] next =
            [
                .. from data in Data
                   let cells = (from best in LinesOf(data).Select(line => line.Judgement).OfType<Judgement>()
                                from mode in best.Next
                                select mode.Cell)
                       .Distinct().Where(cell => !failed.Contains(cell)).ToArray()
                   where cells.Length > 0
                   select cells,
            ];
            return [.. next.Take(Data.Any(data => data.Noise.IsMeasured) ? next.Length : 1).SelectMany(cells => cells)];
        }
    }

    public Judgement? On(LinkModes data, Question question, Func<CellId, bool>? admits = null, bool hasWays = false)
    {
        CellId[] rivals = [.. (hasWays ? data.Ways : data.Rivals).Where(cell => admits?.Invoke(cell) ?? true)];
        LinkMode[] modes = [.. data.Modes.Where(mode => rivals.Contains(mode.Cell))];
        if (question.Way is { } way && rivals.All(cell => figures.Find(cell, way) is not null))
        {
            modes = [.. modes.Select(mode => mode with { Served = figures.Find(mode.Cell, way) })];
        }

        IEnumerable<Contestant> contestants = modes.Select(
            mode => new Contestant(mode.ShortName, mode.LaunchesOf(question), mode.TransferOf(question)));
        return modes.Length == 0 ? null
            : new Judgement(data, question, new Race(contestants, data.Noise), modes, [.. data.Untimed.Where(rivals.Contains)]);
    }

    public string NameOf(LinkModes data) => record.NameOf(data.Model, data.Scenario);

    // A line that admits only rows with a property is left out if no library was timed on the data.
    private IReadOnlyList<AnswerLine> LinesOf(LinkModes data)
    {
        bool hasLibrary = On(data, record.Asked) is { IsLibrary: true };
        return
        [
            .. from kind in Kinds
               where hasLibrary || kind.Admits is null
               let question = kind.HasLink ? record.Asked : record.Asked with { Link = double.PositiveInfinity }
               let isEvolving = kind.Name == Question.Evolving
               let best = On(data, question, kind.Admits is { } admits ? cell => admits(cell, record) : null, isEvolving)
               where best is not null || !isEvolving
               select new AnswerLine(kind.Name, best),
        ];
    }
}

public sealed record ModelAnswer(string Name, Judgement OverLink, IReadOnlyList<AnswerLine> Lines)
{
    public LinkModes Data => OverLink.Data;

    public bool IsCut => OverLink.IsCut;

    public IEnumerable<LinkMode> Named => Lines.Select(line => line.Judgement).OfType<Judgement>().Where(best => !best.IsCut)
        .SelectMany(best => best.Leading).DistinctBy(mode => mode.Cell);
}

public sealed record AnswerLine(string Name, Judgement? Judgement)
{
    public double Time =>
        Name is Judge.FastestCode or Judge.FastestUnharmed ? Judgement!.Best.CodeOf(Judgement.Question) : Judgement!.Total;
}
