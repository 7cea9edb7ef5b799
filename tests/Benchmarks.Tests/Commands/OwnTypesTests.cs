namespace SerBench.Benchmarks.Tests.Commands;

// The samples' types and data, from the command line to the figures.
public sealed class OwnTypesTests : WithFolder
{
    private static readonly string[] Order = ["--types", Samples.Models, "--type", "Order"];

    private static readonly string[] Orders = [.. Order, "--data", Samples.Orders];

    public static TheoryData<string, string> Sets => new() { { "Order", Samples.Orders }, { "Telemetry", Samples.Telemetry } };

    // Where runs go.
    private string Output => _folder.File("run");

    [LongTheory]
    [MemberData(nameof(Sets))]
    public void Every_format_that_can_carries_the_sample_by_every_access(string type, string data)
    {
        TrialInProcess.UseReal();
        string[] sample = ["--types", Samples.Models, "--type", type, "--data", data];
        string[] formats = ["ignite", "ignite-raw", "ignite-full", "protobuf", "msgpack", "msgpack-map", "flatbuffers", "dense"];
        Dictionary<string, int> sizes = SizesOf(["--format", $"{string.Join(',', formats)},nrbf"], sample);

        foreach (string format in formats)
        {
            int size = sizes[$"{format}/compiled"];
            Assert.True(size > 100);
            Assert.All(new[] { "reflection", "delegates", "accessors" }, access => Assert.Equal(size, sizes[$"{format}/{access}"]));
        }

        const string Json = "peer/System.Text.Json:reflection";
        Assert.True(SizesOf(["--serializer", Json], sample)[Json] > sizes["dense/compiled"]);
    }

    [Fact]
    public void Calculator_and_links_know_the_type()
    {
        Run(new FakeTimer(), [.. Orders, "--format", "dense,msgpack"]);

        string page = _folder.ReadText("run/report.html");
        Assert.Contains("order / data", page);
        Assert.Contains("<section id=\"calculator\"", page);
        Assert.Matches(@"\| order +\| (dense|msgpack)/\w+ [^\n]*\|", _folder.ReadText("run/report.md"));
        Assert.Matches(@"\| order / data +\| none timed", _folder.ReadText("run/report.md"));
    }

    [Fact]
    public void The_timing_process_opens_type_and_data_again_from_the_text_of_its_row()
    {
        var timer = new FakeTimer();
        Run(timer, [.. Orders, "--serializer", "ignite-raw/compiled"]);
        TimedRow row = Assert.Single(timer.Timed, row => row.Operation == Serializers.Racing.Operation.Decode);
        var benchmark = new CellBenchmark { Launch = new TimedLaunch(row).ToText() };

        benchmark.Setup();
        benchmark.Run();
        benchmark.Cleanup();

        var other = new CellBenchmark { Launch = new TimedLaunch(row with { PayloadHash = new string('0', 64) }).ToText() };
        Assert.Contains("not those that were verified", Assert.Throws<InvalidOperationException>(other.Setup).Message);
    }

    [Fact]
    public void A_stopped_run_goes_on_when_its_code_is_named_again()
    {
        Run(new FakeTimer { Failing = "dense/compiled" }, [.. Orders, "--format", "dense"]);
        string[] resume = ["run", "--resume", "--out", Output];
        string[] code = ["--types", Samples.Models, "--type", "MyModels.Order"];
        var timer = new FakeTimer();

        Assert.EndsWith($" -- {string.Join(' ', [.. resume, .. code])}\n", ProgramRun.Of(resume).Error);
        ProgramRun resumed = ProgramRun.With(timer, [.. resume, .. code]);

        Assert.Equal(ExitCode.Done, resumed.ExitCode);

        // The row that failed comes first. With its time, the race goes on.
        Assert.Equal("dense/compiled", timer.Timed[0].Cell.Serializer);
    }

    // Nobody has scores of the reader's own type.
    [LongFact]
    public void A_run_attacks_the_libraries_that_it_times()
    {
        ProgramRun run = Run(new FakeTimer(), [.. Orders, "--serializer", "peer/System.Text.Json,dense/compiled"]);

        RunRecord record = _folder.ReadRun("run/run.json");
        AttackScore score = Assert.Single(record.Attack!.Scores);
        Assert.Equal(("peer/System.Text.Json", null), (score.Serializer, score.CountsFault()));
        Assert.Contains(
            $"Attacked 1 of 1 libraries: {score.Inputs:#,##0} damaged messages, {score.Bad:#,##0} of them did harm.", run.Output);
        Assert.Contains("Failed on: random damage", _folder.ReadText("run/report.md"));

        // A new member, at both places, a missing one, and a moved one.
        EvolutionRow row = Assert.Single(record.Evolution!.Rows);
        Assert.Equal("peer/System.Text.Json", row.Serializer);
        Assert.Equal(["add-end", "add-middle", "remove", "reorder"], row.Cells.Select(cell => cell.Change));
        Assert.All(row.Cells, cell => Assert.Equal(("root", EvolutionCell.Full), (cell.Place, cell.Compatibility)));
        Assert.Contains("1 of 1 libraries were tried.", run.Output);
    }

    // The folder of a run may come from somebody else.
    [Fact]
    public void A_run_that_goes_on_loads_nothing_that_its_folder_alone_names()
    {
        string trace = _folder.File("trace");
        Run(new FakeTimer { Failing = "dense/compiled" }, [.. Order, "--format", "dense"]);
        string planted = CompiledAssembly.Write(
            _folder, "Planted",
            $$"""
            public sealed class Planted : ISerializer { public Planted() => System.IO.File.WriteAllText("{{trace}}", ""); public string Id => "planted/one"; public string Title => Id;
                public SerializerFamily Family => SerializerFamily.Peer; public Traits Traits => Traits.None; public Binding<T> Bind<T>() => throw new Exception(); }
            """);
        string clean = _folder.ReadText("run/outside.json");

        string hostile = clean.Replace("\"Plugins\": []", $"\"Plugins\": [\"{planted}\"]")
            .Replace("\"PluginTypes\": []", "\"PluginTypes\": [\"Planted:Planted\"]");
        Assert.Contains($" --plugin {planted} ", ResumeWith(hostile));
        Assert.False(File.Exists(trace));
        Assert.Contains(" --types ... ", ResumeWith(clean.Replace(Samples.Models, "/$(x)/a.dll")));
        Assert.Contains("has changed since that run", ResumeWith(Regex.Replace(clean, "[0-9a-f]{64}", new string('0', 64))));

        string ResumeWith(string outside)
        {
            _folder.Write("run/outside.json", outside);
            return ProgramRun.Of(["run", "--resume", "--out", Output, .. Order]).Error;
        }
    }

    [Fact]
    public void The_first_record_goes_to_a_file_and_back()
    {
        string file = _folder.File("order.bin");
        string[] own = [.. Order, "--serializer", "msgpack/compiled"];

        ProgramRun encode = ProgramRun.Of(["encode", .. own, "--data", Samples.Orders, "--save", file]);
        ProgramRun decode = ProgramRun.Of(["decode", .. own, "--in", file]);

        Assert.StartsWith($"{new FileInfo(file).Length} bytes", encode.Output);
        string again = _folder.File("again.bin");
        string json = _folder.Write("order.json", decode.Output);
        ProgramRun.Of(["encode", .. own, "--data", json, "--save", again]);
        Assert.Equal(File.ReadAllBytes(file), File.ReadAllBytes(again));
    }

    [Fact]
    public void Instances_at_random_depend_on_the_seed_alone()
    {
        int Size(string seed) => SizesOf(["--serializer", "dense/compiled"], [.. Order, "--count", "16", "--seed", seed])["dense/compiled"];

        Assert.Equal(Size("5"), Size("5"));
        Assert.NotEqual(Size("5"), Size("6"));
    }

    private ProgramRun Run(FakeTimer timer, params string[] arguments) => ProgramRun.With(timer, ["run", .. arguments, "--out", Output]);

    private static Dictionary<string, int> SizesOf(string[] selection, params string[] arguments)
    {
        ProgramRun run = ProgramRun.Of(["sizes", "--json", .. selection, .. arguments]);
        Assert.True(
            run.ExitCode == ExitCode.Done,
            $"{run.Error}\n{string.Join('\n', run.Output.Split("\n  {").Where(cell => !cell.Contains("\"verified\": true")))}");
        return run.Json().EnumerateArray()
            .Where(entry => entry.GetProperty("verified").GetBoolean())
            .ToDictionary(entry => entry.TextOf("serializer"), entry => entry.NumberOf("size"));
    }
}
