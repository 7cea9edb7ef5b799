namespace SerBench.Benchmarks.Tests.Commands;

// The samples' types and data, from the command line to the figures.
public sealed class OwnTypesTests : IDisposable
{
    private const string Json = "peer/System.Text.Json:reflection";

    private static readonly string[] Formats = ["--format", "ignite,ignite-raw,ignite-full,protobuf,msgpack,msgpack-map,flatbuffers,dense,nrbf"];

    private readonly TestFolder _folder = new();

    public static TheoryData<string, string> Sets => new() { { "Order", Samples.Orders }, { "Telemetry", Samples.Telemetry } };

    public void Dispose() => _folder.Dispose();

    [LongTheory]
    [MemberData(nameof(Sets))]
    public void Every_format_that_can_carries_the_sample_by_every_access(string type, string data)
    {
        TrialInProcess.UseReal();
        Dictionary<string, int> sizes = SizesOf(Formats, "--types", Samples.Models, "--type", type, "--data", data);

        foreach (string format in new[] { "ignite", "ignite-raw", "ignite-full", "protobuf", "msgpack", "msgpack-map", "flatbuffers", "dense" })
        {
            int size = sizes[$"{format}/compiled"];
            Assert.True(size > 100);
            Assert.All(new[] { "reflection", "delegates", "accessors" }, access => Assert.Equal(size, sizes[$"{format}/{access}"]));
        }

        Assert.True(SizesOf(["--serializer", Json], "--types", Samples.Models, "--type", type, "--data", data)[Json] > sizes["dense/compiled"]);
    }

    [LongFact]
    public void A_library_that_insists_on_an_attribute_takes_the_type_that_has_it()
    {
        Dictionary<string, int> Sizes(string type, string serializers) => SizesOf(["--serializer", serializers], "--types", Samples.Models, "--type", type);

        Assert.Equal(["nrbf/compiled", "peer/System.Runtime.Serialization.Formatters"], Sizes("Telemetry", "nrbf/compiled,peer/System.Runtime.Serialization.Formatters").Keys.Order());
        Assert.Equal(["dense/compiled"], Sizes("Order", "nrbf/compiled,dense/compiled").Keys);
    }

    [Theory]
    [MemberData(nameof(Sets))]
    public void A_run_times_the_sample_and_notes_where_it_comes_from(string type, string data)
    {
        var timer = new FakeTimer();
        string output = _folder.File("run");

        ProgramRun run = ProgramRun.With(
            timer, "run", "--types", Samples.Models, "--type", type, "--data", data, "--format", "dense,protobuf", "--out", output);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Contains(timer.Timed, row => row.Cell.Serializer == "dense/compiled");
        RunRecord record = RunRecordFile.Read(Path.Combine(output, RunRecordFile.Name));
        Assert.StartsWith($"{type.ToLowerInvariant()}: MyModels.{type} of MyModels.dll", record.Notes[0]);
        Assert.Contains("no hand-written floor", record.Notes[1]);
        Assert.Contains(record.Notes[1], File.ReadAllText(Path.Combine(output, "report.md")));
    }

    [Fact]
    public void Calculator_links_and_comparison_know_the_type()
    {
        string output = _folder.File("run");
        ProgramRun.With(new FakeTimer(), "run", "--types", Samples.Models, "--type", "Order", "--data", Samples.Orders, "--format", "dense,msgpack", "--out", output);

        string page = File.ReadAllText(Path.Combine(output, "report.html"));
        Assert.Contains("order / data", page);
        Assert.Contains("<section id=\"calculator\"", page);
        Assert.Matches(@"\| 10 MB/s +\| none timed +\| - +\| (dense|msgpack)/compiled", File.ReadAllText(Path.Combine(output, "report.md")));
        ProgramRun compared = ProgramRun.Of("compare", output, output, "--all");
        Assert.Equal(ExitCode.Done, compared.ExitCode);
        Assert.Matches(@"dense/compiled +order/data +encode .*same", compared.Output);
    }

    [Fact]
    public void The_timing_process_opens_type_and_data_again_from_the_text_of_its_row()
    {
        var timer = new FakeTimer();
        ProgramRun.With(
            timer, "run", "--types", Samples.Models, "--type", "Order", "--data", Samples.Orders, "--serializer", "ignite-raw/compiled", "--out", _folder.File("run"));
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
        string output = _folder.File("run");
        ProgramRun.With(
            new FakeTimer { Failing = "dense/compiled" }, "run", "--types", Samples.Models, "--type", "Order", "--data", Samples.Orders, "--format", "dense", "--out", output);
        string[] resume = ["run", "--resume", "--out", output];
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
        string output = _folder.File("run");

        ProgramRun run = ProgramRun.With(
            new FakeTimer(), "run", "--types", Samples.Models, "--type", "Order", "--data", Samples.Orders, "--serializer", "peer/System.Text.Json,dense/compiled", "--out", output);

        AttackRecord attack = RunRecordFile.Read(Path.Combine(output, "run.json")).Attack!;
        AttackScore score = Assert.Single(attack.Scores);
        Assert.Equal(("peer/System.Text.Json", null), (score.Serializer, score.CountsFault()));
        Assert.Contains($"Attacked 1 of 1 libraries: {score.Inputs:#,##0} damaged messages, {score.Bad:#,##0} of them did harm.", run.Output);
        Assert.Contains("damaged messages", File.ReadAllText(Path.Combine(output, "report.md")));

        // A new member, at both places, and a missing one.
        EvolutionRow row = Assert.Single(RunRecordFile.Read(Path.Combine(output, "run.json")).Evolution!.Rows);
        Assert.Equal("peer/System.Text.Json", row.Serializer);
        Assert.Equal(["add-end", "add-middle", "remove"], row.Cells.Select(cell => cell.Change));
        Assert.All(row.Cells, cell => Assert.Equal(("root", EvolutionCell.Full), (cell.Place, cell.Compatibility)));
        Assert.Contains("1 of 1 libraries were tried.", run.Output);
    }

    // A null note, an empty list and a missing map: each protobuf library loses another one. Where protobuf has no message for a type, a
    // stated surrogate stands for it.
    [Fact]
    public void Who_does_not_tell_null_from_empty_takes_part_with_a_mark()
    {
        const string Proto3 = "null lists come back empty (2 of 3 records)";
        File.WriteAllText(
            _folder.File("Placed.cs"),
            "public class Placed { public int Id { get; set; } public string? Note { get; set; } public List<string> Tags { get; set; } = null!; public Dictionary<string, int>? Prices { get; set; } "
            + "public DateTimeOffset At { get; set; } public decimal Total { get; set; } public Guid Key { get; set; } public TimeSpan For { get; set; } public DateOnly On { get; set; } }");
        File.WriteAllText(
            _folder.File("placed.jsonl"),
            """
            {"Id":1,"Note":null,"Tags":[],"Prices":null,"At":"2026-02-03T12:00:00+02:00","Total":12.50,"Key":"0f8fad5b-d9cb-469f-a165-70867728950e","For":"00:00:05","On":"2026-02-03"}
            {"Id":2,"Note":"a gift","Tags":["new"],"Prices":{"x":1},"At":"2026-02-03T12:00:00+02:00","Total":12.50,"Key":"0f8fad5b-d9cb-469f-a165-70867728950e","For":"00:00:05","On":"2026-02-03"}
            {"Id":3,"Note":null,"Tags":[],"Prices":null,"At":"2026-02-03T12:00:00+02:00","Total":12.50,"Key":"0f8fad5b-d9cb-469f-a165-70867728950e","For":"00:00:05","On":"2026-02-03"}
            """);
        string[] data = ["--types", _folder.File("Placed.cs"), "--type", "Placed", "--data", _folder.File("placed.jsonl")];
        string[] serializers = ["--serializer", "peer/protobuf-net,peer/Google.Protobuf,protobuf/compiled,proto3/compiled"];

        ProgramRun sizes = ProgramRun.Of(["sizes", .. data, .. serializers]);
        Assert.Equal(4, sizes.Output.Split('\n').Count(line => line.StartsWith("  ", StringComparison.Ordinal) && line.Contains(" \u2021 ", StringComparison.Ordinal)));
        Assert.Matches($@"\u2021 {System.Text.RegularExpressions.Regex.Escape(Proto3)}: [^\n]*proto3/compiled", sizes.Output);

        // A full run needs no attack.
        ProgramRun run = ProgramRun.With(new FakeTimer(), ["run", "--full", .. data, .. serializers, "--out", _folder.File("run")]);
        Assert.Equal(ExitCode.Done, run.ExitCode);
        Dictionary<string, string?> folds = RunRecordFile.Read(_folder.File("run/run.json")).Cells.Where(cell => cell.Scenario == "data").ToDictionary(cell => cell.Serializer, cell => cell.Folds);
        Assert.Equal("empty lists come back null (2 of 3 records)", folds["peer/protobuf-net"]);
        Assert.Equal("empty lists come back null (2 of 3 records)", folds["protobuf/compiled"]);
        Assert.Equal(Proto3, folds["proto3/compiled"]);

        // Its schema has optional text.
        Assert.Equal(Proto3, folds["peer/Google.Protobuf"]);
        Assert.Contains("Google.Protobuf \u2021 on placed: null lists come back empty (2 of 3 records).", run.Output);
        Assert.Contains("protobuf-net \u2021 on placed: empty lists come back null (2 of 3 records).", run.Output);
        Assert.Matches(@"placed +cheapest +(protobuf-net|Google\.Protobuf)[^\n]* \u2021", run.Output);
        Assert.Contains("proto3/compiled \u2021", File.ReadAllText(_folder.File("run/report.md")));
    }

    // Nobody can tell afterwards which tags were missing.
    [Fact]
    public void Who_would_lose_what_the_data_tell_is_not_compared()
    {
        File.WriteAllText(_folder.File("Tagged.cs"), "public class Tagged { public List<string>? Tags { get; set; } }");
        File.WriteAllText(_folder.File("tagged.jsonl"), "{\"Tags\":null}\n{\"Tags\":[]}\n{\"Tags\":[\"a\"]}\n");

        ProgramRun run = ProgramRun.Of(
            "sizes", "--types", _folder.File("Tagged.cs"), "--type", "Tagged", "--data", _folder.File("tagged.jsonl"), "--serializer", "peer/protobuf-net,peer/Google.Protobuf,dense/compiled", "--why");

        Assert.Contains("Tagged.Tags is both null and empty in 2 records (peer/Google.Protobuf)", run.Output);
        Assert.Contains("Cells: 2 verified", run.Output);
        Assert.DoesNotContain("\u2021", run.Output);
    }

    // The code that its source generator writes is the one that is timed.
    [Fact]
    public void System_Text_Json_takes_part_with_null_bytes_and_a_mark()
    {
        File.WriteAllText(_folder.File("Blob.cs"), "public class Blob { public int Id { get; set; } public byte[]? Data { get; set; } }");
        File.WriteAllText(_folder.File("blob.jsonl"), "{\"Id\":1,\"Data\":null}\n{\"Id\":2,\"Data\":\"AQI=\"}\n");

        ProgramRun run = ProgramRun.Of(
            "sizes", "--types", _folder.File("Blob.cs"), "--type", "Blob", "--data", _folder.File("blob.jsonl"), "--serializer", "peer/System.Text.Json,peer/System.Text.Json:reflection", "--why");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Matches(@"\u2021 null byte arrays come back empty \(\d+ of \d+ records\): peer/System\.Text\.Json\n", run.Output);
    }

    // The folder of a run may come from somebody else.
    [Fact]
    public void A_run_that_goes_on_loads_nothing_that_its_folder_alone_names()
    {
        string output = _folder.File("run");
        string trace = _folder.File("trace");
        string[] code = ["--types", Samples.Models, "--type", "Order"];
        ProgramRun.With(new FakeTimer { Failing = "dense/compiled" }, ["run", .. code, "--format", "dense", "--out", output]);
        string planted = CompiledAssembly.Write(
            _folder, "Planted",
            $$"""
            public sealed class Planted : ISerializer { public Planted() => System.IO.File.WriteAllText("{{trace}}", ""); public string Id => "planted/one"; public string Title => Id;
                public SerializerFamily Family => SerializerFamily.Peer; public Traits Traits => Traits.None; public Binding<T> Bind<T>() => throw new Exception(); }
            """);
        string file = Path.Combine(output, "outside.json");
        string clean = File.ReadAllText(file);
        string[] resume = ["run", "--resume", "--out", output, .. code];

        string hostile = clean.Replace("\"Plugins\": []", $"\"Plugins\": [\"{planted}\"]", StringComparison.Ordinal);
        File.WriteAllText(file, hostile.Replace("\"PluginTypes\": []", "\"PluginTypes\": [\"Planted:Planted\"]", StringComparison.Ordinal));
        Assert.Contains($" --plugin {planted} ", ProgramRun.Of(resume).Error);
        Assert.False(File.Exists(trace));

        File.WriteAllText(file, clean.Replace(Samples.Models, "/$(x)/a.dll", StringComparison.Ordinal));
        Assert.Contains(" --types ... ", ProgramRun.Of(resume).Error);

        File.WriteAllText(file, Regex.Replace(clean, "[0-9a-f]{64}", new string('0', 64)));
        Assert.Contains("has changed since that run", ProgramRun.Of(resume).Error);
    }

    [Fact]
    public void The_first_record_goes_to_a_file_and_back()
    {
        string file = _folder.File("order.bin");
        string[] own = ["--types", Samples.Models, "--type", "Order", "--serializer", "msgpack/compiled"];

        ProgramRun encode = ProgramRun.Of(["encode", .. own, "--data", Samples.Orders, "--save", file]);
        ProgramRun decode = ProgramRun.Of(["decode", .. own, "--in", file]);

        Assert.StartsWith($"{new FileInfo(file).Length} bytes", encode.Output);
        using JsonDocument original = JsonDocument.Parse(File.ReadLines(Samples.Orders).First());
        using JsonDocument decoded = JsonDocument.Parse(decode.Output);
        Assert.Equal(
            original.RootElement.GetProperty("lines")[0].GetProperty("unitPrice").GetDecimal(),
            decoded.RootElement.GetProperty("Lines")[0].GetProperty("UnitPrice").GetDecimal());
        string again = _folder.File("again.bin");
        string json = _folder.File("order.json");
        File.WriteAllText(json, decode.Output);
        ProgramRun.Of(["encode", .. own, "--data", json, "--save", again]);
        Assert.Equal(File.ReadAllBytes(file), File.ReadAllBytes(again));
    }

    [Fact]
    public void A_way_back_to_an_object_is_null_and_told()
    {
        string types = CompiledAssembly.Write(_folder, "Rings", "public class Ring { public int Id { get; set; } public Ring Self { get; set; } public Ring() { Self = this; } }");
        (string json, string message) = (_folder.File("ring.json"), _folder.File("ring.bin"));
        File.WriteAllText(json, """{"Id":7}""");
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
        string json = _folder.File("rounded.json");
        File.WriteAllText(json, """{"device":"a","temperature":[0.1,3.14159265]}""");
        if (more.Length > 0)
        {
            more[^1] = _folder.File(more[^1]);
        }

        ProgramRun run = ProgramRun.Of([command, "--types", Samples.Models, "--type", "Telemetry", "--serializer", "dense/compiled", option, json, .. more]);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Equal("The type rounds or changes 1 of the values of rounded.json, first $.temperature[1] of record 1, 3.14159265 as 3.1415927.", run.Error.Trim());
    }

    [Fact]
    public void Each_byte_of_an_own_message_is_explained()
    {
        ProgramRun run = ProgramRun.Of("explain", "--json", "--types", Samples.Models, "--type", "Order", "--data", Samples.Orders, "--serializer", "protobuf/compiled");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        using JsonDocument anatomy = JsonDocument.Parse(run.Output);
        Assert.Equal(
            anatomy.RootElement.GetProperty("size").GetInt32(),
            anatomy.RootElement.GetProperty("parts").EnumerateArray().Sum(part => part.GetProperty("length").GetInt32()));
    }

    [Fact]
    public void Several_files_are_one_set_of_records()
    {
        ProgramRun run = ProgramRun.Of(
            "sizes", "--types", Samples.Models, "--type", "Order", "--data", Samples.Orders, "--data", Samples.Orders, "--format", "dense", "--count", "7");

        Assert.Contains("7 of 240 records of orders.jsonl, orders.jsonl, drawn with seed 1", run.Output);
    }

    [Fact]
    public void Instances_at_random_depend_on_the_seed_alone()
    {
        int Size(string seed) => SizesOf(["--serializer", "dense/compiled"], "--types", Samples.Models, "--type", "Order", "--count", "16", "--seed", seed)["dense/compiled"];

        Assert.Equal(Size("5"), Size("5"));
        Assert.NotEqual(Size("5"), Size("6"));
    }

    [Fact]
    public void The_article_is_not_measured_with_comparison_by_reflection() => Assert.Contains(
        "choose other operations",
        ProgramRun.Of("run", "--op", "article", "--types", Samples.Models, "--type", "Order").Error);

    private static Dictionary<string, int> SizesOf(string[] selection, params string[] arguments)
    {
        ProgramRun run = ProgramRun.Of(["sizes", "--json", .. selection, .. arguments]);
        Assert.True(run.ExitCode == ExitCode.Done, $"{run.Error}\n{string.Join('\n', run.Output.Split("\n  {").Where(cell => !cell.Contains("\"verified\": true", StringComparison.Ordinal)))}");
        using JsonDocument entries = JsonDocument.Parse(run.Output);
        return entries.RootElement.EnumerateArray()
            .Where(entry => entry.GetProperty("verified").GetBoolean())
            .ToDictionary(entry => entry.GetProperty("serializer").GetString()!, entry => entry.GetProperty("size").GetInt32());
    }
}
