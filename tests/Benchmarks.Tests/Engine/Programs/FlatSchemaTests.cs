using SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;
using SerBench.Formats.Tests.Kinds;
using SerBench.Serializers.Peers.GoogleFlatBuffers;

namespace SerBench.Benchmarks.Tests.Engine.Programs;

// The schema beside the calls of Google.FlatBuffers describes the library's messages.
public sealed class FlatSchemaTests : WithFolder
{
    // Our format, with the layout of the library's messages.
    private const string Row = "flatbuffers/compiled";

    public static TheoryData<string> Kinds =>
    [
        .. KindTypes.All.Where(type => KindRefusals.Find(Row, type.Name) is null).Select(type => type.Name),
    ];

    [Fact]
    public void A_schema_names_each_table_once() => Assert.Equal(
        """
        // flatc --csharp --gen-object-api makes the classes.
        table DictionaryStringBooleanEntry {
          key:string;
          value:bool;
        }

        struct DateTimeOffsetPart {
          utc_ticks:long;
          offset_minutes:short;
        }

        table Holder {
          name:string;
          flags:[DictionaryStringBooleanEntry];
          spot:Spot;
          field_4:int = null;
          at:DateTimeOffsetPart;
        }

        struct Spot {
          x:int;
          weight:float;
        }

        root_type Holder;

        """,
        new Emitter(new FlatBuffersRecipe()).WriteUserSchema(typeof(Holder))?.Text);

    [Fact]
    public void Parts_of_types_with_one_name_are_told_apart()
    {
        string text = new Emitter(new FlatBuffersRecipe()).WriteUserSchema(typeof(Twice))!.Value.Text;

        Assert.Equal(2, Regex.Matches(text, "(?m)^table (\\w*Entry\\w*) ").Select(match => match.Value).Distinct().Count());
        Assert.Equal(2, Regex.Matches(text, "value:(\\w+);").Select(match => match.Value).Distinct().Count());
    }

    // The official compiler, where the machine has one.
    [Theory]
    [MemberData(nameof(Kinds))]
    public void The_official_compiler_reads_messages_by_the_schema(string kind)
    {
        string[] folders = (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator);
        Assert.SkipUnless(folders.Any(folder => File.Exists(Path.Combine(folder, "flatc"))), "flatc is not on this machine");
        GenericMethod.Invoke<FlatSchemaTests>(nameof(Read), KindTypes.All.Single(type => type.Name == kind), _folder.Path);
    }

    private static void Read<T>(string folder)
    {
        IModel model = OwnModelFactory.Create(typeof(T), null, new OwnTypeOptions(1, 1));
        var cell = new Cell(Catalog.BuiltIn.Find(Row)!, model, model.Scenarios[0]);
        byte[] message = cell.Bind((IModel<T>)model).Codec!.EncodeToArray(((IModel<T>)model).Create(cell.Scenario, 1, 1)[0]);
        File.WriteAllBytes(Path.Combine(folder, "record.bin"), message);
        File.WriteAllText(Path.Combine(folder, "messages.fbs"), new Emitter(new FlatBuffersRecipe()).WriteUserSchema(typeof(T))?.Text);

        ProgramOutput output = ProgramOutput.Of(
            new ProcessStartInfo("flatc", ["--json", "--strict-json", "--raw-binary", "messages.fbs", "--", "record.bin"])
            {
                WorkingDirectory = folder,
            },
            TimeSpan.FromMinutes(1))!;

        Assert.True(output.ExitCode == 0, output.All);
        Assert.NotEmpty(JsonNode.Parse(File.ReadAllText(Path.Combine(folder, "record.json")))!.AsObject());
    }

    public sealed class Holder
    {
        public string Name { get; set; } = "";

        public Dictionary<string, bool> Flags { get; set; } = [];

        public Spot Spot { get; set; }

        public int? Table { get; set; }

        public DateTimeOffset At { get; set; }
    }

    public sealed class Twice
    {
        public Dictionary<string, Item> Mine { get; set; } = [];

        public Dictionary<string, Other.Item> Theirs { get; set; } = [];
    }

    public sealed class Item
    {
        public string Name { get; set; } = "";
    }

    public static class Other
    {
        public sealed class Item
        {
            public string Name { get; set; } = "";
        }
    }

    public struct Spot
    {
        public int X { get; set; }

        public float Weight { get; set; }
    }
}
