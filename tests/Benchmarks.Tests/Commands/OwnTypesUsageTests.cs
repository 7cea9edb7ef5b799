namespace SerBench.Benchmarks.Tests.Commands;

// Errors in a user's assembly, type and data: one sentence each.
public sealed class OwnTypesUsageTests : WithFolder
{
    [Fact]
    public void A_wrong_path_is_one_sentence()
    {
        AssertUsage("There is no file", Sizes(_folder.File("none.dll"), "X"));
        AssertUsage("is a folder; name the assembly in it", Sizes(_folder.Path, "X"));
        AssertUsage("is no .NET assembly", Sizes(_folder.Write("text.dll", "no assembly"), "X"));
    }

    [Fact]
    public void A_missing_dependency_is_named()
    {
        (string part, string whole) = WriteWhole("");
        File.Delete(part);

        AssertUsage(
            "'Whole.dll' needs Parts, which is neither beside it nor, by its .deps.json, in the folder of packages", Sizes(whole, "Whole"));
    }

    [Fact]
    public void A_dependency_beside_the_assembly_is_found() =>
        Assert.Equal(ExitCode.Done, Sizes(WriteWhole("Beside").Whole, "Whole").ExitCode);

    [Fact]
    public void A_type_that_is_not_there_gets_the_nearest_names() =>
        AssertUsage("There is no type 'Oder' in MyModels.dll; nearest: MyModels.Order, ", Sizes(Samples.Models, "Oder"));

    [Fact]
    public void An_ambiguous_type_gets_the_full_names()
    {
        string file = CompiledAssembly.Write(
            _folder, "Twice",
            "namespace A { public class Order { public int X; } } namespace B { public class Order { public int X; } }");

        AssertUsage("'Order' is ambiguous: A.Order (Twice.dll), B.Order (Twice.dll); give the full name", Sizes(file, "Order"));
        Assert.Equal(ExitCode.Done, Sizes(file, "B.Order").ExitCode);
    }

    [Fact]
    public void A_type_without_instances_is_refused()
    {
        string file = CompiledAssembly.Write(
            _folder, "Kinds",
            "public interface IThing; public abstract class Thing; public static class Tools; public class Box<T>; "
                + "public enum Colour { Red }");

        AssertUsage("IThing is an interface without cases", Sizes(file, "IThing"));
        AssertUsage("Thing is an abstract class without cases", Sizes(file, "Thing"));
        AssertUsage("Tools is a static class", Sizes(file, "Tools"));
        AssertUsage("Box`1 is generic", Sizes(file, "Box`1"));
        AssertUsage("Colour is an enum", Sizes(file, "Colour"));
    }

    [Fact]
    public void Without_a_type_the_candidates_are_named() =>
        AssertUsage(
            "Say with --type which type of MyModels.dll is meant: MyModels.Address, ",
            ProgramRun.Of("sizes", "--types", Samples.Models));

    [Fact]
    public void Options_that_need_each_other_say_so()
    {
        const string Code = "--types, --sample or --schema";
        AssertUsage($"--type needs {Code}", ProgramRun.Of("sizes", "--type", "Order"));
        AssertUsage($"--data needs {Code}", ProgramRun.Of("sizes", "--data", "x.json"));
        AssertUsage($"--count needs {Code}", ProgramRun.Of("sizes", "--model", "person", "--count", "5"));
        AssertUsage($"--seed needs {Code}", ProgramRun.Of("sizes", "--seed", "5"));
        AssertUsage("--count must be from 1", ProgramRun.Of("sizes", "--types", Samples.Models, "--type", "Order", "--count", "0"));
        AssertUsage("--seed", ProgramRun.Of("sizes", "--types", Samples.Models, "--type", "Order", "--seed", "many"));
    }

    [Theory]
    [InlineData(
        """{"sku":"a","title":"b","quantity":"three","unitPrice":1}""",
        "record 1 does not fit MyModels.OrderLine at $.quantity (line 1, byte 4")]
    [InlineData(
        "{\"sku\":\"a\"}\n{\"sku\":\"b\",\n \"unitPrice\":\"x\"}",
        "record 2 does not fit MyModels.OrderLine at $.unitPrice (line 3, byte 1")]
    [InlineData("""[{"sku":"a"},{"colour":"red"}]""", "record 2 does not fit MyModels.OrderLine at $")]
    [InlineData("""[{"sku":"a"},null]""", "record 2 (line 1) is null")]
    [InlineData("""[{"sku":"a"}""", "ends within its array")]
    [InlineData("""{"sku":"a" """, "ends within record 1")]
    [InlineData("""[{"sku":"a"} {"sku":"b"}]""", "lacks a comma between two records, at line 1, byte 14")]
    [InlineData("""[{"sku":"a"}] x""", "goes on after the end of its array")]
    [InlineData("{\"sku\":\"a\",}", "trailing comma at the end; take it out.")]
    [InlineData("{'sku':1}", "record 1 does not fit MyModels.OrderLine")]
    [InlineData("", "There is no record in data.json")]
    [InlineData("[ ]", "There is no record in data.json")]
    public void Json_that_does_not_fit_is_placed(string json, string expected) =>
        AssertUsage(expected, SizesOf(Samples.Models, "OrderLine", json));

    [Fact]
    public void Data_that_is_not_there_is_one_sentence() =>
        AssertUsage(
            "cannot be read",
            ProgramRun.Of("sizes", "--types", Samples.Models, "--type", "Order", "--data", _folder.File("none.json")));

    [Fact]
    public void A_type_that_refuses_values_says_so()
    {
        string file = CompiledAssembly.Write(
            _folder,
            "Strict",
            """
            public class Even
            {
                public int Number { get; }
                public Even(int number) { if (number != 2) throw new ArgumentException("not two"); Number = number; }
            }
            """);

        AssertUsage("refuses values drawn at random (not two); give values with --data", Sizes(file, "Even"));
        AssertUsage(
            "Even itself refuses record 2 (line 1): ArgumentException: not two", SizesOf(file, "Even", """{"number":2} {"number":3}"""));
    }

    [Theory]
    [InlineData(
        "public class Wild { public int a { get; set; } public int A { get; set; } }",
        "System.Text.Json cannot use Wild: The JSON property name for 'Wild.A' collides with another property. "
            + "Two members have one JSON name, where letter case makes no difference; give one another name by [JsonPropertyName].")]
    [InlineData(
        "public class Part { public int a; public int A; } "
            + "public class Wild { public int X { get; set; } public Part[] Parts { get; set; } = []; }",
        "System.Text.Json cannot use Part: The JSON property name for 'Part.A' collides")]
    [InlineData(
        "public class Wild { static Wild() => throw new InvalidOperationException(\"worn out\"); public int X { get; set; } }",
        "The static constructor of Wild fails: InvalidOperationException: worn out.")]
    public void A_fault_of_the_type_is_no_fault_of_a_record(string source, string expected) =>
        AssertUsage(expected, SizesOf(CompiledAssembly.Write(_folder, "Wilds", source), "Wild", """{"X":1,"Parts":[{}]}"""));

    [Fact]
    public void A_message_is_decoded_without_data_or_an_instance()
    {
        string file = CompiledAssembly.Write(
            _folder,
            "Strictest",
            """
            public class Odd
            {
                public int Number { get; }
                public Odd(int number) { if (number != 3) throw new ArgumentException("not three"); Number = number; }
            }
            """);
        string data = _folder.Write("data.json", """{"number":3}""");
        string message = _folder.File("odd.bin");
        string[] common = ["--types", file, "--type", "Odd", "--serializer", "dense/compiled"];

        Assert.Equal(ExitCode.Done, ProgramRun.Of(["encode", "--data", data, "--save", message, .. common]).ExitCode);
        ProgramRun decoded = ProgramRun.Of(["decode", "--in", message, .. common]);
        ProgramRun explained = ProgramRun.Of(["explain", "--in", message, .. common]);

        Assert.Equal("{\"Number\":3}", decoded.Output.ReplaceLineEndings("").Replace(" ", ""));
        Assert.Contains("Number", explained.Output);
        Assert.Equal((ExitCode.Done, ExitCode.Done), (decoded.ExitCode, explained.ExitCode));
        AssertUsage(
            "refuses values drawn at random (not three); give values with --data",
            ProgramRun.Of(["encode", "--save", message, .. common]));
    }

    [Fact]
    public void A_library_that_carries_memory_is_verified()
    {
        string file = CompiledAssembly.Write(
            _folder,
            "Memories",
            """
            public class Blob
            {
                public int Id { get; set; } public Memory<byte> Bytes { get; set; } public ReadOnlyMemory<byte> More { get; set; }
            }
            """);

        ProgramRun run = SizesOf(file, "Blob", """{"Id":1,"Bytes":"AQID","More":"BAU="}""", "--format", "peer");

        Assert.Contains("0 failed", run.Output);
        Assert.Contains("peer/System.Text.Json:reflection", run.Output);
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Fact]
    public void A_value_that_cannot_be_printed_is_one_sentence()
    {
        string file = CompiledAssembly.Write(
            _folder,
            "Moody",
            """public class Moody { public int A { get; set; } public int B => throw new InvalidOperationException("not now"); }""");
        string message = _folder.File("moody.bin");
        string[] common = ["--types", file, "--type", "Moody", "--serializer", "dense/compiled"];
        ProgramRun.Of(["encode", "--save", message, .. common]);

        AssertUsage(
            "System.Text.Json cannot write Moody: InvalidOperationException: not now",
            ProgramRun.Of(["decode", "--in", message, .. common]));
    }

    // An assembly that needs another one.
    private (string Part, string Whole) WriteWhole(string place)
    {
        string part = CompiledAssembly.Write(_folder, "Parts" + place, "public class Part { public int A; }");
        const string Source = "public class Whole { public int B; public List<Part>? Parts; }";
        return (part, CompiledAssembly.Write(_folder, "Whole" + place, Source, part));
    }

    private static ProgramRun Sizes(string types, string type) =>
        ProgramRun.Of("sizes", "--types", types, "--type", type, "--format", "dense", "--count", "4");

    private ProgramRun SizesOf(string types, string type, string json, params string[] more) =>
        ProgramRun.Of(["sizes", "--types", types, "--type", type, "--data", _folder.Write("data.json", json), .. more]);

    private static void AssertUsage(string part, ProgramRun run) => Assert.Contains(part, run.Refusal);
}
