using System.CommandLine;
using System.ComponentModel;
using SerBench.Benchmarks.Counts;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Options;

namespace SerBench.Benchmarks.Cli;

/// <summary>Hidden commands of the two processes that count instructions.</summary>
internal static class CountCommands
{
    public static Command CreateTracer(ProgramContext context)
    {
        Option<string> launch = new("--launch") { DefaultValueFactory = _ => "" };
        Option<int> operations = new("--operations");
        Option<bool> pgo = new("--pgo");
        Option<int> from = new(WatchedProcess.FromOption);
        var command = new Command(CountTracer.CommandName, "Counts the instructions of operations.") { launch, operations, pgo, from };
        command.Hidden = true;
        command.SetAction(parsed =>
        {
            try
            {
                new WatchedReport(context.Terminal.Output).TryAll(
                    [parsed.GetValue(launch)!], parsed.GetValue(from), text => text, text => CountTracer.Count(text, parsed.GetValue(operations), parsed.GetValue(pgo)));
                return ExitCode.Done;
            }
            catch (Exception exception) when (exception is Win32Exception or InvalidDataException)
            {
                throw new UsageException(exception.Message);
            }
        });
        return command;
    }

    public static Command CreateTarget()
    {
        Option<string> launch = new("--launch");
        Option<string> marks = new("--marks") { Required = true };
        Option<bool> pgo = new("--pgo");
        var command = new Command(CountTarget.CommandName, "Runs operations whose instructions are counted.") { launch, marks, pgo };
        command.Hidden = true;
        command.SetAction(parsed =>
        {
            using var page = new MarkPage(parsed.GetRequiredValue(marks));
            new CountTarget(page, parsed.GetValue(pgo)).Run(parsed.GetValue(launch) is { } text ? TimedLaunch.Parse(text) : null);
            return ExitCode.Done;
        });
        return command;
    }
}
