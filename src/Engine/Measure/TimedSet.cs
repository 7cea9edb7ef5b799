namespace SerBench.Engine.Measure;

// Chooses which serializers to time on which data (docs/measure.md, "What is timed").
public sealed record TimedSet(IReadOnlyList<TimedRow> Rows, int CellsLeftOut)
{
    private static readonly string[] MainModels = ["person", "car", "tree", "complex"];

    private static readonly string[] OtherModels = ["simple", "deep"];

    // Ways of reaching fields. The way that should be fastest comes first.
    private static readonly string[] Accesses =
        ["handwritten", "generated", "compiled", "direct", "view", "accessors", "delegates", "reflection"];

    /// <param name="operations">if empty: what a published benchmark measured for the serializer, else encode and decode.</param>
    public static TimedSet Choose(
        IEnumerable<CheckedCell> cells, Profile profile, IReadOnlyList<Operation> operations, bool isComplete, bool isEvolving = false)
    {
        CheckedCell[] candidates = [.. cells.Where(cell => cell.Verified is { Shape: not CodecShape.SizeOnly })];
        HashSet<CellId> best = FindBestAccesses(candidates);
        HashSet<CellId> modes = [.. ModeLine.CardOf(candidates.Select(cell => cell.Cell.Id))];
        ILookup<(string, string), CheckedCell> floors = candidates.Where(IsFloor).ToLookup(DataOf);
        HashSet<string> modelsOfTexts = profile.IsSelective ? [] : [.. candidates.Where(IsOfTexts).Select(cell => cell.Cell.Id.Model)];

        // The profile leaves out this tier and all later tiers.
        Tier first = profile == Profile.Full ? Tier.Rest : profile.Name != Profile.Quick.Name ? Tier.Published
            : isEvolving ? Tier.Ways : Tier.Tolerant;
        CheckedCell[] wanted =
        [
            .. candidates
                .Where(cell => !IsFloor(cell))
                .Select(cell => (Cell: cell, Tier: TierOf(cell, modes, best, modelsOfTexts.Contains(cell.Cell.Id.Model))))
                .Where(item => isComplete || item.Tier < first || IsDemanded(item.Cell))
                .OrderBy(item => IsDemanded(item.Cell) ? Tier.Libraries : item.Tier)
                .ThenBy(item => ModelRank(item.Cell.Cell.Model))
                .ThenBy(item => item.Cell.Cell.Id.Serializer, StringComparer.Ordinal)
                .Select(item => item.Cell),
        ];
        var rows = new RowCollection(isComplete ? int.MaxValue : profile.MaxRows, operations);
        int leftOut = candidates.Count(cell => !IsFloor(cell)) - wanted.Count(cell =>
            rows.TryAdd(cell, modes.Contains(cell.Cell.Id), !profile.IsSelective && HasStreams(cell.Cell), floors[DataOf(cell)]));

        // Floors (lower bounds of the time) are timed alone only if no other serializer is wanted.
        leftOut += wanted.Length == 0
            ? floors.SelectMany(group => group).Count(floor => !rows.TryAdd(floor, isMode: false, isServed: false, []))
            : 0;
        return new TimedSet(rows.Rows, leftOut);

        bool IsDemanded(CheckedCell cell) => Publication.OfProfile(profile.Name)?.Demands(cell.Cell.Id) == true;
    }

    // True if a run without filters times the cell.
    public static bool IsOfDefault(Cell cell) =>
        ModelRank(cell.Model) < MainModels.Length
        && (ModeLine.All.Any(line => line.Serializers.Contains(cell.Serializer.Id))
            || (IsLibrary(cell) && LibraryCard.Find(cell.Id.Serializer) is not { IsRacedByDefault: false }));

    private static bool HasStreams(Cell cell) =>
        ModelRank(cell.Model) < MainModels.Length && cell.Scenario == cell.Model.Scenarios[0]
        && ((IsLibrary(cell) && (IsPlain(cell) || Qualities.IsTolerant(cell.Id.Serializer)))
            || ModeLine.Ours.Serializers.Contains(cell.Serializer.Id));

    // A '+' in the id marks conversion or compression, which are no part of a library.
    private static bool IsLibrary(Cell cell) => cell.Serializer.Family == SerializerFamily.Peer && !cell.Id.Serializer.Contains('+');

    private static bool IsPlain(Cell cell) => SerializerName.Parse(cell.Serializer.Id).IsPlain;

    private static bool IsGrid(Cell cell) => cell.Serializer.Family == SerializerFamily.Grid;

    private static bool IsFloor(CheckedCell cell) => cell.Cell.Serializer.Family == SerializerFamily.Floor;

    private static (string Model, string Scenario) DataOf(CheckedCell cell) => (cell.Cell.Id.Model, cell.Cell.Id.Scenario);

    private static bool IsOfTexts(CheckedCell cell) => CellSelection.IsOfTexts(cell.Cell.Scenario);

    private static Tier TierOf(CheckedCell checkedCell, HashSet<CellId> modes, HashSet<CellId> best, bool hasTexts)
    {
        (Cell cell, CellId id) = (checkedCell.Cell, checkedCell.Cell.Id);

        bool isMain = ModelRank(cell.Model) < MainModels.Length;
        bool isOfTexts = IsOfTexts(checkedCell);
        return modes.Contains(id) ? Tier.Card
            : IsLibrary(cell) ? IsPlain(cell) && (isMain || isOfTexts || !hasTexts) ? Tier.Libraries
                : !isMain && !isOfTexts ? Tier.Rest : Qualities.IsTolerant(id.Serializer) ? Tier.Tolerant : Tier.Ways
            : isOfTexts ? best.Contains(id) ? Tier.Published : Tier.Rest
            : isMain && id.Serializer == ModeLine.Ours.Serializers[0] ? Tier.Ours
            : Publication.All.Any(one => one.Times(id)) || (!hasTexts && best.Contains(id)) ? Tier.Published
            : Tier.Rest;
    }

    private static HashSet<CellId> FindBestAccesses(IEnumerable<CheckedCell> cells) =>
    [
        .. cells
            .Select(cell => (cell.Cell, cell.Cell.Id, cell.Verified!.Shape, Name: SerializerName.Parse(cell.Cell.Id.Serializer)))
            .Where(item => item.Name.IsPlain)
            .GroupBy(item =>
                (Group: IsGrid(item.Cell) ? item.Name.Format : item.Id.Serializer, item.Shape, item.Id.Model, item.Id.Scenario))
            .Select(group => group.MinBy(item => AccessRank(item.Name.Access)).Id),
    ];

    internal static int AccessRank(string access) =>
        Array.IndexOf(Accesses, access) is >= 0 and int rank ? rank : Accesses.Length;

    // Users' types and data sets are always main models, because a run has them only if the user names them.
    private static int ModelRank(IModel model) => Array.IndexOf(MainModels, model.Id) is >= 0 and int rank ? rank
        : model is IOwnModel or IDataSet ? 0
        : MainModels.Length + (Array.IndexOf(OtherModels, model.Id) is >= 0 and int other ? other : OtherModels.Length);

    private enum Tier
    {
        Card,

        Libraries,

        Ours,

        Tolerant,

        Ways,

        Published,
        Rest,
    }
}
