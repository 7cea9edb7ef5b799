using SerBench.Engine.Options;
using SerBench.Published.TreeNetwork;

namespace SerBench.Benchmarks.Tests.Commands;

// The tree over a network, with small trees. What is timed runs in a process of its own: a full collection precedes each timing, and takes
// long where other tests have their objects.
public sealed class TreeCommandTests(TreeCommandTests.Folder folder) : IClassFixture<TreeCommandTests.Folder>
{
    [MeasuringFact]
    public void It_prints_the_lines_of_the_published_program()
    {
        ProgramRun run = folder.Run;

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.All(
            [
                @"Total baseline time is \d+ us: serialize \d+ us, deserialize time \d+ us, "
                    + @"serialized data size is \d+ bytes \(emulate 10 MB/s, \d+ us\)",
                @"Total test time is \d+ us: ", @"Throughput 10000 MB/s: speedup [\d.e+-]+",
                @"ALL TEST CASES PASSED!\s+AVERAGE SPEEDUP: [\d.e+-]+",
                "REFERENCE AVERAGE SPEEDUP: ", "TEXT AVERAGE SPEEDUP: ", "IDS AVERAGE SPEEDUP: ",
            ],
            pattern => Assert.Matches(pattern, run.Output));
        Assert.StartsWith("<svg", File.ReadAllText(folder.Chart), StringComparison.Ordinal);
    }

    // The run that follows one with a tuned collector, which would need memory for each processor.
    [Fact]
    public void The_defaults_of_the_collector_are_a_block_of_their_own()
    {
        var output = new StringWriter();
        var terminal = new Terminal(output, TextWriter.Null, isInteractive: false);
        var context = new ProgramContext(ProgramRun.Catalog, ModelCatalog.BuiltIn, terminal)
        {
            Timer = new FakeTimer(),
            FirstCalls = new FakeFirstCalls(),
        };
        var request = new TreeRequest(
            300, [100], "tree/google-protobuf", "tree/columnar", Threads: 1, Runs: 1, TreeRecord.PublishedScenario, folder.Chart);

        Assert.Equal(ExitCode.Done, new TreeFlow(context, request).RunMain());

        Assert.Contains("garbage collection: default (", output.ToString());
        Assert.Matches(@"Total default-gc baseline time is \d+ us", output.ToString());
        Assert.Matches(@"DEFAULT-GC AVERAGE SPEEDUP: [\d.e+-]+", output.ToString());
    }

    [MeasuringFact]
    public void Reports_take_what_it_wrote()
    {
        Assert.Equal(ExitCode.Done, folder.Run.ExitCode);
        using var reports = new TestFolder();
        reports.Write(RunRecordFile.Name, SampleRecords.Quick);

        Assert.Equal(ExitCode.Done, ProgramRun.Of("report", reports.Path, "--tree", Path.ChangeExtension(folder.Chart, ".json")).ExitCode);

        Assert.Contains("300 nodes, up to", reports.ReadText("details.md"));
        Assert.Contains("A tree (text) over 10 MB/s", reports.ReadText("report.html"));
    }

    [MeasuringFact]
    public void A_codec_of_a_plug_in_is_found_by_its_id()
    {
        ProgramRun run = folder.Measure("plugin.svg", "--plugin", Samples.Extending, "--test", "tree/binary-writer");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Matches(@"Total test time is \d+ us: ", run.Output);
        Assert.Contains("ALL TEST CASES PASSED!", run.Output);
        Assert.Contains("COLUMNAR AVERAGE SPEEDUP: ", run.Output);
        Assert.Matches(@"tree/binary-writer +\d", run.Output);
    }

    public sealed class Folder : IDisposable
    {
        // In a folder that the command makes.
        private static readonly string Place = Path.Combine("charts", "tree.svg");

        private readonly TestFolder _folder = new();

        public Folder() => Run = Measure(Place);

        internal string Chart => _folder.File(Place);

        internal ProgramRun Run { get; }

        internal ProgramRun Measure(string chart, params string[] arguments) => ProgramRun.Alone(
            new Dictionary<string, string>(),
            [
                "tree", "--nodes", "300", "--runs", "1", "--bandwidths", "10,10000", "--gc", "default", "--save", _folder.File(chart),
                .. arguments,
            ]);

        public void Dispose() => _folder.Dispose();
    }
}
