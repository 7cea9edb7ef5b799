namespace SerBench.Benchmarks.Tests.Engine.Outside.Plugins;

// Serializers from plug-ins stand in every table, and none of them can end a run.
public sealed class PluginTests : WithFolder
{
    private const string Sample = "mine/binary-xml";

    [Fact]
    public void The_sample_is_listed_with_the_file_it_comes_from()
    {
        ProgramRun run = ProgramRun.Of("list", "--json", "--plugin", Samples.Plugin);

        JsonElement sample = run.Json().GetProperty("serializers").EnumerateArray().Single(entry => entry.TextOf("id") == Sample);
        Assert.Equal("MyPlugin", sample.GetProperty("library").TextOf("id"));
        Assert.Equal(64, sample.GetProperty("library").TextOf("sha256").Length);
    }

    [LongFact]
    public void The_sample_is_verified_and_timed_beside_ours_also_on_an_own_type()
    {
        var timer = new FakeTimer();

        ProgramRun run = ProgramRun.With(
            timer, "run", "--plugin", Samples.Plugin, "--types", Samples.Models, "--type", "Telemetry", "--data", Samples.Telemetry,
            "--serializer", $"{Sample},dense/compiled", "--out", _folder.File("run"));

        Assert.Equal(ExitCode.Done, run.ExitCode);
        TimedRow row = Assert.Single(timer.Timed, row => row.Cell.Serializer == Sample && row.Operation == Operation.Encode);
        var benchmark = new CellBenchmark { Launch = new TimedLaunch(row).ToText() };
        benchmark.Setup();
        benchmark.Run();
        benchmark.Cleanup();
    }

    [LongTheory]
    [InlineData("")]
    [InlineData("+lz4")]
    [InlineData("+brotli")]
    public void The_sample_has_compressed_sizes_and_rows(string compressor)
    {
        ProgramRun run = ProgramRun.Of(
            "sizes", "--json", "--plugin", Samples.Plugin, "--model", "person", "--serializer", Sample + compressor);

        JsonElement cell = Assert.Single(run.Json().EnumerateArray());
        Assert.Equal(Sample + compressor, cell.TextOf("serializer"));
        Assert.True(cell.GetProperty("verified").GetBoolean());

        // A compressed message is not compressed again.
        Assert.Equal(compressor.Length == 0, cell.GetProperty("compressed").TryGetProperty("lz4", out JsonElement lz4));
        Assert.True(compressor.Length > 0 || lz4.GetInt32() < cell.NumberOf("size"));
    }

    [Fact]
    public void A_format_meets_our_accesses_and_an_access_our_formats()
    {
        ProgramRun run = ProgramRun.Of("sizes", "--json", "--plugin", Samples.Extending, "--model", "person", "--format", "plain,ignite");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Dictionary<string, int> sizes = run.Json().EnumerateArray()
            .ToDictionary(entry => entry.TextOf("serializer"), entry => entry.NumberOf("size"));
        Assert.Equal(sizes["plain/compiled"], sizes["plain/memberwise"]);
        Assert.Equal(1076, sizes["ignite/memberwise"]);
    }

    [LongTheory]
    [InlineData("throw new InvalidOperationException(\"worn out\");", "InvalidOperationException: worn out")]
    [InlineData("Encode(value, buffer); Console.Write('x');", "it ended its process with exit code")]
    [InlineData("Environment.Exit(7);", "it ended its process with exit code 7")]
    [InlineData("Environment.FailFast(\"enough\");", "it ended its process with exit code")]
    public void Whatever_one_does_costs_its_own_cell_only(string encode, string expected)
    {
        ProgramRun run = Sizes(WildPlugin.Write(_folder, "wild/one", encode), "wild/one,dense/compiled,dense/reflection");

        Assert.Equal(ExitCode.Failed, run.ExitCode);
        string failed = Assert.Single(run.Output.Split('\n'), line => line.StartsWith("FAILED", StringComparison.Ordinal));
        Assert.StartsWith("FAILED wild/one person/article: ", failed);
        Assert.Contains(expected, failed);
        Assert.Contains("2 verified", run.Output);
    }

    [LongFact]
    public void One_that_never_answers_is_stopped_however_much_it_prints()
    {
        WatchedProcess.Patience.Value = TimeSpan.FromSeconds(6);
        string file = WildPlugin.Write(_folder, "wild/one", """
            using var output = Console.OpenStandardOutput();
            while (true) { output.Write("line\n"u8); Console.Error.WriteLine("line"); Thread.Sleep(10); }
            """);

        ProgramRun run = Sizes(file, "wild/one,dense/compiled");

        Assert.Contains("FAILED wild/one person/article: it gave no answer within 6 s", run.Output);
        Assert.Contains("1 verified", run.Output);
    }

    [LongTheory]
    [InlineData("throw new InvalidOperationException(\"no\");", "InvalidOperationException: no")]
    [InlineData("Environment.Exit(3);", "it ended its process with exit code 3")]
    public void A_type_that_cannot_be_created_is_left_out(string constructor, string expected)
    {
        ProgramRun run = Sizes(WildPlugin.Write(_folder, "wild/one", constructor: constructor), "peer/second");

        Assert.StartsWith("The plug-in Wild:Wild is left out: ", run.Error);
        Assert.Contains(expected, run.Error);
        Assert.Contains("1 verified", run.Output);
        Assert.Equal(ExitCode.Failed, run.ExitCode);
    }

    private static ProgramRun Sizes(string plugin, string serializers) =>
        ProgramRun.Of("sizes", "--plugin", plugin, "--model", "person", "--serializer", serializers);
}
