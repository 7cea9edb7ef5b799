using System.CommandLine;
using SerBench.Benchmarks.Outside.OwnTypes;
using SerBench.Benchmarks.Outside;

namespace SerBench.Benchmarks.Options;

/// <summary>
/// The options for types, data and serializers from outside. Commands find these in their context, so the options are read before any command is
/// created.
/// </summary>
internal sealed class OutsideOptions
{
    private const int MostInstances = 65_536;

    private readonly Option<string[]> _plugins = FilterOptions.List("--plugin", "assemblies that implement formats, accesses, serializers or tree codecs");
    private readonly Option<string[]> _types = FilterOptions.List("--types", "assemblies with a type of your own");
    private readonly Option<string> _type = new("--type") { HelpName = "NAME", Description = "name of the type, which is measured instead of the built-in models" };
    private readonly Option<string[]> _data = FilterOptions.List("--data", "files of JSON: an object, an array, or one value per line");
    private readonly Option<ulong> _seed = new("--seed") { HelpName = "N", Description = "seed for random instances, and for the sample of longer data; default: 1", DefaultValueFactory = _ => 1 };
    private readonly Option<int> _count = new("--count")
    {
        HelpName = "N",
        Description = $"largest number of instances that a row takes in turn; default: {Scenario.VariedInstances}",
        DefaultValueFactory = _ => Scenario.VariedInstances,
    };

    private Option[] All => [_plugins, _types, _type, _data, _seed, _count];

    /// <summary>Adds the options, except one that the command has under the same name: then both are given by one.</summary>
    public void AddTo(Command command)
    {
        foreach (Option option in All.Where(option => command.Options.All(own => own.Name != option.Name)))
        {
            command.Options.Add(option);
        }
    }

    /// <summary>The context, extended by the arguments.</summary>
    public static ProgramContext Extend(ProgramContext context, string[] arguments)
    {
        var options = new OutsideOptions();
        var command = new RootCommand();
        options.AddTo(command);
        command.TreatUnmatchedTokensAsErrors = false;
        ParseResult parsed = command.Parse(arguments, new ParserConfiguration { EnablePosixBundling = false });

        // Errors in the arguments are reported later, by the parser of all commands.
        return parsed.Errors.Count > 0 || !options.All.Any(option => parsed.GetResult(option) is { Implicit: false })
            ? context
            : context.With(OpenedOutside.Open(options.Read(parsed)));
    }

    private OutsideRequest Read(ParseResult parsed)
    {
        string[] types = FilterOptions.Split(parsed.GetValue(_types));
        string? type = parsed.GetValue(_type);
        string[] data = FilterOptions.Split(parsed.GetValue(_data));
        int count = parsed.GetValue(_count);
        if (types.Length == 0 && (type is not null || data.Length > 0))
        {
            throw new UsageException($"{(type is null ? "--data" : "--type")} needs --types: the assembly that has the type.");
        }

        if (count is < 1 or > MostInstances)
        {
            throw new UsageException($"--count must be from 1 to {MostInstances}, not {count}.");
        }

        return new OutsideRequest(FilterOptions.Split(parsed.GetValue(_plugins)), types, type, data, new OwnTypeOptions(parsed.GetValue(_seed), count));
    }
}

/// <summary><c>--outside</c>, hidden: the plug-ins and the own type of the process that started this one.</summary>
internal sealed class OutsideFileOption : Option<string>
{
    public OutsideFileOption()
        : base("--outside")
    {
        Hidden = true;
    }

    public ProgramContext Open(ParseResult parsed, ProgramContext context) =>
        parsed.GetValue(this) is { } file ? context.With(OpenedOutside.Open(file)) : context;
}
