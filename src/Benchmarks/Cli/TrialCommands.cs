using System.CommandLine;
using System.Text.Json;
using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Fairness;
using SerBench.Benchmarks.Options;
using SerBench.Benchmarks.Outside.Plugins;

namespace SerBench.Benchmarks.Cli;

/// <summary>Hidden commands of the processes that try plug-ins and own types. A crash or hang there does not affect the main process.</summary>
internal static class TrialCommands
{
    public static Command CreatePluginTrial(ProgramContext context)
    {
        var outside = new OutsideFileOption { Required = true };
        Option<int> from = new(WatchedProcess.FromOption);
        var command = new Command(PluginTrial.CommandName, "Tries the types of plug-ins.") { outside, from };
        command.Hidden = true;
        command.SetAction(parsed =>
        {
            OutsideFile file = OutsideFile.Read(parsed.GetRequiredValue(outside));
            new WatchedReport(context.Terminal.Output).TryAll(
                PluginTypes.FindAll(file.Plugins), parsed.GetValue(from), PluginTypes.NameOf, PluginTrial.Try);
            return ExitCode.Done;
        });
        return command;
    }

    public static Command CreateTypeTrial(ProgramContext context)
    {
        var outside = new OutsideFileOption { Required = true };
        Option<int> from = new(WatchedProcess.FromOption);
        var command = new Command(TypeTrial.CommandName, "Tries an own type.") { outside, from };
        command.Hidden = true;
        command.SetAction(parsed =>
        {
            new WatchedReport(context.Terminal.Output).TryAll(
                [parsed.GetRequiredValue(outside)], parsed.GetValue(from), path => TypeTrial.NameOf(OutsideFile.Read(path)), TypeTrial.Try);
            return ExitCode.Done;
        });
        return command;
    }

    public static Command CreateCellCheck(ProgramContext context)
    {
        var outside = new OutsideFileOption { Required = true };
        var depth = new MaxDepthOption();
        Option<string> cells = new("--cells") { Required = true };
        Option<int> from = new(WatchedProcess.FromOption);
        var command = new Command(CellCheck.CommandName, "Checks the cells of plug-ins.") { outside, depth, cells, from };
        command.Hidden = true;
        command.SetAction(parsed =>
        {
            depth.Apply(parsed);
            CellSelection selection = outside.Open(parsed, context).Selection;
            CellId[] ids = JsonSerializer.Deserialize<CellId[]>(File.ReadAllText(parsed.GetRequiredValue(cells)))!;
            new WatchedReport(context.Terminal.Output).TryAll(
                ids,
                parsed.GetValue(from),
                id => id.ToString(),
                id => JsonSerializer.Serialize(CheckedCell.Of(selection.Find(id)).ToRecord()));
            return ExitCode.Done;
        });
        return command;
    }

    public static Command CreateFairCell(ProgramContext context)
    {
        Option<string> serializer = new("--serializer") { Required = true };
        Option<string> model = new("--model") { Required = true };
        Option<string> scenario = new("--scenario") { Required = true };
        Option<int> from = new(WatchedProcess.FromOption);
        var command = new Command(FairCell.CommandName, "Times a row and direct calls in turn.") { serializer, model, scenario, from };
        command.Hidden = true;
        command.SetAction(parsed =>
        {
            var id = new CellId(parsed.GetRequiredValue(serializer), parsed.GetRequiredValue(model), parsed.GetRequiredValue(scenario));
            new WatchedReport(context.Terminal.Output).TryAll(
                [FairCell.Find(context.Selection.Find(id)) ?? throw new UsageException($"{id} has no direct calls.")], parsed.GetValue(from), cell => cell.Cell.Id.ToString(), cell => cell.Time());
            return ExitCode.Done;
        });
        return command;
    }
}
