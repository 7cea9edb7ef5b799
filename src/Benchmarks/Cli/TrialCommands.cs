using System.CommandLine;
using System.Text.Json;
using SerBench.Benchmarks.Engine.Cells;

using SerBench.Benchmarks.Engine.Options;
using SerBench.Benchmarks.Engine.Outside.Plugins;
using SerBench.Benchmarks.Features.Fairness;

namespace SerBench.Benchmarks.Cli;

/// <summary>Hidden commands of the processes that try plug-ins and own types. A crash or hang there does not affect the main process.</summary>
internal static class TrialCommands
{
    public static Command CreatePluginTrial(ProgramContext context)
    {
        var outside = new OutsideFileOption { Required = true };
        return HiddenCommand.CreateWatched(PluginTrial.CommandName, context, [outside], (parsed, report) =>
            report.TryAll(PluginTypes.FindAll(OutsideFile.Read(parsed.GetRequiredValue(outside)).Plugins), PluginTypes.NameOf, PluginTrial.Try));
    }

    public static Command CreateTypeTrial(ProgramContext context)
    {
        var outside = new OutsideFileOption { Required = true };
        return HiddenCommand.CreateWatched(TypeTrial.CommandName, context, [outside], (parsed, report) =>
            report.TryAll([parsed.GetRequiredValue(outside)], path => TypeTrial.NameOf(OutsideFile.Read(path)), TypeTrial.Try));
    }

    public static Command CreateCellCheck(ProgramContext context)
    {
        var outside = new OutsideFileOption { Required = true };
        var depth = new MaxDepthOption();
        Option<string> cells = new("--cells") { Required = true };
        return HiddenCommand.CreateWatched(CellCheck.CommandName, context, [outside, depth, cells], (parsed, report) =>
        {
            depth.Apply(parsed);
            CellSelection selection = outside.Open(parsed, context).Selection;
            CellId[] ids = JsonSerializer.Deserialize<CellId[]>(File.ReadAllText(parsed.GetRequiredValue(cells)))!;
            report.TryAll(ids, id => id.ToString(), id => JsonSerializer.Serialize(CheckedCell.Of(selection.Find(id)).ToRecord()));
        });
    }

    public static Command CreateFairCell(ProgramContext context)
    {
        var options = new CellOptions();
        return HiddenCommand.CreateWatched(FairCell.CommandName, context, options.All, (parsed, report) =>
        {
            CellId id = options.Read(parsed);
            FairCell found = FairCell.Find(context.Selection.Find(id)) ?? throw new UsageException($"{id} has no direct calls.");
            report.TryAll([found], cell => cell.Cell.Id.ToString(), cell => cell.Time());
        });
    }
}
