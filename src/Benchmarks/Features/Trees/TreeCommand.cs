using System.Diagnostics;
using SerBench.Serializers.Peers.GoogleProtobuf;

namespace SerBench.Benchmarks.Features.Trees;

/// <summary><c>tree</c>: times whole trees over networks of several bandwidths. The output is that of the published program.</summary>
internal sealed class TreeCommand
{
    private const int MostThreads = 64;
    private const int MostRuns = 1000;
    private const int UsualThreads = 2;

    // The time for each block beside the main comparison if the tree is small, unless the caller gives a number of runs.
    private static readonly TimeSpan QuickLook = TimeSpan.FromSeconds(2);

    private static readonly string[] Scenarios = [TreeRecord.PublishedScenario, "text", "ids", "deep"];

    private readonly Option<int> _nodes = new("--nodes") { HelpName = "N", Description = "nodes of each tree", DefaultValueFactory = _ => TreeModel.PublishedCount };
    private readonly Option<string[]> _bandwidths = FilterOptions.List("--bandwidths", "MB/s; default 10,100,1000,10000");
    private readonly Option<string> _baseline = new("--baseline") { HelpName = "ID", Description = "what is compared with", DefaultValueFactory = _ => GoogleProtobufCard.Tree };
    private readonly Option<string> _test = new("--test") { HelpName = "ID", Description = "any whole-tree codec", DefaultValueFactory = _ => "tree/columnar" };

    private readonly Option<int> _threads = new("--threads")
    {
        HelpName = "N",
        Description = "how many threads a codec may use",
        DefaultValueFactory = _ => Math.Min(UsualThreads, Environment.ProcessorCount),
    };

    private readonly Option<int> _runs = new("--runs")
    {
        HelpName = "N",
        Description = "how often everything is timed; medians are shown; default 5, "
            + "and below 1,000,000 nodes less of what stands beside the main comparison",
        DefaultValueFactory = _ => 5,
    };

    private readonly Option<string> _scenario = new("--scenario")
    {
        HelpName = "NAME",
        Description = "published (followed by text and ids), text, ids or deep",
        DefaultValueFactory = _ => TreeRecord.PublishedScenario,
    };

    private readonly Option<string> _gc = new("--gc") { HelpName = "NAME", Description = "tuned, in a process of its own, or default", DefaultValueFactory = _ => GcSetting.Tuned };
    private readonly Option<string> _output = new("--out") { HelpName = "FILE", Description = "where the chart goes; default: artifacts/tree/<scenario>-<nodes>.svg" };
    private readonly MaxDepthOption _maxDepth = new();

    public static FeatureCommand Create()
    {
        var options = new TreeCommand();
        var command = new FeatureCommand("tree", "Sends whole trees over emulated networks: serialize, transfer, deserialize.", FromOutside.Plugins)
        {
            options._nodes, options._bandwidths, options._baseline, options._test, options._threads, options._runs, options._scenario,
            options._gc, options._output, options._maxDepth,
        };
        command.SetWork((parsed, context) =>
        {
            options._maxDepth.Apply(parsed);
            var flow = new TreeFlow(context, options.Read(parsed));
            context.DemandRelease();
            return options.NeedsRestart(parsed) ? RunAll(context, parsed, flow)
                : GcSetting.Name == GcSetting.NonConcurrent ? flow.RunMain()
                : flow.Run();
        });
        return command;
    }

    private TreeRequest Read(ParseResult parsed)
    {
        string scenario = parsed.GetRequiredValue(_scenario);
        if (!Scenarios.Contains(scenario))
        {
            throw NearestMatch.Unknown("scenario of trees", scenario, Scenarios);
        }

        int nodes = InRange(parsed, _nodes, TreeModel.LargestCount);
        string[] bandwidths = FilterOptions.Split(parsed.GetValue(_bandwidths));
        return new TreeRequest(
            nodes,
            bandwidths.Length == 0 ? [10, 100, 1000, 10000] : [.. bandwidths.Select(ReadBandwidth).Distinct()],
            parsed.GetRequiredValue(_baseline),
            parsed.GetRequiredValue(_test),
            InRange(parsed, _threads, MostThreads),
            InRange(parsed, _runs, MostRuns),
            scenario,
            parsed.GetValue(_output) is { } chart ? CheckChart(chart) : Path.Combine(Repository.Root, "artifacts", "tree", $"{scenario}-{nodes}.svg"),
            nodes < TreeModel.PublishedCount && parsed.GetResult(_runs) is not { Implicit: false } ? QuickLook : null);
    }

    private bool NeedsRestart(ParseResult parsed) => parsed.GetRequiredValue(_gc) switch
    {
        GcSetting.Default => false,
        GcSetting.Tuned => GcSetting.Name == GcSetting.Default,
        string other => throw NearestMatch.Unknown("setting of garbage collection", other, [GcSetting.Tuned, GcSetting.Default]),
    };

    // A process with the tuned collector measures everything. Then the main comparison is measured under the collector's defaults, in this process, and
    // without concurrent collections, in a third one.
    private static int RunAll(ProgramContext context, ParseResult parsed, TreeFlow flow)
    {
        context.Terminal.Error.WriteLine("Starting again with garbage collection tuned (--gc default stays in this process).");
        int exitCode = RunIn(GcSetting.Tuned, parsed);
        exitCode = exitCode == ExitCode.Done ? flow.RunMain() : exitCode;
        return exitCode == ExitCode.Done ? RunIn(GcSetting.NonConcurrent, parsed) : exitCode;
    }

    private static int RunIn(string setting, ParseResult parsed)
    {
        using Process process = Process.Start(GcSetting.Restart(setting, parsed.Tokens.Select(token => token.Value)))!;
        process.WaitForExit();
        return process.ExitCode;
    }

    private static int ReadBandwidth(string text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int bandwidth) && bandwidth > 0
            ? bandwidth
            : throw new UsageException($"--bandwidths takes whole numbers of MB/s from 1, not '{text}'.");

    // The record for reports is written beside the chart under the same name, so the name of the chart must end in .svg.
    private static string CheckChart(string file) => Path.GetExtension(file) == ".svg"
        ? file
        : throw new UsageException($"--out names the chart, a file that ends in .svg, not '{file}'.");

    private static int InRange(ParseResult parsed, Option<int> option, int most)
    {
        int value = parsed.GetValue(option);
        return value >= 1 && value <= most ? value : throw new UsageException($"{option.Name} takes 1 to {most}, not {value}.");
    }
}
