using SerBench.Serializers.Peers.GoogleProtobuf;

namespace SerBench.Published.TreeNetwork;

internal sealed class TreeCommand
{
    private static readonly TimeSpan QuickLook = TimeSpan.FromSeconds(2);

    private static readonly string[] Scenarios = [TreeRecord.PublishedScenario, "text", "ids", "deep"];

    private readonly NumberOption _nodes = new("--nodes", "nodes of each tree", TreeModel.PublishedCount, 1, TreeModel.LargestCount);
    private readonly Option<string[]> _bandwidths = FilterOptions.List("--bandwidths", "MB/s; default 10,100,1000,10000");
    private readonly Option<string> _baseline =
        new("--baseline") { HelpName = "ID", Description = "what is compared with", DefaultValueFactory = _ => GoogleProtobufCard.Tree };
    private readonly Option<string> _test =
        new("--test") { HelpName = "ID", Description = "any whole-tree codec", DefaultValueFactory = _ => "tree/columnar" };
    private readonly NumberOption _threads = new(
        "--threads", "how many threads a codec may use", Math.Min(2, Environment.ProcessorCount), 1, 64);
    private readonly NumberOption _runs = new(
        "--runs",
        "how often everything is timed; medians are shown; below 1,000,000 nodes less of what stands beside the main comparison",
        5,
        1,
        1000);

    private readonly Option<string> _scenario = new("--scenario")
    {
        HelpName = "NAME",
        Description = "published (followed by text and ids), text, ids or deep",
        DefaultValueFactory = _ => TreeRecord.PublishedScenario,
    };

    private readonly Option<string> _gc = new("--gc")
    {
        HelpName = "NAME",
        Description = "tuned, in a process of its own, or default",
        DefaultValueFactory = _ => GcSetting.Tuned,
    };

    private readonly SaveOption _output = new(
        "the chart, .svg, and its data beside it, .json; default: artifacts/tree/<scenario>-<nodes>.svg");
    private readonly JsonOption _json = new("the times");
    private readonly BudgetOption _budget = new();

    public static FeatureCommand Create()
    {
        var options = new TreeCommand();
        var command = new Command("tree", "Sends whole trees over emulated networks: serialize, transfer, deserialize.")
        {
            options._nodes, options._bandwidths, options._baseline, options._test, options._threads, options._runs, options._scenario,
            options._gc, options._output, options._json, options._budget, new MaxDepthOption(),
        };
        return new FeatureCommand(command, FromOutside.Plugins, (parsed, context) =>
        {
            bool isJson = parsed.GetValue(options._json);
            ProgramContext beside = context with { Terminal = context.Terminal.BesideJson(isJson) };
            TreeRequest request = options.Read(parsed);
            var flow = new TreeFlow(beside, request);
            context.DemandMeasuring();
            int code = options.NeedsRestart(parsed) ? options.RunAll(beside.Terminal, parsed, flow)
                : GcSetting.Name == GcSetting.NonConcurrent ? flow.RunMain(options._budget.Of(parsed))
                : flow.Run(options._budget.Of(parsed));

            // A child process leaves the JSON to its parent.
            if (isJson && code == ExitCode.Done && GcSetting.Name == GcSetting.Default)
            {
                context.Terminal.Output.Write(File.ReadAllText(TreeRecord.FileBeside(request.ChartFile)));
            }

            return code;
        });
    }

    private TreeRequest Read(ParseResult parsed)
    {
        string scenario = parsed.GetRequiredValue(_scenario);
        if (!Scenarios.Contains(scenario))
        {
            throw NearestMatch.Unknown("scenario of trees", scenario, Scenarios);
        }

        int nodes = _nodes.Of(parsed);
        string[] bandwidths = FilterOptions.Split(parsed.GetValue(_bandwidths));
        return new TreeRequest(
            nodes,
            bandwidths.Length == 0 ? [10, 100, 1000, 10000] : [.. bandwidths.Select(ReadBandwidth).Distinct()],
            parsed.GetRequiredValue(_baseline),
            parsed.GetRequiredValue(_test),
            _threads.Of(parsed),
            _runs.Of(parsed),
            scenario,
            _output.Of(parsed) is { } chart
                ? CheckChart(chart)
                : Path.Combine(Repository.Root, "artifacts", "tree", $"{scenario}-{nodes}.svg"),
            nodes < TreeModel.PublishedCount && parsed.GetResult(_runs) is not { Implicit: false } ? QuickLook : null);
    }

    private bool NeedsRestart(ParseResult parsed) => parsed.GetRequiredValue(_gc) switch
    {
        GcSetting.Default => false,
        GcSetting.Tuned => GcSetting.Name == GcSetting.Default,
        string other => throw NearestMatch.Unknown("setting of garbage collection", other, [GcSetting.Tuned, GcSetting.Default]),
    };

    // The part with the tuned collector measures everything, the other two parts measure only the main comparison.
    private int RunAll(Terminal terminal, ParseResult parsed, TreeFlow flow)
    {
        terminal.Error.WriteLine("Starting again with garbage collection tuned (--gc default stays in this process).");
        long start = Stopwatch.GetTimestamp();
        (double Share, Func<TimeSpan?, int> Run)[] parts =
        [
            (0.6, time => RunIn(GcSetting.Tuned, parsed, time)),
            (0.5, flow.RunMain),
            (1, time => RunIn(GcSetting.NonConcurrent, parsed, time)),
        ];
        foreach ((double share, Func<TimeSpan?, int> run) in parts)
        {
            TimeSpan? left = _budget.Of(parsed) - Stopwatch.GetElapsedTime(start);
            if (left < TimeSpan.FromSeconds(1))
            {
                terminal.Line("The time was up before the other settings of garbage collection.");
                break;
            }

            if (run(share * left) is not ExitCode.Done and var code)
            {
                return code;
            }
        }

        return ExitCode.Done;
    }

    private int RunIn(string setting, ParseResult parsed, TimeSpan? budget)
    {
        string[] words = [.. parsed.Tokens.Select(token => token.Value)];
        if (budget is { } time)
        {
            words[Array.IndexOf(words, _budget.Name) + 1] = $"{time.TotalSeconds:0.0}s";
        }

        using Process process = Process.Start(GcSetting.Restart(setting, words))!;
        process.WaitForExit();
        return process.ExitCode;
    }

    private static int ReadBandwidth(string text) =>
        int.TryParse(text, NumberStyles.None, null, out int bandwidth) && bandwidth > 0
            ? bandwidth
            : throw new UsageException($"--bandwidths takes whole numbers of MB/s from 1, not '{text}'.");

    private static string CheckChart(string file) => Path.GetExtension(file) == ".svg"
        ? file
        : throw new UsageException($"--save names the chart, a file that ends in .svg, not '{file}'.");
}
