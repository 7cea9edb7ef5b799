using SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

namespace SerBench.Benchmarks.Tests.Features.Evolution;

// The command, its file, and what the reports show of it.
public sealed class EvolveCommandTests : WithFolder
{
    private const string Adding = "Adding a member, also in structs and inner classes,";

    private const string A = "public class A { public int X; }";
    private const string B = "public class B { public int X; }";
    private const string Cycle = "public class A { public B? X; } public class B { public A? Y; }";

    [Fact]
    public void A_matrix_is_printed_and_written_and_shown_in_a_report()
    {
        string file = _folder.File("evolve.json");

        ProgramRun run = ProgramRun.Of(
            "evolve", "--serializer", "dense/compiled,peer/Newtonsoft.Json.Bson", "--model", "simple", "--save", file);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Contains("add at the end", run.Output);
        Assert.Contains("peer/Newtonsoft.Json.Bson: unknown members are ignored", run.Output);
        Assert.Contains($"{Adding} is safe, for old and new readers, with: peer/Newtonsoft.Json.Bson.", run.Output);
        Assert.Contains($"{Adding} makes a reader take wrong values, or lose values, in silence with: none.", run.Output);
        using JsonDocument written = JsonDocument.Parse(File.ReadAllText(file));
        Assert.Equal("SimpleObject", written.RootElement.TextOf("type"));

        _folder.Write("run.json", SampleRecords.Quick);
        Assert.Equal(ExitCode.Done, ProgramRun.Of("report", _folder.Path, "--evolve", file).ExitCode);
        string report = _folder.ReadText("details.md");
        Assert.Contains("## Changing a type", report);
        Assert.Matches(@"\| dense/compiled +\| \d+ +\| \d+ +\| \d+ +\| \d+ +\| never +\|", report);
        Assert.Equal("SimpleObject", _folder.ReadRun().Evolution!.Type);
    }

    // Avro finds a class by the name in its schema, and all versions stand in one process.
    [PeerFact("Apache.Avro")]
    public void A_library_finds_the_class_of_each_version()
    {
        ProgramRun run = ProgramRun.Of("evolve", "--serializer", "Apache.Avro", "--model", "simple");

        Assert.DoesNotContain("do not come back", run.Output);
        Assert.Matches(@"peer/Apache\.Avro .* of 1\d", run.Output);
    }

    // The caller's own two versions: a member is known by its name, or by its number if both versions pin them.
    [Fact]
    public void Two_files_are_compared_as_they_are()
    {
        string old = Write("old.cs", """
            public class Order { public int Id; public int Count; public List<Line> Lines = []; }
            public class Line { public int Number; public int Amount; }
            """);
        string changed = Write("new.cs", """
            public class Order { public int Id; public long Count; public List<Line> Lines = []; public string? Remark; }
            public class Line { public int Amount; public int Number; }
            """);
        string file = _folder.File("evolve.json");
        string[] serializers = ["--serializer", "proto3/reflection,msgpack-map/reflection,dense/reflection"];

        ProgramRun run = ProgramRun.Of(["evolve", .. serializers, "--versions", old, changed, "--save", file]);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Matches(@"msgpack-map/reflection +ok +FULL", run.Output);
        Assert.Matches(@"proto3/reflection +WRONG +NONE", run.Output);
        Assert.Matches(@"proto3/reflection, numbers pinned +ok +FULL", run.Output);
        Assert.Matches(@"proto3/reflection\+schema +no +NONE", run.Output);
        Assert.Matches(@"dense/reflection +no +NONE", run.Output);
        using JsonDocument written = JsonDocument.Parse(File.ReadAllText(file));
        JsonElement row = written.RootElement.GetProperty("rows").EnumerateArray()
            .Single(row => row.TextOf("serializer") == "msgpack-map/reflection");
        Assert.Equal("FULL", row.GetProperty("cells")[0].TextOf("compatibility"));
    }

    [Theory]
    [InlineData(2, 3)]
    [InlineData(100, 536_870_911)]
    public void Numbers_of_two_files_say_which_member_is_which(int second, int third)
    {
        string Order(string members) => $"using SerBench.Formats.Contracts; public class Order {{ {members} }}";
        string old = Write("old.cs", Order($"[FieldNumber(1)] public int Id; [FieldNumber({second})] public int Count;"));
        string changed = Write("new.cs", Order(
            $"[FieldNumber({second})] public int Amount; [FieldNumber({third})] public int Floor; [FieldNumber(1)] public int Key;"));

        ProgramRun run = ProgramRun.Of(
            "evolve", "--serializer", "proto3/reflection,msgpack-map/reflection,ignite-full/reflection", "--versions", old, changed);

        Assert.Equal(3, run.Output.Split('\n').Count(line => line.Contains(", numbers pinned") && line.Contains("FULL")));
    }

    [Fact]
    public void A_type_that_is_guessed_from_a_sample_is_changed()
    {
        string sample = Write("orders.jsonl", """{"id":1,"name":"one","count":3}""" + "\n" + """{"id":2,"name":"two","count":4}""");

        ProgramRun run = ProgramRun.Of("evolve", "--serializer", "msgpack-map/reflection", "--sample", sample, "--type", "Order");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Contains("Order: A change of the type itself", run.Output);
    }

    [Theory]
    [InlineData("two files, the old version and the new one, not 1", A, null)]
    [InlineData("new.cs(1,5) cannot be compiled", A, "no C#")]
    [InlineData("no class or struct of the same name", A, B)]
    [InlineData("Say with --type which type", A + B, A + B)]
    [InlineData("Each type of", Cycle, Cycle)]
    public void Two_files_that_do_not_fit_are_one_sentence(string expected, string old, string? changed)
    {
        string[] files = [Write("old.cs", old), .. changed is null ? [] : new[] { Write("new.cs", changed) }];

        Assert.Contains(expected, ProgramRun.Of(["evolve", "--versions", .. files]).Refusal);
    }

    [Theory]
    [InlineData("nowhere.cs' cannot be read", "--versions", "nowhere.cs", "other.cs")]
    [InlineData("--versions and --model both", "--versions", "a.cs", "b.cs", "--model", "simple")]
    [InlineData("There is no serializer 'dense/compilde'", "--serializer", "dense/compilde")]
    [InlineData("There is no model 'persno'", "--model", "persno")]
    public void What_is_not_there_is_one_sentence(string expected, params string[] arguments) =>
        Assert.Contains(expected, ProgramRun.Of(["evolve", .. arguments]).Refusal);

    [Theory]
    [InlineData("null")]
    [InlineData("{}")]
    [InlineData("""{"commit":null,"type":"T","changes":[],"rows":[]}""")]
    [InlineData("""{"commit":null,"type":"T","changes":[],"rows":[{"serializer":"a","isPinned":false,"cells":[{"change":"x","place":"root","backward":"right","forward":"right"}],"reason":null,"promise":null,"source":null}]}""")]
    public void A_file_of_something_else_is_refused(string text)
    {
        _folder.Write("run.json", SampleRecords.Quick);

        Assert.NotEmpty(ProgramRun.Of("report", _folder.Path, "--evolve", Write("evolve.json", text)).Refusal);
    }

    [Fact]
    public void Rows_serve_all_accesses_of_a_format_and_all_rows_of_a_library()
    {
        var record = new EvolutionRecord(
            null, "T", [], [Row("dense/reflection", "right"), Row("peer/Fory", "wrong"), Row("peer/Fory:default", "right")]);

        Assert.Equal("dense/reflection", record.Find("dense/generated")!.Serializer);
        Assert.Equal("peer/Fory", record.Find("peer/Fory:trusted")!.Serializer);
        Assert.Equal("peer/Fory:default", record.Find("peer/Fory:default")!.Serializer);
        Assert.Null(record.Find("fixed/generated"));
        Assert.False(record.Find("peer/Fory")!.IsNeverMisread);
    }

    // The explorer has a chip for it, and none for a record without it.
    [Fact]
    public void The_page_knows_which_rows_are_never_misread()
    {
        string serializer = SampleRecords.Quick.Cells
            .First(cell => cell.Serializer.StartsWith("ignite-raw/", StringComparison.Ordinal)).Serializer;
        RunRecord tried = SampleRecords.Quick with
        {
            Evolution = new EvolutionRecord(null, "T", [new("swap", "swap")], [Row(serializer, "wrong")]),
        };

        Assert.Contains("\"changed\":\"may be misread\"", WrittenReports.Html(tried));
        Assert.DoesNotContain("\"changed\":", WrittenReports.Html(SampleRecords.Quick));
    }

    private string Write(string name, string text) => _folder.Write(name, text);

    private static EvolutionRow Row(string serializer, string outcome) =>
        new(serializer, false, [new EvolutionCell("swap", "root", outcome, outcome)], null, null, null);
}
