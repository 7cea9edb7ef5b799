using SerBench.Formats.Tests.Kinds;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Types of many kinds in every serializer: random values come back whole, or the type is refused, which is expected here by name. A format
// takes the kinds in turn by its accesses, so that every two of format, access and kind meet.
public class KindsTests(ITestOutputHelper output)
{
    private const int Values = 8;

    private static readonly string[] Accesses = ["/reflection", "/delegates", "/accessors", "/compiled", "/generated"];

    public static TheoryData<string> Serializers => [.. Rows.Select(serializer => serializer.Id)];

    // Other rows are written by hand for the models alone.
    private static IEnumerable<ISerializer> Rows => Catalog.BuiltIn.Serializers.Where(serializer =>
        serializer.Family is SerializerFamily.Peer
        || (serializer.Family == SerializerFamily.Grid
            && Array.Exists(Accesses, access => serializer.Id.EndsWith(access, StringComparison.Ordinal))));

    [Theory]
    [SharedData(nameof(Serializers))]
    public void Every_kind_comes_back_or_is_refused_by_name(string id)
    {
        EmittedCode.Add(new CodeCompiler(KindTypes.All.Contains, KindCode.Make));
        ISerializer serializer = Catalog.BuiltIn.Find(id)!;

        string[] wrong = [.. KindsOf(serializer).Select(type => FindWrong(id, type, Check(serializer, type))).OfType<string>()];

        Assert.True(wrong.Length == 0, string.Join('\n', wrong));
    }

    [Fact]
    public void At_most_a_tenth_of_the_cells_are_refused()
    {
        (int cells, int refused) = (0, 0);
        foreach (ISerializer serializer in Rows)
        {
            cells += KindTypes.All.Count;
            refused += KindTypes.All.Count(type => KindRefusals.Find(serializer.Id, type.Name) is not null);
        }

        output.WriteLine($"{KindTypes.All.Count} kinds, {cells} cells, {refused} refused");
        Assert.InRange(KindTypes.All.Count, 60, int.MaxValue);
        Assert.InRange(refused, 1, cells / 10);
    }

    private static IEnumerable<Type> KindsOf(ISerializer serializer)
    {
        if (serializer.Family is SerializerFamily.Peer)
        {
            // Ways of a library share most of its code, so the ways take the kinds in turn.
            IEnumerable<Type> kinds = PeerId.Parse(serializer.Id) is { Ending: "" } ? KindTypes.All
                : KindTypes.All.Where((_, kind) => (kind + serializer.Id.Length) % 3 == 0);
            return Share.Of(kinds, serializer.Id);
        }

        string[][] formats =
        [
            .. Rows.Where(row => row.Family == SerializerFamily.Grid)
                .Select(row => row.Id)
                .GroupBy(id => id[..id.IndexOf('/')])
                .Select(ids => ids.ToArray()),
        ];
        int format = Array.FindIndex(formats, ids => ids.Contains(serializer.Id));
        return Share.Of(
            KindTypes.All.Where((_, kind) => formats[format][(format + kind) % formats[format].Length] == serializer.Id),
            serializer.Id);
    }

    private static string? FindWrong(string id, Type type, CellRecord found)
    {
        string? expected = KindRefusals.Find(id, type.Name);
        bool isExpected = expected is null ? found.Status == CellStatus.Verified : found is { Status: CellStatus.Dash, Reason: { } reason }
            && reason.StartsWith(type.Name, StringComparison.Ordinal) && reason.Contains(expected);
        return isExpected ? null
            : found.Status == CellStatus.Verified ? $"{id} {type.Name}: is not refused"
            : $"{id} {type.Name}: {found.Status}: {found.Reason}";
    }

    private static CellRecord Check(ISerializer serializer, Type type)
    {
        IModel model = OwnModelFactory.Create(type, null, new OwnTypeOptions(Seed: 1, Values));
        return Verification.Check(new Cell(serializer, model, model.Scenarios[0]));
    }
}
