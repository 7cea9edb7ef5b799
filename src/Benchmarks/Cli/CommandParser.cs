using System.CommandLine;
using System.CommandLine.Parsing;
using SerBench.Benchmarks.Engine.Options;
using SerBench.Benchmarks.Features.Advice;
using SerBench.Benchmarks.Features.Attacks;
using SerBench.Benchmarks.Features.Compare;
using SerBench.Benchmarks.Features.Compare.Pairs;
using SerBench.Benchmarks.Features.Counts;
using SerBench.Benchmarks.Features.Driver;
using SerBench.Benchmarks.Features.Evolution;
using SerBench.Benchmarks.Features.Explain;
using SerBench.Benchmarks.Features.Fairness;
using SerBench.Benchmarks.Features.Listing;
using SerBench.Benchmarks.Features.Memory;
using SerBench.Benchmarks.Features.Messages;
using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Features.Runs;
using SerBench.Benchmarks.Features.Scaling;
using SerBench.Benchmarks.Features.Sizes;
using SerBench.Benchmarks.Features.Trees;

namespace SerBench.Benchmarks.Cli;

/// <summary>From arguments to an exit code.</summary>
public static class CommandParser
{
    private const string EndOfOwnOptions = "--";

    private static readonly string[] HelpOptions = ["--help", "-h", "-?", "/?"];

    // The commands that work on types, data and serializers from outside, the hidden one among them, and those that make data of their own.
    private static readonly string[] WithTypes = [RunCommand.Name, "list", "sizes", "encode", "decode", "explain", "attack", "ladder", "evolve", PairPlan.CommandName];
    private static readonly string[] WithPlugins = [.. WithTypes, "tree", "scaling"];

    public static int Run(string[] arguments, ProgramContext context)
    {
        // Arguments after the double hyphen are for BenchmarkDotNet and not for our parser.
        int end = Array.IndexOf(arguments, EndOfOwnOptions);
        string[] own = end < 0 ? arguments : arguments[..end];
        string[] passedOn = end < 0 ? [] : arguments[(end + 1)..];
        try
        {
            own = Check(own, context);
            ProgramContext extended = WithPlugins.Contains(own[0]) && !own.Any(argument => HelpOptions.Contains(argument)) ? OutsideOptions.Extend(context, own[1..]) : context;
            foreach (string told in (extended.Outside?.Faults ?? []).Concat(new[] { extended.Outside?.OriginNote, extended.Outside?.Altered }.OfType<string>()))
            {
                context.Terminal.ErrorLine(told);
            }

            RootCommand root = CreateRoot(extended, passedOn, string.Join(' ', arguments));
            int code = Invoke(root, own, extended);
            return code == ExitCode.Done && extended.Outside?.Faults.Count > 0 ? ExitCode.Failed : code;
        }
        catch (Exception exception) when (exception is UsageException or RunRecordException)
        {
            context.Terminal.ErrorLine(exception.Message);
            return ExitCode.Usage;
        }
    }

    /// <summary>Refuses unknown commands and options and wrong values, before anything from outside is loaded. Returns the arguments with the name of their command.</summary>
    /// <exception cref="UsageException">No command takes these arguments.</exception>
    internal static string[] Check(string[] arguments, ProgramContext context)
    {
        RefuseEmpty(arguments);
        RootCommand root = CreateRoot(context, [], "");
        string[] own = WithVerb(arguments, root);
        RefuseForeign(own, root);
        Parse(root, own);
        return own;
    }

    // An empty argument, or a list of nothing, is usually a script's variable without a value. As a filter it would admit every cell; a message could not name it
    // as a file.
    private static void RefuseEmpty(string[] arguments)
    {
        int empty = Array.FindIndex(arguments, argument => string.IsNullOrWhiteSpace(argument.Replace(',', ' ')));
        if (empty >= 0)
        {
            throw new UsageException($"The argument{(empty > 0 ? $" after '{arguments[empty - 1]}'" : "")} is empty; give it a value or leave it out.");
        }
    }

    private static RootCommand CreateRoot(ProgramContext context, string[] passedOn, string commandLine)
    {
        RootCommand root = CreateCommands(context, passedOn, commandLine);
        foreach (Command command in root.Subcommands.Where(command => WithPlugins.Contains(command.Name)))
        {
            new OutsideOptions().AddTo(command, WithTypes.Contains(command.Name));
        }

        return root;
    }

    private static RootCommand CreateCommands(ProgramContext context, string[] passedOn, string commandLine) => new(
        "SerBench compares serializers, and separates the effect of their bytes from the effect of their code.")
    {
        RunCommand.Create(context, passedOn, commandLine),
        ListCommand.Create(context),
        EmitCommand.Create(context),
        SizesCommand.Create(context),
        EncodeCommand.Create(context),
        DecodeCommand.Create(context),
        ExplainCommand.Create(context),
        DoctorCommand.Create(context),
        TreeCommand.Create(context),
        ReportCommand.Create(context),
        CompareCommand.Create(context),
        ClaimsCommand.Create(context),
        LadderCommand.Create(context, passedOn, commandLine),
        DriverCommand.Create(context),
        AttackCommand.Create(context),
        AdviceCommand.Create(context),
        ScalingCommand.Create(context),
        MemoryCommand.Create(context),
        MemoryCommand.CreateLaunch(context),
        EvolveCommand.Create(context),
        FirstCallCommand.Create(context),
        ScalingCommand.CreateLaunch(context),
        TrialCommands.CreatePluginTrial(context),
        TrialCommands.CreateTypeTrial(context),
        TrialCommands.CreateCellCheck(context),
        TrialCommands.CreateFairCell(context),
        PairCommands.CreatePlan(context),
        PairCommands.CreateLaunch(context),
        CountCommands.CreateTracer(context),
        CountCommands.CreateTarget(),
        AttackCommand.CreateReader(context),
    };

    // Without a command name, "run" is assumed, and the options are its options.
    private static string[] WithVerb(string[] arguments, RootCommand root)
    {
        if (arguments is ["--version", ..] || (arguments is [var first, ..] && HelpOptions.Contains(first)))
        {
            return arguments;
        }

        if (arguments is [] or [['-', ..], ..])
        {
            return [RunCommand.Name, .. arguments];
        }

        return root.Subcommands.Any(command => command.Name == arguments[0])
            ? arguments
            : throw NearestMatch.Unknown("command", arguments[0], root.Subcommands.Where(command => !command.Hidden).Select(command => command.Name));
    }

    // An option of types or plug-ins that a command lacks is answered with the commands that have it.
    private static void RefuseForeign(string[] arguments, RootCommand root)
    {
        if (root.Subcommands.FirstOrDefault(command => command.Name == arguments[0]) is { } command
            && arguments.FirstOrDefault(argument => OutsideOptions.Names.Contains(argument) && command.Options.All(option => option.Name != argument)) is { } foreign)
        {
            IEnumerable<string> able = (foreign == OutsideOptions.Plugin ? WithPlugins : WithTypes).Where(name => name != PairPlan.CommandName);
            throw new UsageException($"'{command.Name}' takes no {foreign}; these commands do: {string.Join(", ", able)}.");
        }
    }

    private static ParseResult Parse(RootCommand root, string[] arguments)
    {
        ParseResult parsed = root.Parse(arguments, new ParserConfiguration { EnablePosixBundling = false });
        if (parsed.UnmatchedTokens is [{ } unknown, ..] && parsed.CommandResult.Command.TreatUnmatchedTokensAsErrors)
        {
            throw NearestMatch.Unknown("option", unknown, parsed.CommandResult.Command.Options.Concat(root.Options).Select(option => option.Name));
        }

        return parsed.Errors is [{ } error, ..] ? throw new UsageException(Clear(error)) : parsed;
    }

    // What the parser says of a number names a type of .NET.
    private static string Clear(ParseError error) => error.SymbolResult is OptionResult { Option: { } option, Tokens: [{ Value: { } given }] } && MostOf(option, given) is { } most
        ? $"{option.Name} takes a whole number up to {most}, not '{given}'."
        : error.Message;

    // The largest number of an option of which the text is none.
    private static ulong? MostOf(Option option, string given) =>
        option.ValueType == typeof(int) && !int.TryParse(given, CultureInfo.InvariantCulture, out _) ? int.MaxValue
        : option.ValueType == typeof(ulong) && !ulong.TryParse(given, CultureInfo.InvariantCulture, out _) ? ulong.MaxValue
        : null;

    private static int Invoke(RootCommand root, string[] arguments, ProgramContext context)
    {
        ParseResult parsed = Parse(root, arguments);
        int code = parsed.Invoke(new InvocationConfiguration
        {
            Output = context.Terminal.Output,
            Error = context.Terminal.Error,
            EnableDefaultExceptionHandler = false,
            ProcessTerminationTimeout = null,
        });
        if (arguments.Any(argument => HelpOptions.Contains(argument)))
        {
            HelpExamples.Print(context.Terminal, parsed.CommandResult.Command is RootCommand ? HelpExamples.Root : parsed.CommandResult.Command.Name);
        }

        return code;
    }
}
