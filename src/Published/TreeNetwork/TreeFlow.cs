using SerBench.Serializers.Peers.GoogleProtobuf;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Published.TreeNetwork;

internal sealed class TreeFlow
{
    private const string Naive = "tree/preorder";
    private const string Reference = "tree/flatbuffers-lz4";

    private static readonly string[] OtherScenarios = ["text", "ids"];
    private static readonly string[] ProtobufCodecs = [GoogleProtobufCard.Tree, ProtobufNetCard.Tree, "tree/proto3"];

    private readonly Terminal _terminal;
    private readonly TreeRequest _request;
    private readonly ITreeCodec[] _all;
    private readonly ITreeCodec _baseline;
    private readonly ITreeCodec _test;

    public TreeFlow(ProgramContext context, TreeRequest request)
    {
        _terminal = context.Terminal;
        _request = request;
        _all = [.. context.Catalog.Serializers.OfType<TreeSerializer>().Select(serializer => serializer.Codec)];
        _baseline = Find(request.Baseline);
        _test = Find(request.Test);
    }

    public int Run(TimeSpan? budget = null) => Run(Measure, budget);

    public int RunMain(TimeSpan? budget = null) => Run(MeasureMain, budget);

    private int Run(Action<CancellationToken> measure, TimeSpan? budget)
    {
        using var late = new CancellationTokenSource(budget ?? Timeout.InfiniteTimeSpan);
        MemoryNeed.Check(_request.Nodes, GcSetting.IsTuned, MemoryNeed.ReadAvailable());
        NamedFile.CreateFolder(Path.GetDirectoryName(Path.GetFullPath(_request.ChartFile))!);
        try
        {
            measure(late.Token);
            if (late.IsCancellationRequested)
            {
                _terminal.Line("The time was up: some runs were left out, or codecs.");
            }

            return ExitCode.Done;
        }
        catch (MismatchException mismatch)
        {
            _terminal.ErrorLine($"FAILED: {mismatch.Message}");
            return ExitCode.Failed;
        }
    }

    private void Measure(CancellationToken late)
    {
        ITreeCodec[] codecs = [.. new[] { _baseline, _test }.Concat(_all).Distinct()];
        ITreeCodec[] few =
            [.. codecs.Where(codec => codec == _baseline || codec == _test || codec.Id == Naive || ProtobufCodecs.Contains(codec.Id))];
        string[] others = _request.Scenario == TreeRecord.PublishedScenario ? OtherScenarios : [];
        var buffer = new EncodeBuffer();
        int steps = _request.Runs * _request.Bandwidths.Count * (codecs.Length + (others.Length * few.Length));
        var runner = new TreeRunner(_request, buffer, new TreeProgress(_terminal.Error, steps));
        _terminal.Line($"{_request.Nodes:N0} nodes ({_request.Scenario}), up to {_request.Threads} threads, "
            + $"medians of {DescribeRuns()}; garbage collection: {GcSetting.Describe()}");

        IReadOnlyList<CodecResult> results = runner.Run(_request.Scenario, codecs, [_baseline, _test], late);
        PrintPublished(results);
        var byScenario = new Dictionary<string, IReadOnlyList<CodecResult>> { [_request.Scenario] = results };
        foreach (string scenario in others.TakeWhile(_ => !late.IsCancellationRequested))
        {
            byScenario.Add(scenario, runner.Run(scenario, few, [], late));
            PrintScenario(scenario, byScenario[scenario]);
        }

        PrintTables(results, byScenario, MeasureLimit(buffer, late));
    }

    private IReadOnlyList<CodecResult> MeasureLimit(EncodeBuffer buffer, CancellationToken late)
    {
        TreeRequest alone = _request with { Threads = 1, Bandwidths = [_request.Bandwidths.Max()], Beside = null };
        var runner = new TreeRunner(alone, buffer, new TreeProgress(_terminal.Error, 2 * alone.Runs));
        IReadOnlyList<CodecResult> results = runner.Run(_request.Scenario, [_test, new TreeLimit()], [], late);
        if (results.Any(result => result.Refusal is not null))
        {
            return [];
        }

        _terminal.Line();
        _terminal.Line(TreeLimit.Describe(results));
        return results;
    }

    private string DescribeRuns() => _request.Beside is { } beside
        ? $"{_request.Runs} runs of {_baseline.Id} and {_test.Id}, "
            + $"and of each block beside them as many as fit {beside.TotalSeconds} s, at least one"
        : $"{_request.Runs} runs";

    private void MeasureMain(CancellationToken late)
    {
        ITreeCodec[] codecs = [.. new[] { _baseline, _test }.Distinct()];
        int steps = _request.Runs * _request.Bandwidths.Count * codecs.Length;
        var runner = new TreeRunner(_request, new EncodeBuffer(), new TreeProgress(_terminal.Error, steps));
        IReadOnlyList<CodecResult> results = runner.Run(_request.Scenario, codecs, [], late);
        _terminal.Line();
        _terminal.Line($"The same ({_request.Scenario}) with garbage collection: {GcSetting.Describe()}");
        PrintScenario($"{GcSetting.Name}-gc", results);
        MeasureLimit(new EncodeBuffer(), late);
    }

    private void PrintPublished(IReadOnlyList<CodecResult> results)
    {
        CodecResult baseline = Able(results, _baseline.Id);
        CodecResult test = Able(results, _test.Id);
        for (int i = 0; i < _request.Bandwidths.Count; i++)
        {
            _terminal.Line(PublishedTreeText.Total("baseline", baseline.Timings[i]));
            _terminal.Line(PublishedTreeText.Total("test", test.Timings[i]));
            _terminal.Line(PublishedTreeText.Speedup(baseline.Timings[i], test.Timings[i]));
        }

        _terminal.Line(PublishedTreeText.Passed);
        _terminal.Line(PublishedTreeText.Average("", test.AverageSpeedupOver(baseline)));
        foreach (CodecResult other in results.Where(result => result != baseline && result != test && result.Refusal is null))
        {
            PrintOther(NameOf(other.Codec), other, baseline);
        }
    }

    private void PrintScenario(string scenario, IReadOnlyList<CodecResult> results)
    {
        CodecResult baseline = Able(results, _baseline.Id);
        PrintTotals($"{scenario} baseline", baseline);
        PrintOther(scenario, Able(results, _test.Id), baseline);
    }

    private void PrintOther(string name, CodecResult result, CodecResult baseline)
    {
        PrintTotals(name, result);
        _terminal.Line(PublishedTreeText.Average(name, result.AverageSpeedupOver(baseline)));
    }

    private void PrintTotals(string name, CodecResult result) =>
        _terminal.Lines(result.Timings.Select(timing => PublishedTreeText.Total(name, timing)));

    private void PrintTables(
        IReadOnlyList<CodecResult> results, Dictionary<string, IReadOnlyList<CodecResult>> byScenario, IReadOnlyList<CodecResult> limit)
    {
        foreach ((string scenario, IReadOnlyList<CodecResult> scenarioResults) in byScenario)
        {
            _terminal.Heading($"{scenario}, {_request.Nodes:N0} nodes: speedups over {_baseline.Id}");
            _terminal.Draw(TreeTables.Create(scenarioResults, _request.Bandwidths, Able(scenarioResults, _baseline.Id)));
            _terminal.Lines(scenarioResults.Where(result => result.Refusal is not null)
                .Select(refused => $"  - {refused.Codec}: {refused.Refusal}"));
        }

        _terminal.Line(PublishedTreeText.Published);
        _terminal.Lines(
            from bandwidth in _request.Bandwidths
            let meaning = LinkName.NetworkOf(bandwidth)
            where meaning is not null
            select $"{bandwidth} MB/s: {meaning}");
        IReadOnlyList<OrderChange> changes = OrderChange.Find(results);
        _terminal.Lines(changes.Select(TreeChart.Describe));

        PrintCollections(Able(results, _test.Id));
        PrintHeadline(results);
        WriteFiles(results, changes, byScenario, limit);
    }

    private void PrintCollections(CodecResult test)
    {
        int collections = test.Timings.Sum(timing => timing.Collections);
        _terminal.Line();
        _terminal.Line(collections == 0
            ? $"No collection fell into timed deserialization by {test.Codec}."
            : $"{collections} collections fell into timed deserialization by {test.Codec}: see the setting above.");
    }

    private void PrintHeadline(IReadOnlyList<CodecResult> results)
    {
        CodecResult baseline = Able(results, _baseline.Id);
        CodecResult test = Able(results, _test.Id);
        CodecResult? fastest = results
            .Where(result => ProtobufCodecs.Contains(result.Codec) && result.Refusal is null && result != test)
            .MaxBy(result => result.AverageSpeedupOver(baseline));
        if (fastest is not null)
        {
            _terminal.Line();
            _terminal.Line(
                $"{test.Codec} is {PublishedTreeText.Number(test.AverageSpeedupOver(fastest))} times as fast as {fastest.Codec}, "
                + "the fastest protobuf codec of this run (average over the bandwidths).");
        }
    }

    private void WriteFiles(
        IReadOnlyList<CodecResult> results,
        IReadOnlyList<OrderChange> changes,
        Dictionary<string, IReadOnlyList<CodecResult>> byScenario,
        IReadOnlyList<CodecResult> limit)
    {
        var record = new TreeRecord(
            DateTimeOffset.Now, EnvironmentReader.ReadProcessor(), Environment.ProcessorCount, _request.Nodes, _request.Threads,
            _request.Runs, GcSetting.Describe(), _baseline.Id, _test.Id,
            [.. byScenario.Select(scenario => new TreeScenario(scenario.Key, scenario.Value))])
        { Limit = limit };
        string recordFile = TreeRecord.FileBeside(_request.ChartFile);
        string title = $"{_request.Nodes:N0} nodes ({_request.Scenario}), up to {_request.Threads} threads, "
            + $"garbage collection {(GcSetting.IsTuned ? GcSetting.Tuned : GcSetting.Default)}";
        NamedFile.WriteText(_request.ChartFile, TreeChart.Draw(title, results, changes));
        record.Write(recordFile);
        _terminal.Line($"Chart: {_request.ChartFile}; for reports: {recordFile}");
    }

    private ITreeCodec Find(string id) =>
        _all.FirstOrDefault(codec => codec.Id == id) ?? throw NearestMatch.Unknown("whole-tree codec", id, _all.Select(codec => codec.Id));

    private static CodecResult Able(IReadOnlyList<CodecResult> results, string id)
    {
        CodecResult result = results.First(result => result.Codec == id);
        return result.Refusal is null
            ? result
            : throw new UsageException(
                $"{id} cannot carry this tree: {result.Refusal} Choose another --baseline or --test, or --max-depth.");
    }

    private static string NameOf(string codec) => codec == Reference ? "reference" : codec[(codec.IndexOf('/') + 1)..];
}

internal sealed class TreeProgress(TextWriter error, int steps)
{
    private readonly SparseLines _lines = new(error.WriteLine);
    private int _steps = steps;
    private int _done;
    private long _start;

    public void Announce(string what) => _lines.Write(what);

    public void Skip(int count) => _steps -= count;

    public void Step(string what)
    {
        if (_done == 0)
        {
            _start = Stopwatch.GetTimestamp();
        }

        string left = _done == 0
            ? ""
            : $", about {Math.Ceiling((Stopwatch.GetElapsedTime(_start) / _done * (_steps - _done)).TotalSeconds):0} s left";
        _lines.Write($"[{++_done}/{_steps}] {what}{left}");
    }
}

/// <param name="Bandwidths">in MB/s, units of 10^6 bytes.</param>
/// <param name="Beside">the time limit for codecs other than Baseline and Test; null for as many runs as these two.</param>
internal sealed record TreeRequest(
    int Nodes,
    IReadOnlyList<int> Bandwidths,
    string Baseline,
    string Test,
    int Threads,
    int Runs,
    string Scenario,
    string ChartFile,
    TimeSpan? Beside = null);
