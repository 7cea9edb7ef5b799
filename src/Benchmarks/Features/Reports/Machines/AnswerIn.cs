using SerBench.Benchmarks.Engine.Measure.Racing;
using SerBench.Benchmarks.Features.Reports.Links;

namespace SerBench.Benchmarks.Features.Reports.Machines;

// The answer of one run for one kind of data.
// Fault: the reason why there is no answer, or why the answer is not compared.
// Costs: multiples of the cheapest library.
internal sealed record AnswerIn(LinkAnswer? Answer, string? Fault, IReadOnlyList<LibraryCost> Costs)
{
    public bool IsCompared => Fault is null;

    // The leader and its undecided rivals, without libraries of another version than in the first run.
    public IReadOnlyList<string> Leaders => [.. Comparable(Answer!.Race.Open.Prepend(Answer.Race.Leader))];

    public IReadOnlyList<string> Near => [.. Leaders, .. Comparable(Answer!.Race.Equal)];

    // Answers the question of the first run from another run.
    public static AnswerIn Of(LinkAnswer first, RunRecord firstRun, RunRecord run, IReadOnlyList<LinkModes> timed)
    {
        LinkModes? data = timed.FirstOrDefault(data => data.Key == first.Data.Key);
        if (data is null || LinkAnswer.Of(data, first.Question) is not { } answer)
        {
            return new AnswerIn(null, "not timed", []);
        }

        LibraryCost[] costs =
        [
            .. from mode in data.Modes
               where data.Contest.Contains(mode.Cell)
               let version = AnswerTable.VersionOf(mode.Cell, run)
               select new LibraryCost(
                   mode.ShortName, answer.Times(mode), version == AnswerTable.VersionOf(mode.Cell, firstRun) ? null : version),
        ];
        string? fault = !answer.IsLibrary ? "no library was timed"
            : answer.IsCut ? $"timed {Verdict.CountTimed(answer)}"
            : HasOtherData(data, firstRun, run, costs) ? "other data"
            : null;
        return new AnswerIn(answer, fault, costs);
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

    private IEnumerable<string> Comparable(IEnumerable<Contestant> contestants) =>
        contestants.Select(contestant => contestant.Name).Where(name => Costs.Any(cost => cost.Name == name && cost.OtherVersion is null));
}

// Times: a multiple of the cheapest library.
// OtherVersion: null if the first run has the same version.
internal sealed record LibraryCost(string Name, double Times, string? OtherVersion)
{
    public string Text => TimeUnit.FormatNumber(Times) + (OtherVersion is null ? "" : $" ({OtherVersion})");
}
