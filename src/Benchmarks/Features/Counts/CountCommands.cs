using System.CommandLine;
using System.ComponentModel;
using SerBench.Benchmarks.Engine.Measure;
using SerBench.Benchmarks.Engine.Options;

namespace SerBench.Benchmarks.Features.Counts;

/// <summary>Hidden commands of the two processes that count instructions.</summary>
internal static class CountCommands
{
    public static Command CreateTracer(ProgramContext context)
    {
        Option<string> launch = new("--launch") { DefaultValueFactory = _ => "" };
        Option<int> operations = new("--operations");
        Option<bool> pgo = new("--pgo");
        return HiddenCommand.CreateWatched(CountTracer.CommandName, context, [launch, operations, pgo], (parsed, report) =>
        {
            try
            {
                report.TryAll([parsed.GetValue(launch)!], text => text, text => CountTracer.Count(text, parsed.GetValue(operations), parsed.GetValue(pgo)));
            }
            catch (Exception exception) when (exception is Win32Exception or InvalidDataException)
            {
                throw new UsageException(exception.Message);
            }
        });
    }

    public static Command CreateTarget()
    {
        Option<string> launch = new("--launch");
        Option<string> marks = new("--marks") { Required = true };
        Option<bool> pgo = new("--pgo");
        return HiddenCommand.Create(CountTarget.CommandName, [launch, marks, pgo], parsed =>
        {
            using var page = new MarkPage(parsed.GetRequiredValue(marks));
            new CountTarget(page, parsed.GetValue(pgo)).Run(parsed.GetValue(launch) is { } text ? TimedLaunch.Parse(text) : null);
        });
    }
}
