using SerBench.Benchmarks.Features.Compare.Pairs;

namespace SerBench.Benchmarks.Features.Compare.Upgrades;

internal sealed class UpgradeCommand
{
    private readonly Argument<string> _library = new("library") { Description = "its package, such as MessagePack" };
    private readonly Argument<string> _before = new("before") { Description = "a version on your feed, or the file of a package" };
    private readonly Argument<string> _after = new("after") { Description = "the same for the other version" };
    private readonly BudgetOption _budget = new("10m");
    private readonly FilterOptions _filter = new();
    private readonly ComparisonOptions _output = new(UpgradeRun.Bytes, UpgradeRun.Unreadable);

    public static FeatureCommand Create()
    {
        var options = new UpgradeCommand();
        var command = new Command("upgrade", "Says what another version of a library changes: bytes, values, times, harm.")
        {
            options._library, options._before, options._after, options._budget,
        };
        options._output.AddTo(command);
        options._filter.AddTo(command);
        return new FeatureCommand(command, FromOutside.All, options.Run);
    }

    private int Run(ParseResult parsed, ProgramContext context)
    {
        context.DemandMeasuring();
        FailurePolicy policy = _output.ReadPolicy(parsed);
        LibraryCard library = Find(parsed.GetRequiredValue(_library));
        LibraryVersion[] versions =
            [.. new[] { _before, _after }.Select(version => LibraryVersion.Parse(library, parsed.GetRequiredValue(version)))];
        CellFilter filter = _filter.Read(parsed);
        filter = filter with { Serializers = filter.Serializers.Count > 0 ? filter.Serializers : [library.Rows[0].Id] };
        if (filter.Serializers.FirstOrDefault(row => LibraryCard.Find(row) != library) is { } foreign)
        {
            throw new UsageException(
                $"'{foreign}' is no row of {library.Package}; it has {string.Join(", ", library.Rows.Select(row => row.Id))}.");
        }

        string[] outside = OutsideOptions.Repeat(parsed);
        Side[] sides = [.. versions.Select(version => version.Build(context.Terminal, outside))];
        using MeasuringMark? mark = context.Marks is { } marks ? MeasuringMark.Take(marks) : null;
        using var stop = new StopSignal(_budget.Of(parsed));
        var run = new UpgradeRun(context, versions, sides, filter, policy.Slower ?? RunComparison.UsualResolution);
        return stop.Run(() =>
        {
            RunComparison? comparison = run.Compare(policy.Instructions is not null, _budget.Of(parsed)!.Value, stop.Token);
            int code = comparison is null ? ExitCode.Failed : _output.Finish(parsed, context.Terminal, comparison, policy);
            string[] failures = [.. run.Failures.Where(failure => _output.Fails(parsed, failure.Choice)).Select(failure => failure.Text)];
            ComparisonOptions.PrintFailures(context.Terminal, failures);
            return failures.Length > 0 ? ExitCode.Regression : code;
        });
    }

    private static LibraryCard Find(string name)
    {
        LibraryCard[] packages = [.. LibraryCard.All.Where(card => !card.IsOfRuntime && card.Rows.Count > 0)];
        return packages.FirstOrDefault(card => name.Equals(card.Package, StringComparison.OrdinalIgnoreCase)
                || name.Equals(card.Name, StringComparison.OrdinalIgnoreCase))
            ?? throw NearestMatch.Unknown("library", name, packages.Select(card => card.Package));
    }
}
