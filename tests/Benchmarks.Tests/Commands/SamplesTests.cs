using SerBench.Engine.Outside.OwnTypes;

namespace SerBench.Benchmarks.Tests.Commands;

// C# files, samples and schemas instead of an assembly: from the command line to the figures.
public sealed class SamplesTests : WithFolder
{
    private const string Source = """
        namespace Shop;

        public sealed record Line(string Sku, int Count, Money Price);
        public sealed class Basket { public Guid Id { get; set; } public List<Line> Lines { get; set; } = []; }
        """;

    private const string Money = "namespace Shop; public record struct Money(decimal Amount, string Currency);";

    [Fact]
    public void Types_come_as_files_of_CSharp()
    {
        string basket = Write("Basket.cs", Source);
        string money = Write("Money.cs", Money);

        ProgramRun run = ProgramRun.Of(
            "sizes", "--types", $"{basket},{money}", "--type", "Basket", "--serializer", "dense/compiled,peer/BinaryWriter");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Contains("basket: Shop.Basket of Basket.cs, ", run.Output);
        Assert.Contains("2 verified", run.Output);
    }

    [Fact]
    public void CSharp_may_use_the_types_of_an_assembly_and_the_attributes_of_libraries()
    {
        string money = TypeSources.Compile([Write("Moneys.cs", Money)]).Single();
        string basket = Write("Basket.cs", Source);
        string packed = Write(
            "Packed.cs", "using MemoryPack;\n[MemoryPackable] public partial class Packed { public int A { get; set; } }");

        ProgramRun run = ProgramRun.Of(
            "sizes", "--types", $"{money},{basket}", "--type", "Shop.Basket", "--serializer", "dense/compiled");
        Assert.Contains("1 verified", run.Output);
        Assert.Contains("0 failed", ProgramRun.Of("sizes", "--types", packed, "--type", "Packed", "--format", "peer").Output);
    }

    [Fact]
    public void CSharp_that_does_not_compile_is_one_sentence_with_the_place()
    {
        string wrong = Write("Wrong.cs", "public class Wrong {\n    public required Thing A { get; set; } }");

        AssertUsage("Wrong.cs(2,21) cannot be compiled: CS0246", ProgramRun.Of("sizes", "--types", wrong, "--type", "Wrong"));
        AssertUsage("cannot be read", ProgramRun.Of("sizes", "--types", _folder.File("none.cs"), "--type", "Wrong"));
        AssertUsage(
            "There is no type 'Nothing' in Nothing.cs.",
            ProgramRun.Of("sizes", "--types", Write("Nothing.cs", ""), "--type", "Nothing"));
        AssertUsage(
            "have the same name; rename one",
            ProgramRun.Of("sizes", "--types", $"{wrong},{Write("other/Wrong.cs", "")}", "--type", "Wrong"));
    }

    [Fact]
    public void A_sample_is_type_and_data_and_its_CSharp_can_be_given_back()
    {
        string emitted = _folder.File("Order.cs");
        string[] formats = ["--format", "dense,msgpack,protobuf"];

        ProgramRun sample = ProgramRun.Of(["sizes", "--sample", Samples.Orders, "--emit", emitted, .. formats]);
        ProgramRun types = ProgramRun.Of(["sizes", "--types", emitted, "--type", "Orders", "--data", Samples.Orders, .. formats]);
        ProgramRun written = ProgramRun.Of(["sizes", "--types", Samples.Models, "--type", "Order", "--data", Samples.Orders, .. formats]);

        Assert.Equal((ExitCode.Done, ExitCode.Done), (sample.ExitCode, types.ExitCode));
        Assert.Contains($"The type was written from orders.jsonl; it is in {emitted} for you to edit.", sample.Output);
        Assert.Contains("all 120 records of orders.jsonl", sample.Output);
        Assert.Equal(Sizes(sample), Sizes(types));
        Assert.Contains("dense/", Best(sample));
        Assert.Equal(Best(written), Best(sample));
    }

    [LongFact]
    public void A_guessed_type_has_all_sizes_of_the_type_that_a_person_wrote()
    {
        string sample = Write("order.jsonl", string.Concat(Enumerable.Range(0, 40).Select(i => $$$"""
            {"Id":"9c5b94b1-35ad-49bb-b118-8e8fc24abf{{{i % 90 + 10}}}","Number":{{{i * 7}}},"Total":{{{i}}}.95,"Placed":"2024-02-{{{i % 28 + 1:00}}}T10:20:30Z","Due":"2024-03-01","Paid":{{{(i % 2 == 0 ? "true" : "false")}}},"Weights":[{{{i}}}.125,2.5],"Note":{{{(i % 3 == 0 ? "null" : "\"a note\"")}}},"Lines":[{"Sku":"S{{{i}}}","Count":{{{i}}}},{"Sku":"T","Count":1}],"Stock":{"k/{{{i}}}":{{{i}}},"l/1":2,"m/{{{i}}}":3}{{{(i % 4 == 0 ? ",\"Gift\":\"card\"" : "")}}}}

            """)));
        // The namespace is as long as that of written types, because some messages carry it.
        string type = Write("Order.cs", """
            namespace MyStore;

            public class Order
            {
                public Guid Id { get; set; }
                public int Number { get; set; }
                public decimal Total { get; set; }
                public DateTime Placed { get; set; }
                public DateOnly Due { get; set; }
                public bool Paid { get; set; }
                public double[] Weights { get; set; } = [];
                public string? Note { get; set; }
                public List<LinesItem> Lines { get; set; } = [];
                public Dictionary<string, int> Stock { get; set; } = [];
                [System.Text.Json.Serialization.JsonIgnore(Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingNull)]
                public string? Gift { get; set; }
            }

            public class LinesItem
            {
                public string Sku { get; set; } = "";
                public int Count { get; set; }
            }
            """);

        ProgramRun guessed = ProgramRun.Of("sizes", "--json", "--sample", sample);
        ProgramRun written = ProgramRun.Of("sizes", "--json", "--types", type, "--type", "Order", "--data", sample);

        Assert.True(written.Output.Split("\"serializer\"").Length > 50, written.Output);
        Assert.Equal(written.Output.Split('\n'), guessed.Output.Split('\n'));
    }

    [Fact]
    public void A_folder_is_one_sample_and_other_data_may_be_measured()
    {
        (string folder, string emitted) = (_folder.File("logs"), _folder.File("Entry.cs"));
        Write("logs/b.json", """
            [{"level":"warn","at":"2024-01-02T03:04:05Z"},{"level":"info","at":"2024-01-02T03:04:05Z","user":{"id":1}}]
            """);
        string line = Write("logs/a.ndjson", """{"level":"info","at":"2024-01-02T03:04:06Z"}""");
        Write("logs/readme.txt", "no JSON");

        ProgramRun run = ProgramRun.Of("sizes", "--sample", folder, "--serializer", "dense/compiled");
        ProgramRun named = ProgramRun.Of("list", "--sample", folder, "--type", "Entry", "--data", line, "--emit", emitted);
        ProgramRun again = ProgramRun.Of(
            "sizes", "--types", emitted, "--type", "Entry", "--data", folder, "--serializer", "dense/compiled");

        Assert.Contains("logs: Written.Logs of Logs.cs, ", run.Output);
        Assert.Contains("The type was written from a.ndjson, b.json;", run.Output);
        Assert.Contains("all 3 records", run.Output);
        Assert.Contains("the one record of a.ndjson", named.Output);
        Assert.Contains("entry", named.Output);
        Assert.Contains("all 3 records", again.Output);
    }

    [Fact]
    public void A_schema_takes_the_place_of_a_type()
    {
        string schema = Write(
            "shop.proto", "syntax = \"proto3\"; message Order { int64 id = 1; repeated string tags = 2; Order parent = 3; }");
        string data = Write("data.jsonl", "{\"id\":\"5\",\"tags\":[\"a\"],\"parent\":{\"id\":\"4\"}}\n");

        ProgramRun run = ProgramRun.Of(
            "sizes", "--schema", schema, "--type", "Order", "--data", data, "--serializer", "dense/compiled,proto3/compiled");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Contains("2 verified", run.Output);
        Assert.Contains("The type was written from shop.proto; --emit FILE.cs writes it for you to edit.", run.Output);
    }

    public static TheoryData<string> Numbered =>
    [
        .. new[] { "proto3/compiled", "protobuf/reflection", "peer/Google.Protobuf", "peer/protobuf-net" }
            .Where(id => Catalog.BuiltIn.Find(id) is not null),
    ];

    [Theory]
    [MemberData(nameof(Numbered))]
    public void Messages_have_the_numbers_of_the_schema(string serializer)
    {
        string message = _folder.File("message.bin");
        string schema = Write("m.proto", "syntax = \"proto3\"; message M { int32 a = 100; int32 b = 3000; }");
        string data = Write("m.json", """{"a":5,"b":6}""");
        string[] cell = ["--serializer", serializer, "--schema", schema];

        Assert.Equal(ExitCode.Done, ProgramRun.Of(["encode", .. cell, "--data", data, "--save", message]).ExitCode);
        Assert.Equal("A00605C0BB0106", Convert.ToHexString(File.ReadAllBytes(message)));
        Assert.Matches("(?s)\"a\": 5,.*\"b\": 6", ProgramRun.Of(["decode", .. cell, "--in", message]).Output);
    }

    [Fact]
    public void All_serializers_carry_high_numbers_and_kinds_of_numbers()
    {
        string schema = Write("m.proto", """
            message M { required sint32 a = 536870911; repeated N n = 3000; message N { optional string b = 7; optional bool c = 100; } }
            """);
        string data = Write("m.json", """{"a":-5,"n":[{"b":"x","c":true},{}]}""");

        ProgramRun run = AssertCarried("--schema", schema, "--type", "M", "--data", data);

        Assert.Equal("", run.Error);
        IEnumerable<string[]> rows = run.Output.Split('\n').Select(line => line.Split(' ', StringSplitOptions.RemoveEmptyEntries));
        Assert.All(
            rows.Where(row => row is ["peer/MessagePack" or "peer/Nerdbank.MessagePack", ..]),
            row => Assert.InRange(int.Parse(row[1]), 8, 20));
    }

    // As test_messages_proto3.proto has them: a wide message within itself, a oneof, and a ListValue beside a list of values.
    [Fact]
    public void Instances_of_a_wide_schema_go_through_all_serializers()
    {
        string fields = string.Concat(Enumerable.Range(10, 30).Select(number => $"repeated M m{number} = {number}; "));
        string schema = Write("m.proto", "syntax = \"proto3\"; "
            + $"message M {{ {fields} oneof kind {{ int32 a = 1; string b = 2; ListValue list = 3; }} }} "
            + "message ListValue { repeated Value values = 1; } message Value { int32 n = 1; }");

        Assert.Contains("2 instances drawn at random", AssertCarried("--schema", schema, "--type", "M", "--count", "2").Output);
    }

    [Fact]
    public void Two_members_of_a_oneof_are_refused_by_protobuf()
    {
        string schema = Write("m.proto", "syntax = \"proto3\"; message M { oneof kind { int32 a = 1; string b = 2; } }");

        ProgramRun run = AssertCarried("--schema", schema, "--type", "M", "--data", Write("m.json", """{"a":5,"b":"x"}"""));

        Assert.Contains("Two members of one oneof are set", run.Output);
    }

    [Fact]
    public void A_choice_with_a_long_number_goes_through_all_serializers() =>
        AssertCarried("--sample", Write("a.json", "{\"a\":123456789012345678901234567890123}\n{\"a\":\"x\"}"));

    [Theory]
    [InlineData("list")]
    [InlineData("explain", "--serializer", "dense/compiled")]
    [InlineData("encode", "--serializer", "dense/compiled")]
    [InlineData("attack", "--serializer", "dense/compiled", "--random", "10")]
    [InlineData("run", "--smoke", "--serializer", "dense/compiled")]
    [InlineData("ladder", "--smoke")]
    [InlineData("memory", "--serializer", "dense/compiled")]
    public void Other_commands_take_a_sample_too(params string[] arguments)
    {
        string sample = Write("things.json", """{"id":1,"name":"a"}""");
        string[] output = arguments[0] switch
        {
            "encode" => ["--save", _folder.File("out")],
            "attack" or "run" or "ladder" => ["--out", _folder.File("out")],
            _ => [],
        };

        ProgramRun run = ProgramRun.With(new FakeTimer(), [.. arguments, .. output, "--sample", sample]);

        Assert.True(run.ExitCode == ExitCode.Done, run.Error);
    }

    [Fact]
    public void A_message_of_a_sample_is_decoded()
    {
        string message = _folder.File("message.bin");
        string[] cell = ["--serializer", "dense/compiled", "--sample", Write("things.json", """{"id":1,"name":"a"}""")];

        Assert.Equal(ExitCode.Done, ProgramRun.Of(["encode", .. cell, "--save", message]).ExitCode);
        Assert.Matches("(?s)\"id\": 1,.*\"name\": \"a\"", ProgramRun.Of(["decode", .. cell, "--in", message]).Output);
    }

    [Fact]
    public void Edited_CSharp_is_not_replaced()
    {
        string sample = Write("a.json", """{"id":1}""");
        string[] emit = ["sizes", "--sample", sample, "--emit", _folder.File("A.txt"), "--serializer", "dense/compiled"];

        Assert.Equal((ExitCode.Done, ExitCode.Done), (ProgramRun.Of(emit).ExitCode, ProgramRun.Of(emit).ExitCode));
        File.AppendAllText(_folder.File("A.txt"), "// mine");
        AssertUsage("has another text, which somebody may have edited", ProgramRun.Of(emit));
    }

    [Theory]
    [InlineData("tree")]
    [InlineData("scaling")]
    [InlineData("driver")]
    [InlineData("report")]
    public void Commands_that_work_on_no_type_name_those_that_do(params string[] arguments)
    {
        const string Able = "run, list, sizes, encode, decode, explain, doctor, upgrade, attack, ladder, memory, load, evolve, aot";
        AssertUsage($"'{arguments[0]}' takes no --sample; these commands do: {Able}.", ProgramRun.Of([.. arguments, "--sample", "a.json"]));
    }

    [Fact]
    public void A_stopped_run_of_a_sample_goes_on_when_the_sample_is_named_again()
    {
        string output = _folder.File("run");
        string sample = Write("things.json", """[{"id":1},{"id":2}]""");
        ProgramRun.With(new FakeTimer { Failing = "dense/compiled" }, "run", "--sample", sample, "--format", "dense", "--out", output);

        Assert.Equal(ExitCode.Done, ProgramRun.With(new FakeTimer(), "run", "--resume", "--sample", sample, "--out", output).ExitCode);
        Assert.Contains("The type was written from things.json", _folder.ReadText("run/report.md"));
    }

    [Fact]
    public void Options_that_do_not_go_together_are_one_sentence()
    {
        string sample = Write("a.json", """{"id":1}""");
        string schema = Write("a.proto", "message A { optional int32 a = 1; }");

        AssertUsage(
            "--types and --sample both say what the type is; give one of them",
            ProgramRun.Of("sizes", "--sample", sample, "--types", Samples.Models));
        AssertUsage("--type needs --types, --sample or --schema", ProgramRun.Of("sizes", "--type", "A"));
        AssertUsage("--emit needs --sample or --schema", ProgramRun.Of("sizes", "--emit", "a.cs"));
        AssertUsage("--enums needs --sample", ProgramRun.Of("sizes", "--enums", "--types", Samples.Models, "--type", "Order"));
        AssertUsage("There is no message 'B'; there are A.", ProgramRun.Of("sizes", "--schema", schema, "--type", "B"));
        AssertUsage("'a b' is no such name, 'AB' is", ProgramRun.Of("sizes", "--sample", sample, "--type", "a b"));
        AssertUsage("'Guid' is no such name, 'Guid2' is", ProgramRun.Of("sizes", "--sample", sample, "--type", "Guid"));
        AssertUsage("There is no record with a member in empty.json", ProgramRun.Of("sizes", "--sample", Write("empty.json", "{}")));
        string none = Directory.CreateDirectory(_folder.File("none")).FullName;
        AssertUsage("has no file that ends with .json, .jsonl, .ndjson", ProgramRun.Of("sizes", "--sample", none));
    }

    private string Write(string name, string text) => _folder.Write(name, text);

    // No serializer fails.
    private static ProgramRun AssertCarried(params string[] arguments)
    {
        ProgramRun run = ProgramRun.OfBuiltIn(["sizes", .. arguments]);
        Assert.True(run.ExitCode == ExitCode.Done, run.Error + run.Output);
        Assert.Contains("0 failed", run.Output);
        return run;
    }

    private static IEnumerable<string> Sizes(ProgramRun run) =>
        run.Output.Split('\n').Where(line => line.Contains('/') && line.Contains(',')).Take(8);

    // The serializers of the smallest messages.
    private static string Best(ProgramRun run) => run.Output.Split('\n')
        .Select(line => line.Split(' ', StringSplitOptions.RemoveEmptyEntries))
        .Where(cells => cells.Length > 2 && cells[0].Contains('/') && int.TryParse(cells[1], out _))
        .MinBy(cells => int.Parse(cells[1]))![0];

    private static void AssertUsage(string part, ProgramRun run) => Assert.Contains(part, run.Refusal);
}
