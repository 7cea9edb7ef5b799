using SerBench.Benchmarks.Features.Reports;

namespace SerBench.Benchmarks.Features.Runs;

/// <summary><c>run</c>, the default command: prints facts first, then times, then a summary.</summary>
internal sealed class RunCommand
{
    // This option of BenchmarkDotNet asks for no run.
    private const string EnvironmentOption = "--info";

    private readonly FilterOptions _filter = new();
    private readonly Option<string[]> _operations = FilterOptions.List("--op", "encode, encode-fresh, decode, round-trip; or article, alone");
    private readonly Option<string> _profile = new("--profile") { HelpName = "NAME", Description = "smoke, quick (default), full, or counts: instructions, no times" };
    private readonly Option<bool> _smoke = new("--smoke") { Description = "short for --profile smoke" };
    private readonly Option<bool> _full = new("--full") { Description = "short for --profile full" };
    private readonly Option<string> _budget = new("--budget") { HelpName = "TIME", Description = "at most this long, such as 90s or 5m; libraries come first" };
    private readonly Option<bool> _resume = new("--resume") { Description = "continue the latest run, or that of --out, where it was stopped" };
    private readonly Option<string> _output = new("--out") { HelpName = "FOLDER", Description = "where results go; default: artifacts/runs/<time>" };
    private readonly Option<bool> _ours = new("--ours") { Description = "time all of our own formats, too, after the libraries" };
    private readonly Option<bool> _why = FilterOptions.Why();
    private readonly MaxDepthOption _maxDepth = new();
    private readonly IRunPart[] _parts;
    private readonly ResultOptions _results;
    private readonly QuestionOptions _question = new();

    private RunCommand(IFeature[] all, Command command)
    {
        _parts = [.. all.Select(feature => feature.CreatePart()).OfType<IRunPart>()];
        foreach (Option option in new Option[] { _operations, _profile, _smoke, _full, _budget, _resume, _output, _ours }.Concat(_parts.SelectMany(part => part.Options)).Concat([_why, _maxDepth]))
        {
            command.Options.Add(option);
        }

        _results = new ResultOptions(all, command);
        _question.AddTo(command);
        _filter.AddTo(command);
    }

    public static FeatureCommand Create(IFeature[] all)
    {
        var command = new FeatureCommand("run", "Shows sizes, times cells, and says what came out. All options of BenchmarkDotNet are accepted too, bare or after --.", FromOutside.All);
        var options = new RunCommand(all, command);
        command.TreatUnmatchedTokensAsErrors = false;
        command.SetWork((parsed, context) =>
        {
            options._maxDepth.Apply(parsed);
            RunRequest request = options.Read(parsed, context);
            return parsed.GetValue(options._resume) ? RunFlow.Resume(context, request) : RunFlow.Start(context, request);
        });
        return command;
    }

    private RunRequest Read(ParseResult parsed, ProgramContext context)
    {
        Operation[] operations = [.. FilterOptions.Split(parsed.GetValue(_operations)).Select(FilterOptions.FindOperation).Distinct()];
        bool isArticle = operations.Contains(Operation.Article);
        if (isArticle && operations.Length > 1)
        {
            throw new UsageException("The operation 'article' has its own way of measuring; ask for it alone.");
        }

        string[] bare = [.. parsed.UnmatchedTokens];
        CheckBareOptions(bare, parsed.CommandResult.Command);
        Profile profile = isArticle ? Profile.Article : ReadProfile(parsed);
        return new RunRequest(
            _filter.Read(parsed),
            operations,
            profile,
            parsed.GetValue(_budget) is { } budget ? Budget.Parse(budget) : null,
            parsed.GetValue(_output),
            [.. bare, .. context.PassedOn],
            context.CommandLine)
        {
            // A run that goes on keeps what it has.
            Attached = [.. _results.Read(parsed, isNew: !parsed.GetValue(_resume)), (null, _question.Read(parsed, context.Catalog.Serializers.Select(serializer => serializer.Id)))],
            Parts = [.. _parts.Select(part => part.Read(parsed, profile, context)).OfType<RunWork>()],
            IsOurs = parsed.GetValue(_ours),
            IsWhy = parsed.GetValue(_why),
        };
    }

    private Profile ReadProfile(ParseResult parsed)
    {
        string[] names =
        [
            .. parsed.GetValue(_profile) is { } name ? new[] { name } : [],
            .. parsed.GetValue(_smoke) ? new[] { Profile.Smoke.Name } : [],
            .. parsed.GetValue(_full) ? new[] { Profile.Full.Name } : [],
        ];
        return names.Length switch
        {
            0 => Profile.Quick,
            1 => Profile.Find(names[0]),
            _ => throw new UsageException($"Choose one profile, not {string.Join(" and ", names)}."),
        };
    }

    // A misspelt option of ours must not end as a puzzling message of BenchmarkDotNet.
    private static void CheckBareOptions(string[] bare, Command command)
    {
        HashSet<string> known = [.. BenchmarkDotNetOptions.Names];
        foreach (string token in bare)
        {
            if (token.StartsWith("--", StringComparison.Ordinal) && !known.Contains(token.Split('=')[0]))
            {
                throw NearestMatch.Unknown("option", token, command.Options.Select(option => option.Name).Concat(known));
            }
        }

        if (bare.Contains(EnvironmentOption))
        {
            throw new UsageException($"Instead of {EnvironmentOption}, the command 'doctor' shows the machine.");
        }

        if (bare is [{ } first, ..] && !first.StartsWith('-'))
        {
            throw new UsageException($"'{first}' belongs to no option; see --help.");
        }
    }
}
