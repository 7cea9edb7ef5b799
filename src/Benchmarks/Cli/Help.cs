using SerBench.Engine.Install;

namespace SerBench.Benchmarks.Cli;

internal static class Help
{
    private const int Column = 28;

    private static readonly (string Heading, IReadOnlyList<string> Names)[] Groups =
    [
        ("Rows", [.. FilterOptions.Names, "--op", "--ours"]),
        ("Your own types, data and serializers", OutsideOptions.Names),
        ("Time", ["--profile", "--smoke", "--full", "--budget", "--resume"]),
        ("Results", ["--out", "--save", "--json", "--why"]),
        ("Ranking", ["--link", "--reads", "--writes", "--only", "--now", "--rate"]),
        ("Results of other commands", ["--aot", "--attack", "--evolve", "--fairness", "--load", "--memory", "--tree"]),
    ];

    public static void Print(Terminal terminal, Command command)
    {
        bool isRoot = command is RootCommand;
        terminal.Line(command.Description!);
        IEnumerable<string> arguments = command.Arguments.Select(argument =>
            argument is { HasDefaultValue: false, Arity.MinimumNumberOfValues: > 0 } ? $"<{argument.Name}>" : $"[{argument.Name}]");
        string[] words = [isRoot ? "[command]" : command.Name, .. arguments, "[options]"];
        Group(terminal, "Usage", [(Repository.CommandLine(string.Join(' ', words)), "")]);
        Group(terminal, "Commands", command.Subcommands.Where(one => !one.Hidden).Select(one => (one.Name, one.Description!)));
        Group(terminal, "Arguments", command.Arguments.Select(argument => (argument.Name, argument.Description!)));
        ILookup<string, Option> options = command.Options.ToLookup(
            option => Groups.FirstOrDefault(group => group.Names.Contains(option.Name)).Heading ?? "Options");
        foreach (string heading in Groups.Select(group => group.Heading).Prepend("Options"))
        {
            Group(terminal, heading, options[heading].Select(Describe));
        }

        string key = isRoot ? HelpExamples.Root : command.Name;
        Group(terminal, "Examples", HelpExamples.All
            .Where(example => example.Command == key).Select(example => (Repository.CommandLine(example.Arguments), example.For)));
        if (isRoot && Repository.IsTool)
        {
            Group(terminal, "Libraries", [
                (Repository.CommandLine(InstalledTool.Command), "ask the package feed again for libraries to compare with"),
                (Repository.CommandLine($"{InstalledTool.Offline} sizes"), "any command without them, and without asking")]);
        }
    }

    private static (string Name, string Text) Describe(Option option) => (
        $"{option.Name}{(option.HelpName is { } value ? $" {value}" : "")}{(option.Required ? " (required)" : "")}",
        option.Description
            + (option.HasDefaultValue && option.ValueType != typeof(bool) ? $"; default: {option.GetDefaultValue()}" : ""));

    private static void Group(Terminal terminal, string heading, IEnumerable<(string Name, string Text)> entries)
    {
        (string Name, string Text)[] all = [.. entries];
        if (all.Length == 0)
        {
            return;
        }

        terminal.Line();
        terminal.Line($"{heading}:");
        foreach ((string name, string text) in all)
        {
            terminal.Entry($"  {name}", text, Column);
        }
    }
}
