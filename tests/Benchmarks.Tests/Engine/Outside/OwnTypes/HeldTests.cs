using MessagePack;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// What types of users hold: maps whose keys are objects, members that keep libraries out, values that MessagePack lacks.
public sealed class HeldTests : WithFolder
{
    private const string World = """
        public readonly record struct Spot(int X, string Name);
        public sealed record Owner(int Id);
        public struct Tint { public byte R { get; set; } public byte G { get; set; } }
        public sealed record Cell(int A, int B, int C, string D, int E, int F, int G, int H, int I);
        public abstract class Effect;
        public sealed class Node { public List<Effect> Effects { get; set; } = []; public int[,] Grid { get; set; } = new int[0, 0]; }
        public sealed record Forms(Guid G, decimal M, DateTime D, DateTimeOffset O, TimeSpan T, DateOnly Y, TimeOnly N, char C);
        public sealed class Wall
        {
            public int[,] Grid { get; set; } = new int[0, 0];
            public Dictionary<Spot, Tint> Tints { get; set; } = [];
        }
        public sealed class World
        {
            public Dictionary<Spot, Tint> Tints { get; set; } = [];
            public Dictionary<Owner, string> Owners { get; set; } = [];
            public Dictionary<Cell, int> Cells { get; set; } = [];
        }
        """;

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
    [Fact]
    public void MessagePack_reads_such_maps_unless_data_are_untrusted()
    {
        static int Read(MessagePackSecurity security)
        {
            MessagePackSerializerOptions options = MessagePackSerializerOptions.Standard.WithSecurity(security);
            byte[] message = MessagePackSerializer.Serialize(new Dictionary<Place, int> { [new Place { X = 3 }] = 4 }, options);
            return MessagePackSerializer.Deserialize<Dictionary<Place, int>>(message, options)[new Place { X = 3 }];
        }

        Assert.Equal(4, Read(MessagePackSecurity.TrustedData));
        Assert.Throws<MessagePackSerializationException>(() => Read(MessagePackSecurity.UntrustedData));
        Assert.Contains("MessagePackSecurity.UntrustedData", CheckedCell.Of(CellOf("World", "peer/MessagePack")).Record.Reason);
    }

    [MessagePackObject]
    public struct Place
    {
        [Key(0)]
        public int X { get; set; }
    }

    [Fact]
    public void The_member_that_keeps_libraries_out_is_named()
    {
        string[] libraries = ["peer/MongoDB.Bson", "peer/Google.Protobuf", "peer/MemoryPack"];
        CheckedCell[] facts = [.. libraries.Select(library => CheckedCell.Of(CellOf("Node", library)))];

        IReadOnlyList<string> said = KeptOut.Say(facts);

        Assert.Contains(said, line => line.StartsWith("Node.Effects[] alone keeps out MemoryPack (", StringComparison.Ordinal));
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

    private Cell CellOf(string type, string library)
    {
        IModel model = OwnModelFactory.Create(ForeignAssembly.Load(Types).GetType(type)!, null, new OwnTypeOptions(1, 8));
        return new Cell(Catalog.BuiltIn.Find(library)!, model, model.Scenarios[0]);
    }
}
