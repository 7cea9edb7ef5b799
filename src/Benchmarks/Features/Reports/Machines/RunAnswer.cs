namespace SerBench.Benchmarks.Features.Reports.Machines;

/// <param name="Fault">the reason why there is no answer, or why the answer is not compared.</param>
/// <param name="Costs">multiples of the cost of the cheapest library.</param>
internal sealed record RunAnswer(Judgement? Judgement, string? Fault, IReadOnlyList<LibraryCost> Costs)
{
    public bool IsCompared => Fault is null;

    public IReadOnlyList<string> Proven => Judgement!.Winner is null ? [] : Possible;

    public IReadOnlyList<string> Possible => [.. Judgement!.Leading.Concat(Judgement.Equal).Select(mode => mode.ShortName)];

    public static RunAnswer Of(ModelAnswer first, RunRecord firstRun, Judge judge)
    {
        RunRecord run = judge.Record;
        LinkModes? data = judge.Data.FirstOrDefault(data => data.Key == first.Data.Key);
        if (data is null || judge.On(data, first.OverLink.Question) is not { } answer)
        {
            return new RunAnswer(null, "not timed", []);
        }

        LibraryCost[] costs =
        [
            .. from mode in answer.Modes
               let version = AnswerTable.VersionOf(mode.Cell, run)
               select new LibraryCost(
                   mode.ShortName, answer.Times(mode), version == AnswerTable.VersionOf(mode.Cell, firstRun) ? null : version),
        ];
        string? fault = !answer.IsLibrary ? "no library was timed"
            : answer.IsCut ? $"timed {answer.Timed}"
            : HasOtherData(data, firstRun, run, costs) ? "other data"
            : null;
        return new RunAnswer(answer, fault, costs);
    }

    private static bool HasOtherData(LinkModes data, RunRecord firstRun, RunRecord run, LibraryCost[] costs)
    {
        HashSet<string> same = [.. costs.Where(cost => cost.OtherVersion is null).Select(cost => cost.Name)];
        bool[] equal =
        [
            .. from mode in data.Modes
               where same.Contains(mode.ShortName)
               let hashes = new[] { firstRun, run }.Select(one => one.FindCell(mode.Cell)?.PayloadSha256).OfType<string>().ToArray()
               where hashes.Length == 2
               select hashes[0] == hashes[1],
        ];
        return equal.Length > 0 && !equal.Contains(true);
    }
}

internal sealed record LibraryCost(string Name, double Times, string? OtherVersion)
{
    public string Text => TimeUnit.FormatNumber(Times) + (OtherVersion is null ? "" : $" ({OtherVersion})");
}
