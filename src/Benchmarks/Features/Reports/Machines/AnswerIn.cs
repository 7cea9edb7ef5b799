using SerBench.Benchmarks.Engine.Measure.Racing;
using SerBench.Benchmarks.Features.Reports.Links;

namespace SerBench.Benchmarks.Features.Reports.Machines;

/// <summary>The answer of one run for one kind of data.</summary>
/// <param name="Answer">Null if the run has none.</param>
/// <param name="Fault">The reason why the answer is missing or not compared.</param>
/// <param name="Costs">The libraries that competed, as multiples of the cheapest.</param>
internal sealed record AnswerIn(LinkAnswer? Answer, string? Fault, IReadOnlyList<LibraryCost> Costs)
{
    public bool IsCompared => Fault is null;

    /// <summary>The libraries of which one is the cheapest, without those that the first run had in another version.</summary>
    public IReadOnlyList<string> Leaders => [.. Comparable(Answer!.Race.Open.Prepend(Answer.Race.Leader))];

    /// <summary>These, and those that cost at most a tenth more: the cheapest, as far as it matters.</summary>
    public IReadOnlyList<string> Near => [.. Leaders, .. Comparable(Answer!.Race.Equal)];

    /// <summary>Finds the answer of a run to the question of the first run.</summary>
    /// <param name="timed">The data of the run.</param>
    public static AnswerIn Of(LinkAnswer first, RunRecord firstRun, RunRecord run, IReadOnlyList<LinkModes> timed)
    {
        LinkModes? data = timed.FirstOrDefault(data => (data.Model, data.Scenario, data.Shape) == (first.Data.Model, first.Data.Scenario, first.Data.Shape));
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

    // A library of one version writes the same messages for the same data.
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

/// <summary>The cost of a library in a run.</summary>
/// <param name="Times">As a multiple of the cheapest.</param>
/// <param name="OtherVersion">Its version, where it is not that of the first run.</param>
internal sealed record LibraryCost(string Name, double Times, string? OtherVersion)
{
    public string Text => TimeUnit.FormatNumber(Times) + (OtherVersion is null ? "" : $" ({OtherVersion})");
}
