using System.CommandLine.Parsing;

namespace SerBench.Benchmarks.Cli;

public static class CommandParser
{
    private const string EndOfOwnOptions = "--";
    private const string Usual = "run";

    private static readonly string[] HelpOptions = ["--help", "-h", "-?", "/?"];

    public static int Run(string[] arguments, ProgramContext context)
    {
        // Arguments after the double hyphen are for BenchmarkDotNet.
        int end = Array.IndexOf(arguments, EndOfOwnOptions);
        try
        {
            ParseResult parsed = Parse(end < 0 ? arguments : arguments[..end]);
            if (parsed.Action is not null)
            {
                return Explain(parsed, context.Terminal);
            }

            var command = (FeatureCommand)parsed.CommandResult.Command;
            ProgramContext extended = command.Outside?.Extend(context, parsed) ?? context;
            IReadOnlyList<string> faults = extended.Outside?.Faults ?? [];
            foreach (string warning in faults.Concat(new[] { extended.Outside?.OriginNote, extended.Outside?.Altered }.OfType<string>()))
            {
                context.Terminal.ErrorLine(warning);
            }

            int code = command.Run(parsed, extended with
            {
                CommandLine = string.Join(' ', arguments.Select(argument => argument.Contains(' ') ? $"\"{argument}\"" : argument)),
                PassedOn = end < 0 ? [] : arguments[(end + 1)..],
                Invoke = Invoke,
                Features = FeatureList.All,
            });
            return code == ExitCode.Done && faults.Count > 0 ? ExitCode.Failed : code;
        }
        catch (Exception exception) when (exception is UsageException or RunRecordException)
        {
            context.Terminal.ErrorLine(exception.Message);
            return exception is UsageException { IsOfMachine: true } ? ExitCode.Failed : ExitCode.Usage;
        }
    }

    internal static ParseResult Parse(string[] arguments)
    {
        RefuseEmpty(arguments);
        RootCommand root = CreateRoot();
        string[] own = WithVerb(arguments, root);
        RefuseForeign(own, root);
        return Parse(root, own);
    }

    private static int Invoke(ProgramContext context, IReadOnlyList<string> arguments)
    {
        ParseResult parsed = Parse(CreateRoot(), arguments);
        return ((FeatureCommand)parsed.CommandResult.Command).Run(parsed, context);
    }

    // An empty argument usually comes from an unset variable of a script. An empty filter would match all cells.
    private static void RefuseEmpty(string[] arguments)
    {
        int empty = Array.FindIndex(arguments, argument => string.IsNullOrWhiteSpace(argument.Replace(',', ' ')));
        if (empty >= 0)
        {
            throw new UsageException(
                $"The argument{(empty > 0 ? $" after '{arguments[empty - 1]}'" : "")} is empty; give it a value or leave it out.");
        }
    }

    private static RootCommand CreateRoot()
    {
        var root = new RootCommand("SerBench compares serializers, and separates the effect of their bytes from the effect of their code.");
        foreach (FeatureCommand command in FeatureList.All
            .SelectMany(feature => feature.CreateCommands(FeatureList.All)).Append(Child.CreateCommand()))
        {
            root.Subcommands.Add(command);
        }

        return root;
    }

    private static string[] WithVerb(string[] arguments, RootCommand root)
    {
        if (arguments is ["--version", ..] || (arguments is [var first, ..] && HelpOptions.Contains(first)))
        {
            return arguments;
        }

        if (arguments is [] or [['-', ..], ..])
        {
            return [Usual, .. arguments];
        }

        return root.Subcommands.Any(command => command.Name == arguments[0])
            ? arguments
            : throw NearestMatch.Unknown(
                "command", arguments[0], root.Subcommands.Where(command => !command.Hidden).Select(command => command.Name));
    }

    private static void RefuseForeign(string[] arguments, RootCommand root)
    {
        string[] With(string option) =>
            [.. root.Subcommands.Where(other => !other.Hidden && other.Options.Any(own => own.Name == option)).Select(other => other.Name)];
        if (root.Subcommands.FirstOrDefault(command => command.Name == arguments[0]) is { Hidden: false } command
            && arguments.Select(argument => argument.Split('=')[0])
                .FirstOrDefault(argument => With(argument) is { Length: > 0 } able && !able.Contains(command.Name)) is { } foreign)
        {
            throw new UsageException($"'{command.Name}' takes no {foreign}; these commands do: {string.Join(", ", With(foreign))}.");
        }
    }

    private static ParseResult Parse(RootCommand root, IReadOnlyList<string> arguments)
    {
        ParseResult parsed = root.Parse(arguments, new ParserConfiguration { EnablePosixBundling = false });

        // An argument that takes several values would also accept an unknown option as a value.
        IEnumerable<string> taken = parsed.CommandResult.Children.OfType<ArgumentResult>()
            .SelectMany(argument => argument.Tokens).Select(token => token.Value)
            .Where(value => value.StartsWith("--", StringComparison.Ordinal));
        IEnumerable<string> unmatched = parsed.CommandResult.Command.TreatUnmatchedTokensAsErrors ? parsed.UnmatchedTokens : [];
        if (taken.Concat(unmatched).FirstOrDefault() is { } unknown)
        {
            throw NearestMatch.Unknown(
                "option", unknown, parsed.CommandResult.Command.Options.Concat(root.Options).Select(option => option.Name));
        }

        return parsed.Errors is [{ } error, ..] ? throw new UsageException(Explain(error)) : parsed;
    }

    // The parser's own message about a wrong number contains the name of a .NET type.
    private static string Explain(ParseError error) =>
        error.SymbolResult is OptionResult { Option: { } option, Tokens: [{ Value: { } given }] }
        && MaxValueIfNotParsable(option, given) is { } most
            ? $"{option.Name} takes a whole number up to {most}, not '{given}'."
            : error.Message;

    private static ulong? MaxValueIfNotParsable(Option option, string given) =>
        option.ValueType == typeof(int) && !int.TryParse(given, out _) ? int.MaxValue
        : option.ValueType == typeof(ulong) && !ulong.TryParse(given, out _) ? ulong.MaxValue
        : null;

    private static int Explain(ParseResult parsed, Terminal terminal)
    {
        if (!parsed.Tokens.Any(token => HelpOptions.Contains(token.Value)))
        {
            return parsed.Invoke(new InvocationConfiguration { Output = terminal.Output, Error = terminal.Error });
        }

        Help.Print(terminal, parsed.CommandResult.Command);
        return ExitCode.Done;
    }
}
