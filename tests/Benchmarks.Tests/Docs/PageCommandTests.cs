using SerBench.Benchmarks.Cli;
using SerBench.Engine.Options;

namespace SerBench.Benchmarks.Tests.Docs;

// Every command of every page can be given: our own go through the parser of the program, and what others name exists.
public sealed partial class PageCommandTests
{
    // What gives a type, data or a serializer from outside: its names are unknown here.
    private static readonly string[] Outside = ["--types", "--sample", "--schema", "--plugin"];

    private static readonly string[] Shell = ["git ", "cd ", "for ", "dotnet tool ", "dotnet nuget ", "dotnet restore ", "dotnet format "];

    // The command passes options that it does not know to BenchmarkDotNet, which no page does.
    private static readonly Lazy<string> RunHelp = new(() => ProgramRun.OfBuiltIn(["run", "--help"]).Output);

    public static TheoryData<string, string> Commands
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach (string page in PageCommand.Pages)
            {
                foreach (string command in PageCommand.In(Clone.Read(page)).Distinct())
                {
                    data.Add(page, command);
                }
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(Commands))]
    public void Every_command_can_be_given(string page, string command)
    {
        string? fault = FaultOf(command);
        Assert.True(fault is null, $"{page}: {command}\n{fault}");
    }

    // A page with commands must not go unread because of the way they are written.
    [Theory]
    [InlineData("README.md", 20)]
    [InlineData("CONTRIBUTING.md", 8)]
    [InlineData("docs/choose.md", 6)]
    [InlineData("docs/teach.md", 10)]
    [InlineData("docs/own-types.md", 4)]
    [InlineData(".github/workflows/ci.yml", 3)]
    public void Commands_are_found(string page, int least) => Assert.InRange(PageCommand.In(Clone.Read(page)).Count(), least, 100);

    [Theory]
    [InlineData("dotnet run -c Release -- --modle car")]
    [InlineData("dotnet run -c Release -- sizes --model cart")]
    [InlineData("dotnet run -c Release -- explain --model car")]
    [InlineData("dotnet run -c Release -- explain --serializer dense/compield --model car")]
    [InlineData("dotnet run -c Release -- tree --nodes many")]
    [InlineData("dotnet run -c Release --project src/Nothing -- list")]
    [InlineData("serbench size")]
    [InlineData("dotnet test tests/Nothing")]
    [InlineData("dotnet test --filter NoSuchTests")]
    [InlineData("eng/unpack packages")]
    [InlineData("rm -rf results")]
    public void A_wrong_command_is_noticed(string command) => Assert.NotNull(FaultOf(command));

    [Fact]
    public void Explanations_run() => Assert.All(
        Commands.Select(row => row.Data.Item2).Where(command => command.Contains(" explain ") && !Outside.Any(command.Contains)).Distinct(),
        command => Assert.Equal((command, ExitCode.Done), (command, ProgramRun.OfBuiltIn(ArgumentsOf(command)).ExitCode)));

    private static string? FaultOf(string command)
    {
        string[] words = [.. Variables().Replace(command, "").Split(' ', StringSplitOptions.RemoveEmptyEntries)];
        return words switch
        {
            ["dotnet", "run", ..] => ProjectFault(words) ?? OwnFault(ArgumentsOf(command)),
            ["serbench" or "tool/serbench" or ".tool/serbench", ..] => OwnFault(ArgumentsOf(command)),
            ["dotnet", "test", ..] => TestFault(words[2..]),
            ["dotnet", "build" or "publish", ..] =>
                words[2..].Where(word => OwnPaths().IsMatch(word)).Select(MissingFault).FirstOrDefault(fault => fault is not null),
            ["bash", var script, ..] => MissingFault(script),
            [var script, ..] when script.StartsWith("eng/", StringComparison.Ordinal)
                || script.StartsWith(".ci/", StringComparison.Ordinal) => MissingFault(script),
            _ when Shell.Any(start => command.StartsWith(start, StringComparison.Ordinal)) => null,
            _ => "This test does not know how to check it.",
        };
    }

    // The words behind the double hyphen, or behind the name of the tool. Three points stand for anything.
    private static string[] ArgumentsOf(string command)
    {
        string[] words = [.. Words().Matches(command).Select(match => match.Value.Trim('"'))];
        int start = words[0] != "dotnet" ? Array.FindIndex(words, word => word.EndsWith("serbench", StringComparison.Ordinal))
            : Array.IndexOf(words, "--") is >= 0 and var end ? end
            : words.Length - 1;
        return
        [
            .. words[(start + 1)..]
                .Where(word => word is not ("..." or "--offline"))
                .Select(word => word == "<command>" ? "list" : word),
        ];
    }

    private static string? OwnFault(string[] arguments)
    {
        if (arguments is ["libraries"])
        {
            return null;
        }

        try
        {
            return CommandParser.Parse(arguments).CommandResult.Command.Name == "run" && UnknownOption(arguments) is { } unknown
                ? $"'run' has no {unknown}."
                : arguments.Intersect(Outside).Any() ? null
                : ValuesOf(arguments, "--model")
                    .Where(id => ModelCatalog.BuiltIn.Find(id) is null)
                    .Select(id => $"There is no model '{id}'.")
                    .Concat(ValuesOf(arguments, "--serializer")
                        .Where(id => !IsSerializer(id))
                        .Select(id => $"There is no serializer '{id}'."))
                    .FirstOrDefault();
        }
        catch (UsageException exception)
        {
            return exception.Message;
        }
    }

    // The first option that the help of the command "run" does not have.
    private static string? UnknownOption(string[] arguments) => arguments.FirstOrDefault(word =>
        word.StartsWith("--", StringComparison.Ordinal) && !RunHelp.Value.Contains($" {word}"));

    // A library may be absent from this build; "ID" and "M" stand for any.
    private static bool IsSerializer(string id) =>
        id.StartsWith("peer/", StringComparison.Ordinal)
            || id == "ID"
            || Catalog.BuiltIn.Serializers.Any(serializer => serializer.Id == id.Split('+')[0]);

    private static IEnumerable<string> ValuesOf(string[] arguments, string option) => arguments
        .Zip(arguments.Skip(1))
        .Where(pair => pair.First == option && pair.Second != "M")
        .SelectMany(pair => pair.Second.Split(','));

    private static string? ProjectFault(string[] words) =>
        Array.IndexOf(words, "--project") is >= 0 and var option ? MissingFault(words[option + 1]) : null;

    private static string? TestFault(string[] words)
    {
        string? path = words.FirstOrDefault(word => OwnPaths().IsMatch(word));
        string? name = Array.IndexOf(words, "--filter") is >= 0 and var option
            ? words[option + 1].Replace("FullyQualifiedName~", "")
            : null;
        return path is not null && MissingFault(path) is { } missing ? missing
            : name is null || TestFiles().Any(file => File.ReadAllText(file).Contains($"class {name}")) ? null
            : $"There is no test '{name}'.";
    }

    private static IEnumerable<string> TestFiles() =>
        Directory.EnumerateFiles(Clone.At("tests"), "*.cs", SearchOption.AllDirectories);

    private static string? MissingFault(string path) =>
        path.Contains('<') || path.Contains('$') || Path.Exists(Clone.At(path)) ? null : $"There is no '{path}'.";

    [GeneratedRegex(@"^([A-Z_]+=\S+ )+")]
    private static partial Regex Variables();

    [GeneratedRegex(@"""[^""]*""|\S+")]
    private static partial Regex Words();

    [GeneratedRegex(@"^(src|tests|samples|SerBench)\b")]
    private static partial Regex OwnPaths();
}
