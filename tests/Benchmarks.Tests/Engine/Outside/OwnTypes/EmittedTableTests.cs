using System.Runtime.Loader;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// The tables that are emitted for Google.FlatBuffers carry members of every kind, or the member is refused by name.
public sealed class EmittedTableTests : WithFolder
{
    private const string Row = "peer/Google.FlatBuffers";
    private const int Values = 40;

    private const string Holder = """
        public sealed class Held { public int? Id { get; set; } }
        public sealed class Own
        {
            public List<string>? Names { get; set; } public List<Held>? Items { get; set; }
            public Dictionary<string, Held?>? Map { get; set; } public List<List<string>?>? Lists { get; set; }
        }
        """;

    private static readonly Recipe Recipe = EmittedBuildTests.RecipeOf("Google.FlatBuffers");

    // Vectors have no null items.
    private static readonly string Source = EmittedRecordTests.Source
        .Replace("public int?[]? Maybes { get; set; }", "public List<Chain>? Maybes { get; set; }")
        .Replace(
            "public List<Point?>? MaybePoints { get; set; }",
            "public string[,]? Words { get; set; } public Pair Pair { get; set; } public Guid[]? Ids { get; set; } "
                + "public Tall Tall { get; set; } public Tall? MaybeTall { get; set; }")
        .Replace(
            "public sealed class Empty",
            "public struct Pair { public sbyte Low; public Inner Inner; private decimal _high; "
                + "public Pair(decimal high) => _high = high; } "
                + "public struct Inner { public bool Yes; public DateTimeOffset At; } "
                + "public struct Tall { public string? Text; } public sealed class Empty");

    [PeerFact("Google.FlatBuffers")]
    public void Every_kind_comes_back_in_every_row()
    {
        string[] rows = [Row, $"{Row}:trusted", $"{Row}:view", $"{Row}:view:trusted"];

        AttributedTypeTests.AssertVerified(rows, CompiledAssembly.Write(_folder, "OwnTypes", Source), "--count", "64");
    }

    // The messages are those of docs/formats/flatbuffers.md: the library and our format read each other's. No compiler runs beside the
    // tests.
    [PeerFact("Google.FlatBuffers")]
    public void The_library_and_our_format_read_each_other()
    {
        string types = CompiledAssembly.Write(_folder, "OwnTypes", Source);
        Type own = ForeignAssembly.Load(types).GetType("Own")!;
        foreach (Type type in new[] { "Own", "Point", "Pair", "Empty", "Hidden", "Tall" }.Select(name => own.Assembly.GetType(name)!))
        {
            string code = CompiledAssembly.Write(_folder, $"Code{type.Name}", new Emitter(Recipe).Write(type), [types], []);
            Assembly compiled = AssemblyLoadContext.GetLoadContext(own.Assembly)!.LoadFromAssemblyPath(code);

            GenericMethod.Invoke<EmittedTableTests>(nameof(AssertExchanged), type, compiled);
        }
    }

    [Theory]
    [InlineData("public sealed class Own { public int?[]? Items { get; set; } }", "Own.Items: a vector of FlatBuffers cannot hold null")]
    [InlineData(
        "public sealed class Own { public Inner? Inner { get; set; } } "
            + "public sealed class Inner { public List<DateTime?>[]? Times { get; set; } }",
        "Own.Inner.Times[]: a vector of FlatBuffers cannot hold null")]
    public void A_vector_with_null_is_refused_by_name(string source, string refusal) => Assert.Equal(refusal, Refusal(source));

    [LongFact]
    public void A_table_that_is_too_long_for_the_library_is_refused()
    {
        static string Members(int count) => string.Concat(Enumerable.Range(0, count).Select(number => $"public long M{number};"));
        string Refused(int count) => Refusal($"public sealed class Own {{ {Members(count)} }}");

        Assert.Equal(": ", Refused(4095));
        Assert.Equal("Own: a table of Google.FlatBuffers takes at most 32,767 bytes", Refused(4096));
    }

    // Null among the items of a value is a dash, and null elsewhere comes back. A derived class is a dash. Types may have names of the
    // library.
    [Theory]
    [InlineData(Holder, """[{"Names":[],"Items":null,"Map":{"a":null,"b":{"Id":0},"c":{}},"Lists":[null,[]]}, {}]""", "Cells: 1 verified")]
    [InlineData(Holder, """[{"Names":["a",null]}]""", "null inside a list")]
    [InlineData(Holder, """[{"Items":[null]}]""", "Google.FlatBuffers refuses it")]
    [InlineData(
        """
        [System.Text.Json.Serialization.JsonDerivedType(typeof(Circle), "circle")] public class Figure { public int X { get; set; } }
        public class Circle : Figure { public int R { get; set; } }
        public class Own { public Figure? Figure { get; set; } }
        """,
        """[{"Figure":{"$type":"circle","X":2,"R":3}}]""",
        "Own.Figure: holds a Circle where Figure is declared")]
    [InlineData(
        """
        public class Table { public int Seats { get; set; } }
        public class Verifier { public Guid Id { get; set; } public List<Table>? Tables { get; set; } }
        public struct Guid { public int Number { get; set; } }
        public class Own { public Table? Table { get; set; } public Verifier? Verifier { get; set; } public System.Guid Id { get; set; } }
        """,
        """[{"Table":{"Seats":4},"Verifier":{"Id":{"Number":1},"Tables":[{"Seats":2}]}}]""",
        "Cells: 1 verified")]
    public void A_value_comes_back_or_is_a_dash_with_its_reason(string types, string data, string expected)
    {
        Assert.SkipWhen(Catalog.BuiltIn.Find(Row) is null, "Google.FlatBuffers is not here");

        Assert.Contains(expected, Sizes(CompiledAssembly.Write(_folder, "OwnTypes", types), data));
    }

    [PeerFact("Google.FlatBuffers")]
    public void Negative_zero_and_deep_maps_come_back()
    {
        const string Nested = "public sealed class Own { public double Number { get; set; } public float Single { get; set; } "
            + "public Dictionary<string, Own[][]>? Map { get; set; } }";
        const int Levels = 60;
        string data = string.Concat(Enumerable.Repeat("""{"Number":-0.0,"Single":-0.0,"Map":{"":[[""", Levels))
            + "{}"
            + string.Concat(Enumerable.Repeat("]]}}", Levels));

        Assert.Contains("Cells: 1 verified", Sizes(CompiledAssembly.Write(_folder, "OwnTypes", Nested), $"[{data}]"));
    }

    private string Refusal(string source)
    {
        Type own = ForeignAssembly.Load(CompiledAssembly.Write(_folder, $"Own{source.Length}", source)).GetType("Own")!;
        Unsupported? refused = Emitter.Refuse(Recipe, own);
        return $"{refused?.Path}: {refused?.Reason}";
    }

    private string Sizes(string types, string json) =>
        ProgramRun.Of("sizes", "--types", types, "--type", "Own", "--serializer", Row, "--data", _folder.Write("data.json", json)).Output;

    private static void AssertExchanged<T>(Assembly compiled)
    {
        IEmitted<T> code = EmittedCode.Open<T>(compiled, "Google.FlatBuffers");
        var theirs = (IObjectCodec<T>)((EmittedPeer)Catalog.BuiltIn.Find(Row)!).Bind(code).Codec!;
        var theirView = (IViewCodec<T>)((EmittedPeer)Catalog.BuiltIn.Find($"{Row}:view")!).Bind(code).Codec!;
        var ours = (IObjectCodec<T>)Catalog.BuiltIn.Find("flatbuffers/compiled")!.Bind<T>().Codec!;
        var random = new RandomValues(seed: 1);
        foreach (T value in Enumerable.Range(0, Values).Select(_ => random.Next<T>()))
        {
            byte[] message = theirs.EncodeToArray(value);
            Assert.Null(DeepEquality.Find(value, theirs.Decode(message)));
            Assert.Null(DeepEquality.Find(value, ours.Decode(message)));
            Assert.Null(DeepEquality.Find(value, theirs.Decode(ours.EncodeToArray(value))));
            Assert.Equal(theirView.Expect(value), theirView.Read(message));
        }
    }
}
