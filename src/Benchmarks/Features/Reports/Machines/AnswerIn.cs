using SerBench.Benchmarks.Engine.Measure.Racing;
using SerBench.Benchmarks.Features.Reports.Links;

namespace SerBench.Benchmarks.Features.Reports.Machines;

/// <summary>The answer of one run for one kind of data.</summary>
/// <param name="Fault">The reason why there is no answer, or why it is not compared; null if it is compared.</param>
/// <param name="Costs">The competing libraries, as multiples of the cheapest.</param>
internal sealed record AnswerIn(LinkAnswer? Answer, string? Fault, IReadOnlyList<LibraryCost> Costs)
{
    public bool IsCompared => Fault is null;

    /// <summary>The leader and its undecided rivals, without libraries whose version differs from the first run's.</summary>
    public IReadOnlyList<string> Leaders => [.. Comparable(Answer!.Race.Open.Prepend(Answer.Race.Leader))];

    /// <summary>The leaders, and libraries whose cost counts as equal to that of the cheapest.</summary>
    public IReadOnlyList<string> Near => [.. Leaders, .. Comparable(Answer!.Race.Equal)];

    /// <summary>Answers the question of the first run by the timed data of another run.</summary>
    public static AnswerIn Of(LinkAnswer first, RunRecord firstRun, RunRecord run, IReadOnlyList<LinkModes> timed)
    {
        LinkModes? data = timed.FirstOrDefault(
            data => (data.Model, data.Scenario, data.Shape) == (first.Data.Model, first.Data.Scenario, first.Data.Shape));
        if (data is null || LinkAnswer.Of(data, first.Question) is not { } answer)
        {
            return new AnswerIn(null, "not timed", []);
        }

        LibraryCost[] costs =
        [
            .. from mode in data.Modes
               where data.Contest.Contains(mode.Cell)
               let version = AnswerTable.VersionOf(mode.Cell, run)
               select new LibraryCost(mode.ShortName, answer.Times(mode), version == AnswerTable.VersionOf(mode.Cell, firstRun) ? null : version),
        ];
        string? fault = !answer.IsLibrary ? "no library was timed" : answer.IsCut ? $"timed {Verdict.CountTimed(answer)}" : HasOtherData(data, firstRun, run, costs) ? "other data" : null;
        return new AnswerIn(answer, fault, costs);
    }

    // The same version of a library writes the same messages for the same data, so different messages show different data.
    private static bool HasOtherData(LinkModes data, RunRecord firstRun, RunRecord run, LibraryCost[] costs)
    {
        HashSet<string> same = [.. costs.Where(cost => cost.OtherVersion is null).Select(cost => cost.Name)];
        bool[] equal =
        [
            .. from mode in data.Modes
               where same.Contains(mode.ShortName)
               let hashes = new[] { firstRun, run }.Select(one => one.Cells.FirstOrDefault(cell => cell.Id == mode.Cell)?.PayloadSha256).OfType<string>().ToArray()
               where hashes.Length == 2
               select hashes[0] == hashes[1],
        ];
        return equal.Length > 0 && !equal.Contains(true);
    }

    private IEnumerable<string> Comparable(IEnumerable<Contestant> contestants) =>
        contestants.Select(contestant => contestant.Name).Where(name => Costs.Any(cost => cost.Name == name && cost.OtherVersion is null));
}

/// <param name="Times">The cost as a multiple of the cheapest library's.</param>
/// <param name="OtherVersion">The library's version; null if it is that of the first run.</param>
internal sealed record LibraryCost(string Name, double Times, string? OtherVersion)
{
    public string Text => TimeUnit.FormatNumber(Times) + (OtherVersion is null ? "" : $" ({OtherVersion})");
}
