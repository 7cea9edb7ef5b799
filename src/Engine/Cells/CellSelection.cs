using SerBench.Serializers.Compressed;

namespace SerBench.Engine.Cells;

public sealed class CellSelection(Catalog catalog, ModelCatalog models)
{
    // Serializer ids end with this mark if times include our conversion to and from the library's classes.
    public const string WithConversion = "+convert";

    public IReadOnlyList<Cell> Select(CellFilter filter)
    {
        IReadOnlyList<ISerializer> serializers = SelectSerializers(filter);
        IReadOnlyList<(IModel Model, Scenario Scenario)> data = SelectData(filter);
        return [.. from item in data
                   from serializer in serializers
                   select new Cell(serializer, item.Model, item.Scenario)];
    }

    public IEnumerable<Cell> OtherPublishedData(CellFilter filter) =>
        from cell in filter.Scenarios.Count == 0 ? Select(filter) : []
        where Publication.All.Any(one => one.Varies(cell.Id))
        from other in cell.Model.Scenarios
        where other.IsPublished && other != cell.Scenario
        select cell with { Scenario = other };

    public IEnumerable<Cell> CompressedModes(CellFilter filter) =>
        from serializer in ModeLine.Choose(id => FindKnown(id) is not null).Select(FindKnown).OfType<CompressedSerializer>()
        from data in filter is { Serializers.Count: 0, Formats.Count: 0, Accesses.Count: 0 } ? SelectData(filter) : []
        where ModeLine.Data.Contains((data.Model.Id, data.Scenario.Name))
        select new Cell(serializer, data.Model, data.Scenario);

    public IEnumerable<Cell> OnTexts(CellFilter filter) =>
        from cell in filter.Scenarios.Count == 0 ? Select(filter) : []
        where cell.Serializer.Family switch
        {
            SerializerFamily.Peer => !cell.Serializer.Id.EndsWith(WithConversion, StringComparison.Ordinal),
            SerializerFamily.Grid => SerializerName.Parse(cell.Serializer.Id).Access is "generated" or "view",
            _ => false,
        }
        from texts in cell.Model.Scenarios
        where IsOfTexts(texts)
        select cell with { Scenario = texts };

    // A full run times texts in ASCII, and texts with one letter in twenty outside ASCII.
    public static bool IsOfTexts(Scenario scenario) => scenario.Name is "ascii" or "mixed";

    public IEnumerable<Cell> FloorsOf(IEnumerable<Cell> cells) =>
        from data in cells.Select(cell => (cell.Model, cell.Scenario)).Distinct()
        from floor in catalog.Serializers.Where(serializer => serializer.Family == SerializerFamily.Floor)
        select new Cell(floor, data.Model, data.Scenario);

    public Cell Find(CellId id) =>
        new(FindSerializer(id.Serializer), FindModel(id.Model), FindScenario(FindModel(id.Model), id.Scenario));

    public ISerializer FindSerializer(string name) =>
        FindKnown(name)
        ?? throw (Libraries.FindAbsentPeers(catalog).FirstOrDefault(peer => peer.IsNamedBy(name)) is { } peer
            ? new UsageException($"There is no serializer '{name}' in this build ({peer}).")
            : NearestMatch.Unknown(
                "serializer", name, catalog.Serializers.SelectMany(serializer => new[] { serializer.Id, serializer.Title })));

    public IModel FindModel(string id) => models.Find(id)
        ?? throw NearestMatch.Unknown("model", id, models.Models.Concat(models.DataSets).Select(known => known.Id));

    public static Scenario FindScenario(IModel model, string name) =>
        model.FindScenario(name)
        ?? throw NearestMatch.Unknown($"scenario of model '{model.Id}'", name, model.Scenarios.Select(scenario => scenario.Name));

    private ISerializer? FindKnown(string name) => FindPlain(name) ?? FindByInner(name);

    private ISerializer? FindPlain(string name) =>
        catalog.Find(name)
        ?? catalog.Serializers.FirstOrDefault(
            serializer => string.Equals(serializer.Id, PeerId.Prefix + name, StringComparison.OrdinalIgnoreCase))
        ?? catalog.Serializers.FirstOrDefault(serializer => string.Equals(serializer.Title, name, StringComparison.OrdinalIgnoreCase));

    // The name may be a serializer, the mark and a compressor. Returns null if no serializer stands before the mark.
    private ISerializer? FindByInner(string name)
    {
        int mark = name.LastIndexOf(CompressedSerializer.Mark);
        return mark < 0 || FindPlain(name[..mark]) is not { Family: not SerializerFamily.Compressed } inner
            ? null
            : catalog.Find(inner.Id + name[mark..])
                ?? throw NearestMatch.Unknown("compressor", name[(mark + 1)..], catalog.Compressors.Select(known => known.Id));
    }

    private IReadOnlyList<ISerializer> SelectSerializers(CellFilter filter)
    {
        IEnumerable<ISerializer> selected = filter.Serializers.Count == 0
            ? catalog.Serializers
            : filter.Serializers.Select(FindSerializer).DistinctBy(serializer => serializer.Id)
                .OrderBy(serializer => serializer.Id, StringComparer.Ordinal);
        HashSet<string> formats = Known("format", filter.Formats, catalog.Serializers.Select(FormatOf));
        HashSet<string> accesses = Known("access", filter.Accesses, Grid.Select(AccessOf));
        return [.. selected
            .Where(serializer => formats.Count == 0 || formats.Contains(FormatOf(serializer)))
            .Where(serializer => accesses.Count == 0
                || (serializer.Family == SerializerFamily.Grid && accesses.Contains(AccessOf(serializer))))];
    }

    private IEnumerable<ISerializer> Grid => catalog.Serializers.Where(serializer => serializer.Family == SerializerFamily.Grid);

    private IReadOnlyList<(IModel Model, Scenario Scenario)> SelectData(CellFilter filter)
    {
        IModel[] selected = filter.Models.Count == 0 ? [.. models.Models] : [.. filter.Models.Select(FindModel).Distinct()];
        foreach (string name in filter.Scenarios)
        {
            if (selected.All(model => model.FindScenario(name) is null))
            {
                throw NearestMatch.Unknown(
                    "scenario", name, selected.SelectMany(model => model.Scenarios).Select(scenario => scenario.Name));
            }
        }

        return [.. selected.SelectMany(model => ScenariosOf(model, filter).Select(scenario => (model, scenario)))];
    }

    private static IEnumerable<Scenario> ScenariosOf(IModel model, CellFilter filter) => filter.Scenarios.Count == 0
        ? [model.Scenarios[0]]
        : filter.Scenarios.Select(model.FindScenario).OfType<Scenario>().Distinct()
            .OrderBy(scenario => model.Scenarios.TakeWhile(known => known.Name != scenario.Name).Count());

    private static HashSet<string> Known(string what, IReadOnlyList<string> names, IEnumerable<string> known)
    {
        HashSet<string> all = [.. known];
        return names.FirstOrDefault(name => !all.Contains(name)) is { } unknown
            ? throw NearestMatch.Unknown(what, unknown, all)
            : [.. names];
    }

    private static string FormatOf(ISerializer serializer) => SerializerName.Parse(serializer.Id).Format;

    private static string AccessOf(ISerializer serializer) => SerializerName.Parse(serializer.Id).Access;
}
