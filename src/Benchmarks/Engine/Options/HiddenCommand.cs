using System.CommandLine;

namespace SerBench.Benchmarks.Engine.Options;

/// <summary>Commands of the processes that this program starts.</summary>
internal static class HiddenCommand
{
    public static Command Create(string name, Option[] options, Action<ParseResult> action)
    {
        var command = new Command(name) { Hidden = true };
        Array.ForEach(options, command.Options.Add);
        command.SetAction(parsed =>
        {
            action(parsed);
            return ExitCode.Done;
        });
        return command;
    }

    /// <summary>The command of a watched process.</summary>
    public static Command CreateWatched(string name, ProgramContext context, Option[] options, Action<ParseResult, WatchedReport> action)
    {
        Option<int> from = new(WatchedProcess.FromOption);
        return Create(name, [.. options, from], parsed => action(parsed, new WatchedReport(context.Terminal.Output, parsed.GetValue(from))));
    }
}

/// <summary>The options of a hidden command that name a cell.</summary>
internal sealed class CellOptions
{
    public Option<string>[] All { get; } = [.. new[] { "--serializer", "--model", "--scenario" }.Select(name => new Option<string>(name) { Required = true })];

    public static string[] ArgumentsOf(CellId id) => ["--serializer", id.Serializer, "--model", id.Model, "--scenario", id.Scenario];

    public CellId Read(ParseResult parsed) => new(parsed.GetRequiredValue(All[0]), parsed.GetRequiredValue(All[1]), parsed.GetRequiredValue(All[2]));
}
