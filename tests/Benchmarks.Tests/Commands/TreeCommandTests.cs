using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Options;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Benchmarks.Tests.Results;
using SerBench.Benchmarks.Trees;
using SerBench.Model;

namespace SerBench.Benchmarks.Tests.Commands;

/// <summary>The tree over a network, with small trees. The tests run one after the other, because a codec of whole trees keeps its buffers.</summary>
public sealed class TreeCommandTests : IDisposable
{
    private readonly string _chart = Path.Combine(Path.GetTempPath(), $"{Guid.NewGuid():n}.svg");

    [Fact]
    public void It_prints_the_lines_of_the_published_program()
    {
        ProgramRun run = Run("--nodes", "500", "--runs", "1", "--bandwidths", "10,10000");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Matches(@"Total baseline time is \d+ us: serialize \d+ us, deserialize time \d+ us, serialized data size is \d+ bytes \(emulate 10 MB/s, \d+ us\)", run.Output);
        Assert.Matches(@"Total test time is \d+ us: ", run.Output);
        Assert.Matches(@"Throughput 10000 MB/s: speedup [\d.e+-]+", run.Output);
        Assert.Matches(@"ALL TEST CASES PASSED!\s+AVERAGE SPEEDUP: [\d.e+-]+", run.Output);
        Assert.Matches("REFERENCE AVERAGE SPEEDUP: ", run.Output);
        Assert.Matches("TEXT AVERAGE SPEEDUP: ", run.Output);
        Assert.Matches("IDS AVERAGE SPEEDUP: ", run.Output);
        Assert.StartsWith("<svg", File.ReadAllText(_chart), StringComparison.Ordinal);
    }

    /// <summary>The run that follows one with a tuned collector. A test cannot start it, because its process would be another program.</summary>
    [Fact]
    public void The_defaults_of_the_collector_are_a_block_of_their_own()
    {
        var output = new StringWriter();
        var context = new ProgramContext(ProgramRun.Catalog, ModelCatalog.BuiltIn, new Terminal(output, TextWriter.Null, isInteractive: false))
        {
            Timer = new FakeTimer(),
            FirstCalls = new FakeFirstCalls(),
        };
        var request = new TreeRequest(300, [100], "tree/google-protobuf", "tree/columnar", Threads: 1, Runs: 1, TreeFlow.PublishedScenario, _chart);

        Assert.Equal(ExitCode.Done, new TreeFlow(context, request).RunMain());

        Assert.Contains("garbage collection: default (", output.ToString());
        Assert.Matches(@"Total default-gc baseline time is \d+ us", output.ToString());
        Assert.Matches(@"DEFAULT-GC AVERAGE SPEEDUP: [\d.e+-]+", output.ToString());
    }

    [Fact]
    public void Reports_take_what_it_wrote()
    {
        using var folder = new TestFolder();
        string chart = folder.File("tree.svg");
        Assert.Equal(ExitCode.Done, ProgramRun.Of("tree", "--nodes", "300", "--runs", "2", "--bandwidths", "100", "--gc", "default", "--out", chart).ExitCode);
        RunRecordFile.Write(folder.File(RunRecordFile.Name), SampleRecords.Quick);

        Assert.Equal(ExitCode.Done, ProgramRun.Of("report", folder.Path, "--tree", folder.File("tree.json")).ExitCode);

        Assert.Contains("300 nodes, up to", File.ReadAllText(folder.File("report.md")));
        Assert.Contains("A tree (text) over 100 MB/s", File.ReadAllText(folder.File("report.html")));
    }

    [Theory]
    [InlineData("--nodes takes 1 to 10000000, not 0.", "--nodes", "0")]
    [InlineData("There is no scenario of trees 'txt'; did you mean 'text'?", "--scenario", "txt")]
    [InlineData("--bandwidths takes whole numbers of MB/s from 1, not 'fast'.", "--bandwidths", "fast")]
    public void A_wrong_option_is_one_sentence(string expected, params string[] arguments)
    {
        ProgramRun run = Run(arguments);

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Equal(expected, run.Error.Trim());
    }

    [Fact]
    public void A_chart_under_the_name_of_a_record_is_refused() =>
        Assert.Equal("--out names the chart, a file that ends in .svg, not 'run.json'.", ProgramRun.Of("tree", "--nodes", "300", "--gc", "default", "--out", "run.json").Error.Trim());

    [Fact]
    public void A_codec_of_somebody_else_is_found_by_its_id()
    {
        ProgramRun run = ProgramRun.WithExtended(
            "tree", "--nodes", "300", "--runs", "1", "--bandwidths", "100", "--test", "tree/binary-writer", "--gc", "default", "--out", _chart);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Matches(@"Total test time is \d+ us: ", run.Output);
        Assert.Contains("COLUMNAR AVERAGE SPEEDUP: ", run.Output);
    }

    [Fact]
    public void A_codec_of_a_plug_in_is_found_by_its_id()
    {
        ProgramRun run = Run("--plugin", Samples.Extending, "--nodes", "300", "--runs", "1", "--bandwidths", "100", "--test", "tree/binary-writer");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Contains("ALL TEST CASES PASSED!", run.Output);
        Assert.Matches(@"tree/binary-writer +\d", run.Output);
    }

    [Fact]
    public void An_unknown_codec_is_answered_with_the_nearest()
    {
        ProgramRun run = Run("--test", "tree/colunmar");

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Contains("tree/columnar", run.Error);
    }

    public void Dispose() => File.Delete(_chart);

    private ProgramRun Run(params string[] arguments) => ProgramRun.Of(["tree", .. arguments, "--gc", "default", "--out", _chart]);
}
