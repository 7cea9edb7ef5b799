using System.CommandLine;
using SerBench.Benchmarks.Options;

namespace SerBench.Benchmarks.Compare;

/// <summary><c>compare</c>: shows the changes from one run to another, as far as their samples can tell.</summary>
internal static class CompareCommand
{
    public const string Name = "compare";

    public static Command Create(ProgramContext context)
    {
        Argument<string> before = RunFileArgument.Required("before", "the record of the first run, or its folder");
        Argument<string> after = RunFileArgument.Required("after", "the record of the second run, or its folder");
        var output = new ComparisonOptions();
        var command = new Command(Name, "Says what changed between two runs, and what their noise hides.") { before, after };
        output.AddTo(command);
        command.SetAction(parsed =>
        {
            FailurePolicy policy = output.ReadPolicy(parsed);
            RunRecord old = RunFileArgument.Read(parsed.GetRequiredValue(before));
            RunRecord @new = RunFileArgument.Read(parsed.GetRequiredValue(after));
            return output.Finish(parsed, context.Terminal, RunComparison.Of(old, @new, policy.Slower ?? RunComparison.UsualResolution), policy);
        });
        return command;
    }
}
