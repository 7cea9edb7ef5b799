using System.CommandLine;
using SerBench.Benchmarks.Attacks;
using SerBench.Benchmarks.Evolution;
using SerBench.Benchmarks.Fairness;
using SerBench.Benchmarks.Memory;
using SerBench.Benchmarks.Options;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Trees;

namespace SerBench.Benchmarks.Cli;

/// <summary><c>report</c>: writes the reports of an earlier run again, from its record alone.</summary>
internal static class ReportCommand
{
    public static Command Create(ProgramContext context)
    {
        Argument<string> run = RunFileArgument.Optional();
        Argument<string[]> others = new("others") { Description = "further runs: a reader of report.html chooses between all of them" };
        Option<string> output = new("--out") { HelpName = "FOLDER", Description = "where the reports go; default: beside the record" };
        Option<string> attack = new("--attack") { HelpName = "FILE", Description = "scores of hostile input to show instead of those of the record" };
        Option<string> tree = new("--tree") { HelpName = "FILE", Description = "what the command tree measured, to show instead of what the record has" };
        Option<string> memory = new("--memory") { HelpName = "FILE", Description = "what memory has written, to show instead of what the record has" };
        Option<string> fair = new("--fair") { HelpName = "FILE", Description = "what doctor --fair has written, to show instead of what the record has" };
        Option<string> evolve = new("--evolve") { HelpName = "FILE", Description = "what evolve has written, to show instead of what the record has" };
        var command = new Command("report", "Writes the reports of a run again, from its run.json.") { run, others, output, attack, tree, fair, memory, evolve };
        command.SetAction(parsed =>
        {
            string file = RunFileArgument.FileOf(parsed.GetRequiredValue(run));
            RunRecord read = RunRecordFile.Read(file);
            RunRecord record = read;
            if (parsed.GetValue(attack) is { } scores)
            {
                record = record with
                {
                    Attack = AttackFile.Read(scores).Of(record.Cells) ?? throw new UsageException($"'{scores}' has no score of a serializer and model of this run."),
                };
            }

            if (parsed.GetValue(tree) is { } trees)
            {
                record = record with { Tree = TreeFile.Read(trees) };
            }

            if (parsed.GetValue(memory) is { } amounts)
            {
                record = record with { Memory = MemoryFile.Read(amounts) };
            }

            if (parsed.GetValue(fair) is { } comparison)
            {
                record = record with { Fairness = FairnessFile.Read(comparison) };
            }

            if (parsed.GetValue(evolve) is { } versions)
            {
                record = record with { Evolution = EvolutionFile.Read(versions) };
            }

            RunRecord[] further = [.. parsed.GetRequiredValue(others).Select(RunFileArgument.Read)];
            string folder = parsed.GetValue(output) ?? Path.GetDirectoryName(Path.GetFullPath(file))!;
            IReadOnlyList<ReportFile> written = ReportFile.WriteAll(folder, record, further);
            if (record != read)
            {
                // The record beside the reports must agree with them.
                RunRecordFile.Write(Path.Combine(folder, RunRecordFile.Name), record);
            }

            context.Terminal.Line($"Written to {Path.GetFullPath(folder)}: {string.Join(", ", written.Select(report => report.Name))}");
            return ExitCode.Done;
        });
        return command;
    }
}
