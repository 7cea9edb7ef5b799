using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Measure;

/// <summary>
/// Chooses the cells to time: the most important ones first, up to the number of rows of the profile. The rule is described in
/// docs/running.md, "What is timed".
/// </summary>
/// <param name="Rows">The rows, in order of importance.</param>
/// <param name="CellsLeftOut">The number of verified cells that got no row.</param>
public sealed record TimedSet(IReadOnlyList<TimedRow> Rows, int CellsLeftOut)
{
    // A variant of the complex object that has a list instead of a map.
    private const string VariantModel = "complex-list";

    // Libraries for which a quick run has no time.
    private static readonly string[] LatePeers = ["peer/Apache.Fory", "peer/DataContractSerializer", "peer/Nerdbank.MessagePack", "peer/Newtonsoft.Json.Bson"];

    // What a library does without its security or its default text. Each beats the main row, which keeps them.
    private static readonly string[] FastPeers = ["peer/Google.FlatBuffers:trusted", "peer/MemoryPack:utf16", "peer/MessagePack:trusted", "peer/Nino:sealed"];

    // From the access that should be fastest to the slowest. A format's best access is the first one that it has.
    private static readonly string[] Accesses =
        ["handwritten", "generated", "compiled", "direct", "view", "accessors", "delegates", "reflection"];

    /// <param name="cells">The checked cells, floors included.</param>
    /// <param name="operations">The operations to time. If empty: encode and decode, for published modes also the round trip.</param>
    /// <param name="isComplete">True to time all cells, however many there are.</param>
    public static TimedSet Choose(IEnumerable<CheckedCell> cells, Profile profile, IReadOnlyList<Operation> operations, bool isComplete)
    {
        CheckedCell[] candidates = [.. cells.Where(cell => cell.Verified is { Shape: not CodecShape.SizeOnly })];
        HashSet<CellId> best = FindBestAccesses(candidates);
        ILookup<(string, string), CheckedCell> floors = candidates.Where(IsFloor).ToLookup(DataOf);
        HashSet<string> modelsOfTexts = profile.IsSelective ? [] : [.. candidates.Where(IsOfTexts).Select(cell => cell.Cell.Id.Model)];
        CheckedCell[] wanted =
        [
            .. candidates
                .Where(cell => !IsFloor(cell))
                .Select(cell => (Cell: cell, Tier: modelsOfTexts.Contains(cell.Cell.Id.Model) ? TierBesideTexts(cell, best) : TierOf(cell, best)))
                .Where(item => isComplete || profile.IsSelective || item.Tier < Tier.Rest)
                .OrderBy(item => item.Tier)
                .ThenBy(item => ModelRank(item.Cell.Cell.Id.Model))
                .ThenBy(item => item.Cell.Cell.Id.Serializer, StringComparer.Ordinal)
                .Select(item => item.Cell),
        ];
        var rows = new RowCollection(isComplete ? int.MaxValue : profile.MaxRows, operations);
        int leftOut = candidates.Count(cell => !IsFloor(cell)) - wanted.Count(cell => rows.TryAdd(cell, floors[DataOf(cell)]));

        // Floors are timed alone if the caller asked for nothing else.
        leftOut += wanted.Length == 0 ? floors.SelectMany(group => group).Count(floor => !rows.TryAdd(floor, [])) : 0;
        return new TimedSet(rows.Rows, leftOut);
    }

    private static bool IsGrid(Cell cell) => cell.Serializer.Family == SerializerFamily.Grid;

    private static bool IsFloor(CheckedCell cell) => cell.Cell.Serializer.Family == SerializerFamily.Floor;

    private static (string Model, string Scenario) DataOf(CheckedCell cell) => (cell.Cell.Id.Model, cell.Cell.Id.Scenario);

    private static bool IsOfTexts(CheckedCell cell) => CellSelection.IsOfTexts(cell.Cell.Scenario);

    // Where there are texts as other people have them, one constant value is timed as the publications did, and to tell format from access.
    private static Tier TierBesideTexts(CheckedCell cell, HashSet<CellId> best) => TierOf(cell, best) switch
    {
        _ when IsOfTexts(cell) => cell.Cell.Serializer.Family == SerializerFamily.Peer ? Tier.Peers : best.Contains(cell.Cell.Id) ? Tier.Best : Tier.Rest,
        var tier and (Tier.Published or Tier.ArticleElsewhere or Tier.Driver or Tier.BesideDriver or Tier.ArticleRest or Tier.LadderRest) => tier,
        _ => Tier.Rest,
    };

    private static Tier TierOf(CheckedCell cell, HashSet<CellId> best)
    {
        CellId id = cell.Cell.Id;
        if (PublishedModes.Contains(id))
        {
            return Tier.Published;
        }

        bool isPeer = cell.Cell.Serializer.Family == SerializerFamily.Peer && (SerializerName.Parse(id.Serializer).IsPlain || (id.Model == PublishedModes.ArticleModel && FastPeers.Contains(id.Serializer)));
        return (id.Model == PublishedModes.ArticleModel, isPeer, best.Contains(id)) switch
        {
            (_, true, _) when LatePeers.Contains(id.Serializer) => Tier.LatePeers,
            (true, true, _) => Tier.ArticlePeers,
            (false, _, _) when PublishedModes.IsComparedOn(id) => Tier.ArticleElsewhere,
            (true, _, true) => Tier.ArticleBest,
            (false, _, _) when PublishedModes.IsOfDriver(id) => Tier.Driver,
            (false, _, _) when PublishedModes.IsBesideDriver(id) => Tier.BesideDriver,
            (_, _, true) when id.Model == VariantModel => Tier.Variant,
            (_, _, true) => isPeer ? Tier.Peers : Tier.Best,
            (true, _, _) => Tier.ArticleRest,
            (_, true, _) => Tier.Peers,
            _ => id.Model == PublishedModes.LadderModel ? Tier.LadderRest : Tier.Rest,
        };
    }

    // One cell per format, shape and data: the one with the fastest kind of access. A serializer outside the grid is its own best.
    private static HashSet<CellId> FindBestAccesses(IEnumerable<CheckedCell> cells) =>
    [
        .. cells
            .Select(cell => (cell.Cell, cell.Cell.Id, cell.Verified!.Shape, Name: SerializerName.Parse(cell.Cell.Id.Serializer)))
            .Where(item => item.Name.IsPlain)
            .GroupBy(item => (Group: IsGrid(item.Cell) ? item.Name.Format : item.Id.Serializer, item.Shape, item.Id.Model, item.Id.Scenario))
            .Select(group => group.MinBy(item => AccessRank(item.Name.Access)).Id),
    ];

    /// <summary>The rank of an access, with 0 for the access that should be fastest.</summary>
    internal static int AccessRank(string access) =>
        Array.IndexOf(Accesses, access) is >= 0 and int rank ? rank : Accesses.Length;

    private static int ModelRank(string model) => model switch
    {
        PublishedModes.ArticleModel => 0,
        PublishedModes.LadderModel => 1,
        _ => 2,
    };

    // The importance of cells, highest first.
    private enum Tier
    {
        Published,
        ArticlePeers,
        ArticleElsewhere,
        ArticleBest,
        Driver,
        Best,
        BesideDriver,
        Peers,
        LatePeers,
        Variant,
        ArticleRest,
        LadderRest,
        Rest,
    }
}
