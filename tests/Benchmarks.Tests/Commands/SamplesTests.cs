namespace SerBench.Benchmarks.Tests.Commands;

// C# files, samples and schemas instead of an assembly: from the command line to the figures.
public sealed class SamplesTests : WithFolder
{
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
    [LongFact]
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
    [InlineData("attack", "--serializer", "dense/compiled", "--random", "10")]
    [InlineData("run", "--smoke", "--serializer", "dense/compiled")]
    [InlineData("ladder", "--smoke")]
    [InlineData("memory", "--serializer", "dense/compiled")]
    public void Other_commands_take_a_sample_too(params string[] arguments)
    {
        string sample = Write("things.json", """{"id":1,"name":"a"}""");
        string[] output = arguments[0] is "list" or "memory" ? [] : ["--out", _folder.File("out")];

        ProgramRun run = ProgramRun.Of([.. arguments, .. output, "--sample", sample]);

        Assert.True(run.ExitCode == ExitCode.Done, run.Error);
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
}
