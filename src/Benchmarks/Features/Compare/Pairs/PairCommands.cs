using System.CommandLine;
using System.Text.Json;
using SerBench.Benchmarks.Engine.Measure;
using SerBench.Benchmarks.Engine.Options;

namespace SerBench.Benchmarks.Features.Compare.Pairs;

/// <summary>Hidden commands of the processes that <c>compare --run</c> starts. They print JSON alone.</summary>
internal static class PairCommands
{
    public static Command CreatePlan(ProgramContext context)
    {
        var filter = new FilterOptions();
        Option<string[]> operations = FilterOptions.List("--op", "operations");
        Option<string> folder = new("--out") { Required = true };
        Command command = HiddenCommand.Create(PairPlan.CommandName, [operations, folder], parsed =>
        {
            Operation[] wanted = [.. FilterOptions.Split(parsed.GetValue(operations)).Select(FilterOptions.FindOperation)];
            PairPlan[] plans = PairPlan.Make(context, filter.Read(parsed), wanted, parsed.GetRequiredValue(folder));
            context.Terminal.Output.WriteLine(JsonSerializer.Serialize(plans));
        });
        filter.AddTo(command);
        return command;
    }

    public static Command CreateLaunch(ProgramContext context)
    {
        Option<string> launch = new("--launch") { Required = true };
        Option<int> layout = new("--layout");
        return HiddenCommand.Create(PairLaunch.CommandName, [launch, layout], parsed =>
        {
            PairSample[] samples = PairLaunch.Run(TimedLaunch.Parse(parsed.GetRequiredValue(launch)), parsed.GetValue(layout));
            context.Terminal.Output.WriteLine(JsonSerializer.Serialize(samples));
        });
    }
}
