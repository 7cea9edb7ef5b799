using SerBench.Benchmarks.Tests.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// A value that a format cannot express is a dash with the member's path. A value that comes back changed is a failure.
public sealed class InexpressibleTests : WithFolder
{
    private const string Source = """
        public class Node { public string Name { get; set; } = ""; List<Node> _children = new();
            public List<Node> Children { get => _children; set { _children = value; foreach (Node child in value) child.Parent = this; } }
            [System.Text.Json.Serialization.JsonIgnore] public Node? Parent; }
        [System.Text.Json.Serialization.JsonDerivedType(typeof(Circle), "circle")] public class Figure { public int X { get; set; } }
        public class Circle : Figure { public int R { get; set; } }
        public class Drawing { public List<Figure> Figures { get; set; } = new(); }
        public class Loose { public int A { get; set; } public Inner Inner { get; set; } = new(); }
        public class Inner { public System.Collections.IEnumerable Items { get; set; } = new List<int>(); }
        public class Money { public List<Line> Lines { get; set; } = new(); } public class Line { public int N { get; set; } public decimal Amount { get; set; } }
        public class Secret { public int Shown { get; set; } private int _hidden; public void Hide(int value) => _hidden = value; }
        """;

    private readonly string _types;

    public InexpressibleTests() => _types = CompiledAssembly.Write(_folder, "Odd" + Guid.NewGuid().ToString("N"), Source);

    [Fact]
    public void A_cycle_is_named_and_formats_of_graphs_are_tried()
    {
        ProgramRun run = Sizes("Node", """{"Name":"a","Children":[{"Name":"b","Children":[]}]}""", "dense,ignite");

        Assert.Contains(
            "Node._children[].Parent: leads back to a Node that holds it, and only formats of graphs carry cycles (dense/", run.Output);
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Fact]
    public void A_derived_class_is_named_and_a_library_that_carries_it_is_verified()
    {
        ProgramRun run = Sizes(
            "Drawing",
            """{"Figures":[{"X":1},{"$type":"circle","X":2,"R":3}]}""",
            "dense,peer",
            "--serializer", "dense/compiled,peer/BinaryWriter,peer/DataContractSerializer,peer/System.Text.Json:reflection");

        Assert.Contains("Drawing.Figures[]: holds a Circle where Figure is declared", run.Output);
        Assert.Contains("(dense/compiled, peer/BinaryWriter, peer/DataContractSerializer)", run.Output);
        Assert.Contains("Cells: 1 verified", run.Output);
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Fact]
    public void A_member_without_a_mapping_is_named_and_libraries_are_tried()
    {
        ProgramRun run = Sizes(
            "Loose",
            """{"A":1,"Inner":{"Items":[1,2]}}""",
            "dense,peer",
            "--serializer", "dense/compiled,peer/System.Text.Json:reflection,peer/protobuf-net");

        Assert.Contains("Loose.Inner.Items: an interface does not say which class to create", run.Output);
        Assert.Contains("Cells: 1 verified", run.Output);
    }

    [Fact]
    public void A_value_that_a_format_refuses_is_found_in_its_object()
    {
        ProgramRun run = Sizes("Money", """{"Lines":[{"N":1,"Amount":1.5},{"N":2,"Amount":-0.0}]}""", "msgpack,dense");

        Assert.Contains("Money.Lines[].Amount: MessagePack writes a decimal as text, which loses the sign of a negative zero.", run.Output);
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    [Fact]
    public void What_a_library_would_lose_is_said_before_it_is_lost() => Assert.Contains(
        "Secret._hidden: System.Text.Json carries public members that can be read and set",
        Sizes("Secret", """{"Shown":1}""", "peer", "--serializer", "peer/System.Text.Json:reflection").Output);

    [Fact]
    public void A_lossy_round_trip_is_a_failure_with_the_member()
    {
        string lossy = WildPlugin.Write(_folder, "peer/lossy", change: "dynamic money = value!; money.Lines[0].N++;");

        ProgramRun run = Sizes("Money", """{"Lines":[{"N":1,"Amount":1.5}]}""", "peer", "--plugin", lossy, "--serializer", "peer/lossy");

        Assert.Contains("FAILED peer/lossy money/data: the decoded value differs from the one encoded: Money.Lines[0].N", run.Output);
        Assert.Equal(ExitCode.Failed, run.ExitCode);
    }

    private ProgramRun Sizes(string type, string json, string formats, params string[] more)
    {
        string data = _folder.Write("data.json", json);
        return ProgramRun.Of(["sizes", "--types", _types, "--type", type, "--data", data, "--format", formats, .. more]);
    }
}
