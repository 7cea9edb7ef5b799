using SerBench.Benchmarks.Features.Compare.Pairs;

namespace SerBench.Benchmarks.Features.Compare;

internal sealed class CompareCommand
{
    private readonly Argument<string> _before = RunFileArgument.Required(
        "before", "the record of the first run, or its folder; with --run: a built folder, a plug-in or a commit");
    private readonly Argument<string> _after = RunFileArgument.Required("after", "the same of the second");
    private readonly Option<bool> _run = new("--run") { Description = "launch both programs in turn, until the asked change can be seen" };
    private readonly BudgetOption _budget = new("10m");
    private readonly Option<string[]> _operations = FilterOptions.List(
        "--op", "--run: encode, encode-fresh, decode, round-trip, stream, pipe");
    private readonly FilterOptions _filter = new();
    private readonly ComparisonOptions _output = new();

    public static FeatureCommand Create()
    {
        var options = new CompareCommand();
        var command = new Command("compare", "Says what changed between two runs or two programs, and what noise hides.")
        {
            options._before, options._after, options._run, options._budget, options._operations,
        };
        options._output.AddTo(command);
        options._filter.AddTo(command);
        return new FeatureCommand(
            command,
            FromOutside.Nothing,
            (parsed, context) => parsed.GetValue(options._run) ? options.Run(parsed, context) : options.Compare(parsed, context));
    }

    private int Compare(ParseResult parsed, ProgramContext context)
    {
        FailurePolicy policy = _output.ReadPolicy(parsed);
        parsed.Refuse("Records are compared as they are without --run", [_budget.Name, _operations.Name, .. FilterOptions.Names]);
        if (policy.Slower is not null)
        {
            throw new UsageException(
                "Times of two runs are not compared, since the machine changes between them; compare --run launches two programs in turn, "
                + "and takes --fail-on slower.");
        }

        RunRecord old = RunFileArgument.Read(parsed.GetRequiredValue(_before));
        RunRecord @new = RunFileArgument.Read(parsed.GetRequiredValue(_after));
        return _output.Finish(parsed, context.Terminal, RunComparison.Of(old, @new), policy);
    }

    private int Run(ParseResult parsed, ProgramContext context)
    {
        context.DemandMeasuring();
        FailurePolicy policy = _output.ReadPolicy(parsed);
        TimeSpan budget = _budget.Of(parsed)!.Value;
        string[] operations = ArgumentsOf(
            "--op",
            [.. FilterOptions.Split(parsed.GetValue(_operations)).Select(FilterOptions.FindOperation).Select(KebabCase.Of)]);
        Terminal talking = _output.TerminalOf(parsed, context.Terminal);
        var finder = new SideFinder(talking);
        (Side before, Side after) = (finder.Find(parsed.GetRequiredValue(_before)), finder.Find(parsed.GetRequiredValue(_after)));
        using MeasuringMark? mark = context.Marks is { } marks ? MeasuringMark.Take(marks) : null;
        using var stop = new StopSignal(budget);
        var paired = new PairedRun(talking, before, after, policy.IsExact ? null : policy.Slower ?? RunComparison.UsualResolution);
        TimeSpan? counting = policy.Instructions is null ? null : policy.IsExact ? budget : budget / 2;
        return stop.Run(() =>
        {
            RunComparison comparison = paired.Run(ArgumentsOf(_filter.Read(parsed)), operations, counting, stop.Token);
            comparison = mark?.DescribeOthers() is { } others ? comparison with { Warnings = [.. comparison.Warnings, others] }
                : comparison;
            return _output.Finish(parsed, context.Terminal, comparison, policy);
        });
    }

    public static string[] ArgumentsOf(CellFilter filter) =>
    [
        .. ArgumentsOf("--serializer", filter.Serializers), .. ArgumentsOf("--format", filter.Formats),
        .. ArgumentsOf("--access", filter.Accesses),
        .. ArgumentsOf("--model", filter.Models), .. ArgumentsOf("--scenario", filter.Scenarios),
    ];

    private static string[] ArgumentsOf(string option, IReadOnlyList<string> values) =>
        values.Count == 0 ? [] : [option, string.Join(',', values)];
}
