namespace SerBench.Benchmarks.Features.Reports.Machines;

// The answer of one run for one kind of data.
/// <param name="Fault">the reason why there is no answer, or why the answer is not compared.</param>
/// <param name="Costs">multiples of the library that costs least.</param>
internal sealed record RunAnswer(Judgement? Judgement, string? Fault, IReadOnlyList<LibraryCost> Costs)
{
    public bool IsCompared => Fault is null;

    // The libraries that cost least, or are proven equal to the one that does.
    public IReadOnlyList<string> Proven => Judgement!.Winner is null ? [] : Possible;

    // Those that may cost least, for all that the run shows.
    public IReadOnlyList<string> Possible => [.. Judgement!.Leading.Concat(Judgement.Equal).Select(mode => mode.ShortName)];

    // Answers the question of the first run from another run.
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

    // The same version of a library writes the same messages for the same data.
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

/// <param name="Times">a multiple of the library that costs least.</param>
/// <param name="OtherVersion">null if the first run has the same version.</param>
internal sealed record LibraryCost(string Name, double Times, string? OtherVersion)
{
    public string Text => TimeUnit.FormatNumber(Times) + (OtherVersion is null ? "" : $" ({OtherVersion})");
}
