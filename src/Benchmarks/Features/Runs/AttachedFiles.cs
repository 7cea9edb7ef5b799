using System.CommandLine;
using SerBench.Benchmarks.Features.Attacks;
using SerBench.Benchmarks.Features.Evolution;
using SerBench.Benchmarks.Features.Trees;

namespace SerBench.Benchmarks.Features.Runs;

/// <summary>Options for results of other commands that a report shows, too.</summary>
internal sealed class AttachedFiles
{
    private readonly Option<string> _attack = FileOption("--attack", "scores of hostile input for the reports, which attack has written; run without it takes reports/attack.json where there is one");
    private readonly Option<string> _fair = FileOption("--fair", "rows compared with direct calls, for the reports: what doctor --fair has written");
    private readonly Option<string> _memory = FileOption("--memory", "the memory that rows take, for the reports: what memory has written");
    private readonly Option<string> _tree = FileOption("--tree", "what the command tree measured, for the reports: the .json beside its chart");
    private readonly Option<string> _evolve = FileOption("--evolve", "who reads whose older and newer messages, for the reports: what evolve has written");

    public void AddTo(Command command)
    {
        foreach (Option<string> option in new[] { _attack, _fair, _memory, _tree, _evolve })
        {
            command.Options.Add(option);
        }
    }

    /// <exception cref="UsageException">A file cannot be read, or holds something else.</exception>
    public AttachedRecords Read(ParseResult parsed) => new(
        Read(parsed, _attack, AttackFile.Read),
        Read(parsed, _fair, file => JsonInput.ReadChecked<FairnessRecord>(file, "a comparison with direct calls", "doctor --fair")),
        Read(parsed, _memory, file => JsonInput.ReadChecked<MemoryRecord>(file, "a table of memory", "memory")),
        Read(parsed, _tree, TreeFile.Read),
        Read(parsed, _evolve, EvolutionFile.Read));

    private static T? Read<T>(ParseResult parsed, Option<string> option, Func<string, T> read)
        where T : class => parsed.GetValue(option) is { } file ? read(file) : null;

    private static Option<string> FileOption(string name, string description) => new(name) { HelpName = "FILE", Description = description };
}

/// <summary>Results of other commands. What is null was not given.</summary>
internal sealed record AttachedRecords(AttackRecord? Attack, FairnessRecord? Fairness, MemoryRecord? Memory, TreeRecord? Tree, EvolutionRecord? Evolution)
{
    public static AttachedRecords None { get; } = new(null, null, null, null, null);

    /// <summary>The record with what was given, in the place of what it has.</summary>
    public RunRecord AddTo(RunRecord record) => record with
    {
        Attack = Attack is null ? record.Attack : Attack.Of(record.Cells),
        Fairness = Fairness ?? record.Fairness,
        Memory = Memory ?? record.Memory,
        Tree = Tree ?? record.Tree,
        Evolution = Evolution ?? record.Evolution,
    };
}
