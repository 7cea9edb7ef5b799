using SerBench.Benchmarks.Features.Reports;

namespace SerBench.Benchmarks.Features.Runs;

internal sealed class RunCommand
{
    // With this option, BenchmarkDotNet prints information and runs nothing.
    private const string EnvironmentOption = "--info";

    private readonly FilterOptions _filter = new();
    private readonly Option<string[]> _operations = FilterOptions.List(
        "--op", "encode, encode-fresh, decode, round-trip, stream, pipe; or article, alone");
    private readonly Option<string> _profile =
        new("--profile") { HelpName = "NAME", Description = "smoke, quick (default), full, or counts: instructions, no times" };
    private readonly Option<bool> _smoke = new("--smoke") { Description = "short for --profile smoke" };
    private readonly Option<bool> _full = new("--full") { Description = "short for --profile full" };
    private readonly BudgetOption _budget = new();
    private readonly JsonOption _json = new("the record of the run");
    private readonly Option<bool> _resume =
        new("--resume") { Description = "continue the latest run, or that of --out, where it was stopped" };
    private readonly Option<string> _output =
        new("--out") { HelpName = "FOLDER", Description = "where results go; default: artifacts/runs/<time>" };
    private readonly Option<bool> _ours = new("--ours") { Description = "time all of our own formats, too, after the libraries" };
    private readonly Option<bool> _why = FilterOptions.Why();
    private readonly IRunPart[] _parts;
    private readonly ResultOptions _results;
    private readonly QuestionOptions _question = new();

    private RunCommand(IFeature[] all, Command command)
    {
        _parts = [.. all.Select(feature => feature.CreatePart()).OfType<IRunPart>()];
        Option[] first = [_operations, _profile, _smoke, _full, _budget, _resume, _output, _json, _ours];
        foreach (Option option in first.Concat(_parts.SelectMany(part => part.Options)).Concat([_why, new MaxDepthOption()]))
        {
            command.Options.Add(option);
        }

        _results = new ResultOptions(all, command);
        _question.AddTo(command);
        _filter.AddTo(command);
    }

    public static FeatureCommand Create(IFeature[] all)
    {
        var command = new Command(
            "run", "Times cells, and says what came out. Takes options of BenchmarkDotNet, too.");
        var options = new RunCommand(all, command);
        command.TreatUnmatchedTokensAsErrors = false;
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            RunRequest request = options.Read(parsed, context);
            ProgramContext beside = context with { Terminal = context.Terminal.BesideJson(parsed.GetValue(options._json)) };
            return parsed.GetValue(options._resume) ? RunFlow.Resume(beside, request) : RunFlow.Start(beside, request);
        });
    }

    private RunRequest Read(ParseResult parsed, ProgramContext context)
    {
        Operation[] operations = [.. FilterOptions.Split(parsed.GetValue(_operations)).Select(FilterOptions.FindOperation).Distinct()];
        Publication? own = operations.Select(Publication.OfOperation).FirstOrDefault(one => one is not null);
        string itsOwn = $"The operation '{KebabCase.Of(own?.OwnOperation ?? default)}' has its own way of measuring";
        if (own is not null && operations.Length > 1)
        {
            throw new UsageException($"{itsOwn}; ask for it alone.");
        }

        if (own is not null)
        {
            parsed.Refuse(itsOwn, _profile.Name, _smoke.Name, _full.Name, _ours.Name);
        }

        if (parsed.GetValue(_resume))
        {
            parsed.Refuse(
                RunFlow.AsPlanned,
                [_operations.Name, _profile.Name, _smoke.Name, _full.Name, _ours.Name, _why.Name, .. FilterOptions.Names]);
        }

        string[] bare = [.. parsed.UnmatchedTokens];
        CheckBareOptions(bare, parsed.CommandResult.Command);
        Profile profile = own?.Profile ?? ReadProfile(parsed);
        return new RunRequest(
            _filter.Read(parsed),
            operations,
            profile,
            _budget.Of(parsed),
            parsed.GetValue(_output),
            [.. bare, .. context.PassedOn],
            context.CommandLine)
        {
            Attached =
            [
                .. _results.Read(parsed, isNew: !parsed.GetValue(_resume)),
                (null, _question.Read(parsed, context.Catalog.Serializers.Select(serializer => serializer.Id))),
            ],
            Parts = [.. _parts.Select(part => part.Read(parsed, profile, context)).OfType<RunWork>()],
            Json = parsed.GetValue(_json) ? context.Terminal.Output : null,
            IsOurs = parsed.GetValue(_ours),
            ShowsReasons = parsed.GetValue(_why),
        };
    }

    private Profile ReadProfile(ParseResult parsed)
    {
        string? smoke = parsed.GetValue(_smoke) ? Profile.Smoke.Name : null;
        string? full = parsed.GetValue(_full) ? Profile.Full.Name : null;
        return new[] { parsed.GetValue(_profile), smoke, full }.OfType<string>().ToArray() switch
        {
            [] => Profile.Quick,
            [var name] => Profile.Find(name),
            var names => throw new UsageException($"Choose one profile, not {string.Join(" and ", names)}."),
        };
    }

    // BenchmarkDotNet would print a confusing message for a misspelt option of this program.
    private static void CheckBareOptions(string[] bare, Command command)
    {
        IReadOnlyList<string> known = BenchmarkDotNetOptions.Names;
        if (bare.FirstOrDefault(token => token.StartsWith("--", StringComparison.Ordinal) && !known.Contains(token.Split('=')[0]))
            is { } unknown)
        {
            throw NearestMatch.Unknown("option", unknown, command.Options.Select(option => option.Name).Concat(known));
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
