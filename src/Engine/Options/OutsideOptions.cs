using System.CommandLine.Parsing;
using System.Text.RegularExpressions;
using SerBench.Engine.Inference;
using SerBench.Engine.Outside;
using SerBench.Engine.Outside.Plugins;

namespace SerBench.Engine.Options;

internal sealed partial class OutsideOptions
{
    private const int MostInstances = 65_536;
    private const ulong DefaultSeed = 1;

    private readonly Option<string[]> _plugins = FilterOptions.List(
        Plugin, "assemblies that implement formats, accesses, serializers or tree codecs");
    private readonly Option<string[]> _types = FilterOptions.List("--types", "assemblies or C# files with a type of your own");
    private readonly Option<string> _type =
        new(TypeName) { HelpName = "NAME", Description = "name of the type, or of the message of the .proto file" };
    private readonly Option<string[]> _sample = FilterOptions.List(
        "--sample", "instead of a type: files or folders of JSON, from which the type is guessed");
    private readonly Option<string> _schema = new("--schema") { HelpName = "FILE", Description = "instead of a type: a .proto file" };
    private readonly Option<bool> _keepUnknown =
        new("--keep-unknown") { Description = "give the types of a schema a member that keeps fields which it does not declare" };
    private readonly Option<string> _emit = new("--emit")
    {
        HelpName = "FILE.cs",
        Description = "write the type of a sample or schema as C#, to be edited and given to --types",
    };
    private readonly Option<bool> _enums =
        new("--enums") { Description = "make enums of texts of a sample that have few different values" };
    private readonly Option<string[]> _data = FilterOptions.List("--data", "files of JSON: an object, an array, or one value per line");

    // Both options are texts, because for a published data set they have other forms, such as two numbers.
    private readonly Option<string> _seed =
        new("--seed") { HelpName = "N", Description = "seed for random instances, and for the sample of longer data; default: 1" };
    private readonly Option<string> _count = new("--count")
    {
        HelpName = "N",
        Description = $"largest number of instances that a row takes in turn; default: {Scenario.VariedInstances}",
    };

    private Option[] All => [_plugins, _types, _type, _sample, _schema, _keepUnknown, _emit, _enums, _data, _seed, _count];

    public const string Plugin = "--plugin";

    public const string Versions = "--versions";

    private const string TypeName = "--type";

    public static IReadOnlyList<string> Names { get; } = [.. new OutsideOptions().All.Select(option => option.Name)];

    public void AddTo(Command command, FromOutside takes)
    {
        foreach (Option option in All.Where(option => takes >= NeedOf(option.Name) && command.Options.All(own => own.Name != option.Name)))
        {
            command.Options.Add(option);
        }

        // Some commands have their own options of these names, which are not checked.
        foreach (Option option in command.Options.Intersect([_seed, _count]))
        {
            option.Validators.Add(result =>
            {
                if (result.Parent is CommandResult given
                    && !Array.Exists((Option[])[_types, _sample, _schema], source => given.GetResult(source) is { Implicit: false }))
                {
                    result.AddError(NeedsSource(option));
                }
            });
        }
    }

    public static string WordsIn(string commandLine) => string.Concat(Words().Matches(commandLine)
        .Where(word => Names.Contains(word.Groups["name"].Value) && word.Groups["name"].Value != "--emit")
        .Select(word => $" {word.Groups["name"]}"
            + (word.Groups["value"] is { Success: true, Value: var value } ? $" {Quote(value.Trim('"'))}" : "")));

    // A value with other characters could be a command of the shell, so it is replaced.
    public static string Quote(string value) =>
        !value.All(unit => char.IsLetterOrDigit(unit) || " _-./\\:+,".Contains(unit)) ? "..."
        : value.Contains(' ') ? $"\"{value}\"" : value;

    public static FromOutside NeedOf(string option) => option switch
    {
        Plugin => FromOutside.Plugins,
        "--data" or "--seed" or "--count" => FromOutside.All,
        _ => FromOutside.Types,
    };

    public static string? TypeOf(ParseResult parsed) => parsed.GetValue<string>(TypeName);

    public static string[] Repeat(ParseResult parsed) =>
    [
        .. parsed.CommandResult.Children.OfType<OptionResult>().Where(result => !result.Implicit && Names.Contains(result.Option.Name))
            .SelectMany(result => result.Tokens.Count == 0
                ? [result.Option.Name]
                : result.Tokens.SelectMany(token => new[] { result.Option.Name, token.Value })),
    ];

    // --seed and --count may belong to a data set, and --type to --versions. Such options alone load nothing.
    public ProgramContext Extend(ProgramContext context, ParseResult parsed) =>
        Given(parsed, All.Except(HasVersions(parsed) ? [_seed, _count, _type] : [_seed, _count])).Any()
            ? context.With(OpenedOutside.Open(Read(parsed)))
            : context;

    private OutsideFile Read(ParseResult parsed)
    {
        string? type = parsed.GetValue(_type);
        IReadOnlyList<string> data = SampleReader.Find(FilterOptions.Split(parsed.GetValue(_data)));
        if (FindConflict(parsed) is { } conflict)
        {
            throw new UsageException(conflict);
        }

        (ulong seed, int count) = Given(parsed, _types, _sample, _schema).Any()
            ? ReadMaking(parsed)
            : (DefaultSeed, Scenario.VariedInstances);
        var named = new OutsideFile
        {
            Plugins = FilterOptions.Split(parsed.GetValue(_plugins)),
            Types = FilterOptions.Split(parsed.GetValue(_types)),
            Type = type,
            DataFiles = data,
            Seed = seed,
            Count = count,
        };
        if (Infer(parsed, type, data) is not { } written)
        {
            return named;
        }

        string file = Path.Combine(TemporaryFolder.Create(), written.Root + TypeSources.Extension);
        NamedFile.WriteText(file, written.Text);
        string? emitted = parsed.GetValue(_emit);
        if (emitted is not null)
        {
            NamedFile.WriteEditable(emitted, written.Text);
        }

        string place = emitted is null ? "--emit FILE.cs writes it" : $"it is in {emitted}";
        return named with
        {
            Types = [file],
            Type = written.Root,
            Origin = $"The type was written from {written.Origin}; {place} for you to edit.",
            OriginNote = written.Note,
            DataFiles = data.Count > 0 ? data : written.Data,
        };
    }

    private (ulong Seed, int Count) ReadMaking(ParseResult parsed)
    {
        (string? seed, string? count) = (TextOf(parsed, _seed), TextOf(parsed, _count));
        ulong start = DefaultSeed;
        int most = Scenario.VariedInstances;
        return seed is not null && !ulong.TryParse(seed, NumberStyles.None, null, out start)
                ? throw new UsageException($"--seed takes a whole number up to {ulong.MaxValue} for a type of your own, not '{seed}'.")
            : count is not null && !(int.TryParse(count, NumberStyles.None, null, out most) && most is >= 1 and <= MostInstances)
                ? throw new UsageException($"--count must be from 1 to {MostInstances}, not {count}.")
            : (start, most);
    }

    // Compares names, because a command may have its own option of the same name.
    private static string? TextOf(ParseResult parsed, Option option) =>
        parsed.CommandResult.Children.OfType<OptionResult>()
            .FirstOrDefault(result => result.Option.Name == option.Name) is { Implicit: false, Tokens: [var text, ..] }
            ? text.Value : null;

    private string? FindConflict(ParseResult parsed)
    {
        Option[] sources = [.. Given(parsed, _types, _sample, _schema)];
        Option? source = sources.FirstOrDefault();
        return sources.Length > 1 ? $"{sources[0].Name} and {sources[1].Name} both say what the type is; give one of them."
            : source is null && Given(parsed, _type, _data).FirstOrDefault() is { } alone ? NeedsSource(alone)
            : source != _schema && Given(parsed, _keepUnknown).Any()
                ? "--keep-unknown needs --schema: the .proto file that declares the other fields."
            : source != _sample && Given(parsed, _enums).Any() ? "--enums needs --sample, in whose texts enums are found."
            : source != _sample && source != _schema && Given(parsed, _emit).Any()
                ? "--emit needs --sample or --schema, from which the type is written."
            : null;
    }

    private WrittenTypes? Infer(ParseResult parsed, string? type, IReadOnlyList<string> data) =>
        FilterOptions.Split(parsed.GetValue(_sample)) is { Length: > 0 } sample
            ? WrittenTypes.OfSample(sample, type, parsed.GetValue(_enums))
        : parsed.GetValue(_schema) is { } schema ? WrittenTypes.OfSchema(schema, type, data, parsed.GetValue(_keepUnknown))
        : null;

    private static bool HasVersions(ParseResult parsed) =>
        parsed.CommandResult.Children.OfType<OptionResult>().Any(result => result.Option.Name == Versions);

    [GeneratedRegex("""(?<name>--[a-z-]+)([ =](?<value>"[^"]*"|[^-"\s]\S*))?""")]
    private static partial Regex Words();

    private static string NeedsSource(Option option) =>
        $"{option.Name} needs --types, --sample or --schema: the assembly, C# file, JSON or .proto file that has the type.";

    private static IEnumerable<Option> Given(ParseResult parsed, params IEnumerable<Option> options) =>
        options.Where(option => parsed.GetResult(option) is { Implicit: false });
}
