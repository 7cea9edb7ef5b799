using SerBench.Engine.Outside;
using SerBench.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// What types of users hold: maps whose keys are objects, generic roots, members without a value, objects that may contain themselves.
public sealed class HeldTests : WithFolder
{
    private const string World = """
        public readonly record struct Spot(int X, string Name);

        public sealed record Owner(int Id);

        public struct Tint { public byte R { get; set; } public byte G { get; set; } }

        public abstract class Effect;

        [System.Text.Json.Serialization.JsonDerivedType(typeof(Sold), "sold")]
        internal abstract class Deal;

        internal sealed class Sold : Deal;

        public sealed class Wall
        {
            public int[,] Grid { get; set; } = new int[0, 0];

            public Dictionary<Spot, Tint> Tints { get; set; } = [];
        }

        public sealed record Forms(
            Guid G, decimal M, DateTime D, DateTimeOffset O, TimeSpan T, DateOnly Y, TimeOnly N, char C);

        [System.Text.Json.Serialization.JsonDerivedType(typeof(Move), "move")]
        [System.Text.Json.Serialization.JsonDerivedType(typeof(Wait), "wait")]
        public interface IAct;

        public sealed record Move(Spot To) : IAct;

        public sealed record Wait(int Ticks, IAct? Next) : IAct;

        public sealed class World
        {
            public Dictionary<Spot, Tint> Tints { get; set; } = [];

            public Dictionary<Owner, string> Owners { get; set; } = [];

            public Dictionary<Cell, int> Cells { get; set; } = [];
        }

        public sealed record Cell(int A, int B, int C, string D, int E, int F, int G, int H, int I);

        public sealed class Page<T>
        {
            public List<T> Items { get; set; } = [];

            public int Total { get; set; }
        }

        public sealed class Node
        {
            public string Name { get; set; } = "";

            public Node? Parent { get; set; }

            public List<Effect> Effects { get; set; } = [];

            public int[,] Grid { get; set; } = new int[0, 0];
        }
        """;

    private const StringComparison Whole = StringComparison.Ordinal;

    // Emitted code once refused all of these.
    [Theory]
    [InlineData("peer/MemoryPack")]
    [InlineData("peer/Microsoft.Orleans.Serialization")]
    [InlineData("peer/Nerdbank.MessagePack")]
    [InlineData("peer/DataContractSerializer")]
    public void A_library_carries_maps_whose_keys_are_objects(string library)
    {
        CellRecord record = CheckedCell.Of(CellOf("World", library)).Record;

        Assert.True(record.Status == CellStatus.Verified, record.Reason);
    }

    // Its own calls, with the security that the rows use and without.
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void MessagePack_reads_such_maps_unless_data_are_untrusted(bool isUntrusted)
    {
        var options = MessagePack.MessagePackSerializerOptions.Standard.WithSecurity(
            isUntrusted ? MessagePack.MessagePackSecurity.UntrustedData : MessagePack.MessagePackSecurity.TrustedData);
        byte[] message = MessagePack.MessagePackSerializer.Serialize(new Dictionary<Place, int> { [new Place { X = 3 }] = 4 }, options);
        int Read() => MessagePack.MessagePackSerializer.Deserialize<Dictionary<Place, int>>(message, options)[new Place { X = 3 }];

        if (isUntrusted)
        {
            Assert.Throws<MessagePack.MessagePackSerializationException>(() => Read());
            Assert.Contains("MessagePackSecurity.UntrustedData", CheckedCell.Of(CellOf("World", "peer/MessagePack")).Record.Reason);
        }
        else
        {
            Assert.Equal(4, Read());
        }
    }

    [MessagePack.MessagePackObject]
    public struct Place
    {
        [MessagePack.Key(0)]
        public int X { get; set; }
    }

    [Theory]
    [InlineData("Page<Owner>", "page-owner", "Page<Owner>")]
    [InlineData("Page< Page<Spot> >", "page-page-spot", "Page<Page<Spot>>")]
    [InlineData("page<int>", "page-int32", "Page<System.Int32>")]
    public void A_generic_root_is_named_with_its_arguments(string name, string id, string full)
    {
        Type type = TypeFinder.Find([ForeignAssembly.Load(Types)], name);
        IModel model = OwnModelFactory.Create(type, null, new OwnTypeOptions(1, 4));

        Assert.Equal((id, full), (model.Id, TypeFinder.NameOf(type)));
        Assert.Equal(type, TypeFinder.Find([type.Assembly], full));
        var cell = new Cell(Catalog.BuiltIn.Find("peer/MemoryPack")!, model, model.Scenarios[0]);
        Assert.Equal(CellStatus.Verified, CheckedCell.Of(cell).Record.Status);
    }

    // Such a root once was refused. Its class is in an assembly of its own, which other processes open as well.
    [Fact]
    public void An_abstract_root_is_measured_as_the_member_of_a_class()
    {
        OpenedOutside first = OpenedOutside.OpenFirst(
            Acts("""[{ "$type": "move", "To": { "X": 3, "Name": "a" } }, { "$type": "wait", "Ticks": 4 }]"""));
        string saved = first.SaveTo(Directory.CreateDirectory(_folder.File("run")).FullName);

        OpenedOutside second = OpenedOutside.Open(saved);

        IModel model = second.Models.Models.Single();
        Assert.Equal(("i-act-message", 2), (model.Id, model.Scenarios[0].Instances));
        Assert.Contains("IAct is abstract, so it is measured as the one member of a class, IActMessage.", second.Notes);
        Assert.All(["peer/MemoryPack", "peer/System.Text.Json", "dense/compiled"], row =>
        {
            CellRecord record = CheckedCell.Of(new Cell(Catalog.BuiltIn.Find(row)!, model, model.Scenarios[0])).Record;
            Assert.True(record.Status == CellStatus.Verified, record.Reason);
        });
    }

    [Theory]
    [InlineData("Deal", "Deal is abstract and not public; name")]
    [InlineData("Effect", "Effect is an abstract class without cases ([JsonDerivedType] names them); name")]
    public void An_abstract_root_that_no_class_can_hold_is_refused(string name, string expected) => Assert.StartsWith(
        expected, Assert.Throws<UsageException>(() => TypeFinder.Find([ForeignAssembly.Load(Types)], name)).Message, Whole);

    [Fact]
    public void A_record_that_does_not_fit_an_abstract_root_has_its_place()
    {
        OutsideFile file = Acts("""{ "$type": "move", "To": { "X": 3.5 } }""");

        string said = Assert.Throws<UsageException>(() => OpenedOutside.OpenFirst(file)).Message;

        Assert.Contains("record 1 does not fit IActMessage at $.Value.To.X (line 1, byte 3", said);
    }

    [Theory]
    [InlineData("Page", "Page`1 is generic and needs arguments, as in --type 'Page<Player>'")]
    [InlineData("Page<Nobody>", "There is no type 'Nobody' in Types.dll")]
    [InlineData("Page<int, int>", "There is no type 'Page<int, int>' in Types.dll")]
    public void A_generic_root_without_its_arguments_is_refused(string name, string expected) => Assert.StartsWith(
        expected,
        Assert.Throws<UsageException>(() => TypeFinder.Find([ForeignAssembly.Load(Types)], name)).Message,
        StringComparison.Ordinal);

    [Fact]
    public void What_no_instance_shows_is_named()
    {
        IReadOnlyList<string> notes = ((IOwnModel)CellOf("Node", "peer/MemoryPack").Model).Notes;

        Assert.Single(notes, note => note.StartsWith("Empty in all instances, so nothing inside was tried: Node.Effects.", Whole));
        Assert.Single(notes, note => note.StartsWith("An object may contain itself in Node.Parent; no instance does.", Whole)
            && note.Contains(" MessagePack,") && note.EndsWith("Orleans carry it, and others refuse it.", Whole));
        Assert.DoesNotContain(
            ((IOwnModel)CellOf("World", "peer/MemoryPack").Model).Notes, note => note.Contains("instances, so") || note.Contains("itself"));
    }

    [Fact]
    public void The_member_that_keeps_libraries_out_is_named()
    {
        string[] libraries = ["peer/MongoDB.Bson", "peer/Google.Protobuf", "peer/MemoryPack"];
        CheckedCell[] facts = [.. libraries.Select(library => CheckedCell.Of(CellOf("Node", library)))];

        IReadOnlyList<string> said = KeptOut.Say(facts);

        Assert.Contains(said, line => line.StartsWith("Node.Effects[] alone keeps out MemoryPack (", Whole));
        Assert.Contains("Google.Protobuf is kept out by Node.Effects[], Node.Grid.", said);

        // It refuses the grid by itself, and the map by its code.
        Assert.Equal(
            ["System.Text.Json is kept out by Wall.Grid, Wall.Tints."],
            KeptOut.Say([CheckedCell.Of(CellOf("Wall", "peer/System.Text.Json"))]));
        Assert.Empty(KeptOut.Say([CheckedCell.Of(CellOf("World", "peer/MemoryPack"))]));
    }

    // What cards say to readers in other languages.
    [Theory]
    [InlineData(
        "peer/MessagePack",
        "98D92430303131323233332D343435352D363637372D383839392D616162626363646465656666A4312E3235D6FF695735A592D6FF695735A578"
            + "CF00000008AB14B780CE000B4921CF00000008AB14B78078")]
    [InlineData(
        "peer/Nerdbank.MessagePack",
        "98D80200112233445566778899AABBCCDDEEFFD80400000200000000007D00000000000000D6FF695735A592D6FF6957198578"
            + "CF00000008AB14B780CE000B4921CF00000008AB14B78078")]
    public void Values_that_MessagePack_lacks_have_the_forms_that_cards_name(string library, string expected)
    {
        Assert.SkipWhen(Catalog.BuiltIn.Find(library) is null, $"{library} is not here");
        Cell cell = CellOf("Forms", library);
        GenericMethod.Invoke<HeldTests>(nameof(AssertForms), cell.Model.Type, cell, expected);
    }

    private static void AssertForms<T>(Cell cell, string expected)
    {
        const string Json =
            """
            {"G":"00112233-4455-6677-8899-aabbccddeeff","M":1.25,"D":"2026-01-02T03:04:05Z","O":"2026-01-02T03:04:05+02:00",
            "T":"01:02:03","Y":"2026-01-02","N":"01:02:03","C":"x"}
            """;
        T value = JsonSerializer.Deserialize<T>(Json)!;
        Assert.Equal(expected, Convert.ToHexString(cell.Bind((IModel<T>)cell.Model).Codec!.EncodeToArray(value)));
    }

    private string Types => _types ??= CompiledAssembly.Write(_folder, "Types", World);

    private string? _types;

    // Other processes find the assembly by its name.
    private OutsideFile Acts(string json) => new()
    {
        Types = [CompiledAssembly.Write(_folder, "Acts" + Path.GetFileName(_folder.Path), World)],
        Type = "IAct",
        DataFiles = [_folder.Write("acts.json", json)],
        Seed = 1,
        Count = 4,
    };

    private Cell CellOf(string type, string library)
    {
        IModel model = OwnModelFactory.Create(ForeignAssembly.Load(Types).GetType(type)!, null, new OwnTypeOptions(1, 8));
        return new Cell(Catalog.BuiltIn.Find(library)!, model, model.Scenarios[0]);
    }
}
