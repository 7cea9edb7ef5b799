using System.CommandLine;
using SerBench.Benchmarks.Options;

namespace SerBench.Benchmarks.Compare;

/// <summary><c>compare</c>: shows the changes from one run to another, as far as their samples can tell.</summary>
internal static class CompareCommand
{
    public static Command Create(ProgramContext context)
    {
        Argument<string> before = RunFileArgument.Required("before", "the record of the first run, or its folder");
        Argument<string> after = RunFileArgument.Required("after", "the record of the second run, or its folder");
        Option<string[]> failOn = FilterOptions.List("--fail-on", "exit code 3 on any of: slower:10%, size, alloc");
        Option<bool> strict = new("--strict") { Description = "exit code 4 when a row is noisy" };
        Option<bool> all = new("--all") { Description = "show the rows that are the same, too" };
        var command = new Command("compare", "Says what changed between two runs, and what their noise hides.") { before, after, failOn, strict, all };
        command.SetAction(parsed =>
        {
            FailurePolicy policy = FailurePolicy.Parse(FilterOptions.Split(parsed.GetValue(failOn)));
            RunRecord old = RunFileArgument.Read(parsed.GetRequiredValue(before));
            RunRecord @new = RunFileArgument.Read(parsed.GetRequiredValue(after));
            RunComparison comparison = RunComparison.Of(old, @new, policy.Slower ?? RunComparison.UsualResolution);
            Print(context.Terminal, comparison, parsed.GetValue(all));
            string[] failures = [.. policy.FindFailures(comparison)];
            foreach (string failure in failures)
            {
                context.Terminal.Line($"FAILED: {failure}");
            }

            bool isInconclusive = parsed.GetValue(strict) && comparison.Rows.Any(row => row.Verdict == RowVerdict.Noisy);
            return failures.Length > 0 ? ExitCode.Regression : isInconclusive ? ExitCode.Inconclusive : ExitCode.Done;
        });
        return command;
    }

    private static void Print(Terminal terminal, RunComparison comparison, bool complete)
    {
        foreach (string warning in comparison.Warnings)
        {
            terminal.Line($"Warning: {warning}");
        }

        terminal.Heading("Times");
        terminal.Line(ComparisonTables.Count(comparison));
        TextTable rows = ComparisonTables.Rows(comparison, complete);
        if (rows.Rows.Count > 0)
        {
            terminal.Draw(rows);
        }

        terminal.Line(comparison.Drift);
        terminal.Line(ComparisonTables.Method(comparison));
        terminal.Heading("Sizes and allocations");
        TextTable changes = ComparisonTables.Changes(comparison);
        if (changes.Rows.Count > 0)
        {
            terminal.Draw(changes);
        }
        else
        {
            terminal.Line("All that both runs have are equal.");
        }
    }
}
