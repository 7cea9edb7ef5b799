namespace SerBench.Benchmarks.Tests.Commands;

// The samples' types and data, from the command line to the figures.
public sealed class OwnTypesTests : WithFolder
{
    private const string Json = "peer/System.Text.Json:reflection";

    private static readonly string[] Formats =
        ["--format", "ignite,ignite-raw,ignite-full,protobuf,msgpack,msgpack-map,flatbuffers,dense,nrbf"];

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
        Dictionary<string, int> sizes = SizesOf(Formats, sample);

        string[] formats = ["ignite", "ignite-raw", "ignite-full", "protobuf", "msgpack", "msgpack-map", "flatbuffers", "dense"];
        foreach (string format in formats)
        {
            int size = sizes[$"{format}/compiled"];
            Assert.True(size > 100);
            Assert.All(new[] { "reflection", "delegates", "accessors" }, access => Assert.Equal(size, sizes[$"{format}/{access}"]));
        }

        Assert.True(SizesOf(["--serializer", Json], sample)[Json] > sizes["dense/compiled"]);
    }

    [LongFact]
    public void A_library_that_insists_on_an_attribute_takes_the_type_that_has_it()
    {
        const string Formatter = "peer/System.Runtime.Serialization.Formatters";

        Assert.Equal(
            ["nrbf/compiled", Formatter],
            SizesOf(["--serializer", $"nrbf/compiled,{Formatter}"], "--types", Samples.Models, "--type", "Telemetry").Keys.Order());
        Assert.Equal(["dense/compiled"], SizesOf(["--serializer", "nrbf/compiled,dense/compiled"], Order).Keys);
    }

    [Theory]
    [MemberData(nameof(Sets))]
    public void A_run_times_the_sample_and_notes_where_it_comes_from(string type, string data)
    {
        var timer = new FakeTimer();

        ProgramRun run = Run(timer, "--types", Samples.Models, "--type", type, "--data", data, "--format", "dense,protobuf");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Contains(timer.Timed, row => row.Cell.Serializer == "dense/compiled");
        RunRecord record = _folder.ReadRun("run/run.json");
        Assert.StartsWith($"{type.ToLowerInvariant()}: MyModels.{type} of MyModels.dll", record.Notes[0]);
        Assert.Contains("no hand-written floor", record.Notes[1]);
        Assert.Contains(record.Notes[1], _folder.ReadText("run/report.md"));
    }

    [Fact]
    public void Calculator_links_and_comparison_know_the_type()
    {
        Run(new FakeTimer(), [.. Orders, "--format", "dense,msgpack"]);

        string page = _folder.ReadText("run/report.html");
        Assert.Contains("order / data", page);
        Assert.Contains("<section id=\"calculator\"", page);
        Assert.Matches(@"\| order +\| (dense|msgpack)/\w+ [^\n]*\|", _folder.ReadText("run/report.md"));
        Assert.Matches(@"\| order / data +\| none timed", _folder.ReadText("run/report.md"));
        ProgramRun compared = ProgramRun.Of("compare", Output, Output);
        Assert.Equal(ExitCode.Done, compared.ExitCode);
        Assert.Contains("All that both runs have are equal.", compared.Output);
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

    // A null note, an empty list and a missing map: each protobuf library loses another one. Where protobuf has no message for a type, a
    // stated surrogate stands for it.
    [Fact]
    public void Who_does_not_tell_null_from_empty_takes_part_with_a_mark()
    {
        const string ProtobufNet = "empty lists come back null (2 of 3 records)";
        const string Proto3 = "null lists come back empty (2 of 3 records)";
        const string Rest = """
            "At":"2026-02-03T12:00:00+02:00","Total":12.50,"Key":"0f8fad5b-d9cb-469f-a165-70867728950e","For":"00:00:05","On":"2026-02-03"
            """;
        string[] data = WriteType(
            "Placed",
            """
            public class Placed
            {
                public int Id { get; set; } public string? Note { get; set; } public List<string> Tags { get; set; } = null!;
                public Dictionary<string, int>? Prices { get; set; }
                public DateTimeOffset At { get; set; } public decimal Total { get; set; } public Guid Key { get; set; }
                public TimeSpan For { get; set; } public DateOnly On { get; set; }
            }
            """,
            $$"""
            {"Id":1,"Note":null,"Tags":[],"Prices":null,{{Rest}}}
            {"Id":2,"Note":"a gift","Tags":["new"],"Prices":{"x":1},{{Rest}}}
            {"Id":3,"Note":null,"Tags":[],"Prices":null,{{Rest}}}
            """);
        string[] serializers = ["--serializer", "peer/protobuf-net,peer/Google.Protobuf,protobuf/compiled,proto3/compiled"];

        ProgramRun sizes = ProgramRun.Of(["sizes", .. data, .. serializers]);
        Assert.Equal(
            4, sizes.Output.Split('\n').Count(line => line.StartsWith("  ", StringComparison.Ordinal) && line.Contains(" \u2021 ")));
        Assert.Matches($@"\u2021 {Regex.Escape(Proto3)}: [^\n]*proto3/compiled", sizes.Output);

        // A full run needs no attack.
        ProgramRun run = Run(new FakeTimer(), ["--full", .. data, .. serializers]);
        Assert.Equal(ExitCode.Done, run.ExitCode);
        Dictionary<string, string?> folds = _folder.ReadRun("run/run.json").Cells
            .Where(cell => cell.Scenario == "data").ToDictionary(cell => cell.Serializer, cell => cell.NullsChanged);
        Assert.Equal(ProtobufNet, folds["peer/protobuf-net"]);
        Assert.Equal(ProtobufNet, folds["protobuf/compiled"]);
        Assert.Equal(Proto3, folds["proto3/compiled"]);

        // Its schema has optional text.
        Assert.Equal(Proto3, folds["peer/Google.Protobuf"]);
        string report = _folder.ReadText("run/report.md");
        Assert.Contains($"Google.Protobuf \u2021 on placed: {Proto3}.", report);
        Assert.Contains($"protobuf-net \u2021 on placed: {ProtobufNet}.", report);
        Assert.Contains("proto3/compiled \u2021", report);
        Assert.Matches(@"placed +(protobuf-net|Google\.Protobuf)[^\n]*\n +\u2021", run.Output);
    }

    // Nobody can tell afterwards which tags were missing.
    [Fact]
    public void Who_would_lose_what_the_data_tell_is_not_compared()
    {
        string[] data = WriteType(
            "Tagged",
            "public class Tagged { public List<string>? Tags { get; set; } }",
            "{\"Tags\":null}\n{\"Tags\":[]}\n{\"Tags\":[\"a\"]}\n");

        ProgramRun run = ProgramRun.Of(
            ["sizes", .. data, "--serializer", "peer/protobuf-net,peer/Google.Protobuf,dense/compiled", "--why"]);

        Assert.Contains("Tagged.Tags is both null and empty in 2 records (peer/Google.Protobuf)", run.Output);
        Assert.Contains("Cells: 2 verified", run.Output);
        Assert.DoesNotContain("\u2021", run.Output);
    }

    // The code that its source generator writes is the one that is timed.
    [Fact]
    public void System_Text_Json_takes_part_with_null_bytes_and_a_mark()
    {
        string[] data = WriteType(
            "Blob",
            "public class Blob { public int Id { get; set; } public byte[]? Data { get; set; } }",
            "{\"Id\":1,\"Data\":null}\n{\"Id\":2,\"Data\":\"AQI=\"}\n");

        ProgramRun run = ProgramRun.Of(
            ["sizes", .. data, "--serializer", "peer/System.Text.Json,peer/System.Text.Json:reflection", "--why"]);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Matches(@"\u2021 null byte arrays come back empty \(\d+ of \d+ records\): peer/System\.Text\.Json\n", run.Output);
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
        JsonElement original = JsonDocument.Parse(File.ReadLines(Samples.Orders).First()).RootElement;
        Assert.Equal(
            original.GetProperty("lines")[0].GetProperty("unitPrice").GetDecimal(),
            decode.Json().GetProperty("Lines")[0].GetProperty("UnitPrice").GetDecimal());
        string again = _folder.File("again.bin");
        string json = _folder.Write("order.json", decode.Output);
        ProgramRun.Of(["encode", .. own, "--data", json, "--save", again]);
        Assert.Equal(File.ReadAllBytes(file), File.ReadAllBytes(again));
    }

    [Fact]
    public void A_way_back_to_an_object_is_null_and_told()
    {
        string types = CompiledAssembly.Write(
            _folder,
            "Rings",
            "public class Ring { public int Id { get; set; } public Ring Self { get; set; } public Ring() { Self = this; } }");
        (string json, string message) = (_folder.Write("ring.json", """{"Id":7}"""), _folder.File("ring.bin"));
        string[] own = ["--types", types, "--type", "Ring", "--serializer", "ignite/compiled"];

        ProgramRun.Of(["encode", .. own, "--data", json, "--save", message]);
        ProgramRun decode = ProgramRun.Of(["decode", .. own, "--in", message]);

        Assert.Equal("""{"Id":7,"Self":null}""", string.Concat(decode.Output.Where(unit => !char.IsWhiteSpace(unit))));
        Assert.Equal("Ring.Self leads back to an object that holds it; the JSON shows null there.", decode.Error.Trim());
    }

    [Theory]
    [InlineData("sizes", "--data")]
    [InlineData("explain", "--data")]
    [InlineData("encode", "--data", "--save", "telemetry.bin")]
    public void What_a_type_rounds_is_told_by_every_command(string command, string option, params string[] more)
    {
        string json = _folder.Write("rounded.json", """{"device":"a","temperature":[0.1,3.14159265]}""");
        if (more.Length > 0)
        {
            more[^1] = _folder.File(more[^1]);
        }

        ProgramRun run = ProgramRun.Of(
            [command, "--types", Samples.Models, "--type", "Telemetry", "--serializer", "dense/compiled", option, json, .. more]);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Equal(
            "The type rounds or changes 1 of the values of rounded.json, first $.temperature[1] of record 1, 3.14159265 as 3.1415927.",
            run.Error.Trim());
    }

    [Fact]
    public void Each_byte_of_an_own_message_is_explained()
    {
        ProgramRun run = ProgramRun.Of(["explain", "--json", .. Orders, "--serializer", "protobuf/compiled"]);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        JsonElement anatomy = run.Json();
        Assert.Equal(
            anatomy.NumberOf("size"),
            anatomy.GetProperty("parts").EnumerateArray().Sum(part => part.NumberOf("length")));
    }

    [Fact]
    public void Several_files_are_one_set_of_records()
    {
        ProgramRun run = ProgramRun.Of(["sizes", .. Orders, "--data", Samples.Orders, "--format", "dense", "--count", "7"]);

        Assert.Contains("7 of 240 records of orders.jsonl, orders.jsonl, drawn with seed 1", run.Output);
    }

    [Fact]
    public void Instances_at_random_depend_on_the_seed_alone()
    {
        int Size(string seed) => SizesOf(["--serializer", "dense/compiled"], [.. Order, "--count", "16", "--seed", seed])["dense/compiled"];

        Assert.Equal(Size("5"), Size("5"));
        Assert.NotEqual(Size("5"), Size("6"));
    }

    [Fact]
    public void The_article_is_not_measured_with_comparison_by_reflection() =>
        Assert.Contains("choose other operations", ProgramRun.Of(["run", "--op", "article", .. Order]).Error);

    private ProgramRun Run(FakeTimer timer, params string[] arguments) => ProgramRun.With(timer, ["run", .. arguments, "--out", Output]);

    // A type and its records, as the words of a command.
    private string[] WriteType(string name, string source, string json) =>
        ["--types", _folder.Write($"{name}.cs", source), "--type", name, "--data", _folder.Write($"{name.ToLowerInvariant()}.jsonl", json)];

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
