namespace SerBench.Benchmarks.Features.Reports.Machines;

// All runs are judged by the question of the first run. Models that the first run lacks are not compared.
internal sealed class SideBySide
{
    public const string Id = "runs";

    private readonly RunRecord[] _runs;
    private readonly SharedModel[] _models;

    public SideBySide(IReadOnlyList<RunRecord> runs)
    {
        _runs = [.. runs.Select(run => run with { Question = runs[0].Question })];
        Judge[] judges = [.. _runs.Select(run => new Judge(run))];
        _models =
        [
            .. from answer in judges[0].Answers
               where answer.OverLink.IsLibrary
               select new SharedModel(
                   (answer.Data.Model, answer.Data.Scenario),
                   answer.Name,
                   [.. judges.Select(judge => RunAnswer.Of(answer, _runs[0], judge))]),
        ];
    }

    public string? Count() => _runs.Length < 2 ? null
        : $"other runs agree on {_models.Count(model => model.Agrees == true)} of {_models.Length} answers, "
            + $"differ on {_models.Count(model => model.Agrees == false)}"
            + (_models.Count(model => model.Agrees is null) is > 0 and var open ? $", cannot be told for {open}" : "");

    public Section? Write(bool isBrief) => _runs.Length < 2 ? null : new Section(Id, "Several runs",
    [
        new Block.Bullets([.. _models.Select(model => model.Say()), .. SayMissing()]),
        new Block.Bullets([.. _runs.Select(Describe)]),
        .. isBrief ? [] : _models.SelectMany(model => new Block[]
        {
            new Block.Heading($"{model.Name}: cost as a multiple of the least of the run"),
            new Block.Table($"Libraries of {model.Name} in all runs", model.Libraries()),
        }),
    ]);

    public IEnumerable<string> SayOf(string model, string scenario) =>
        _models.Where(shared => _runs.Length > 1 && shared.Data == (model, scenario)).Select(shared => shared.Say());

    private string Describe(RunRecord run, int index)
    {
        EnvironmentStamp machine = run.Environment;
        IEnumerable<string> versions =
            from library in run.Libraries
            where !library.IsOwn && _runs[0].Libraries.Any(first => first.Id == library.Id && first.Short != library.Short)
            select library.Short;
        string?[] parts =
        [
            $"Run {index + 1}: {machine.Processor}, {machine.Cores} cores, {machine.Architecture}, {machine.System}, {machine.Runtime}, "
                + $"{run.Started:yyyy-MM-dd HH:mm}, {run.Profile.Name}",
            run.Commit == _runs[0].Commit
                ? null
                : $"another commit of SerBench ({run.Commit?[..Math.Min(run.Commit.Length, 8)] ?? "not known"})",
            EnvironmentText.UnusualSettings(machine),
            versions.Any() ? $"other versions than run 1: {string.Join(", ", versions)}" : null,
        ];
        return string.Join("; ", parts.OfType<string>()) + ".";
    }

    private IEnumerable<string> SayMissing()
    {
        HashSet<string> first = [.. _runs[0].Plan.Select(row => row.Model)];
        return from item in _runs.Select((run, index) => (run, index))
               from model in item.run.Plan.Select(row => row.Model).Distinct()
               where !first.Contains(model)
               group item.index + 1 by model into runs
               select $"{runs.Key}: not in run 1, so it is not compared; open run {string.Join(" or ", runs)} alone.";
    }
}
