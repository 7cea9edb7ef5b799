namespace SerBench.Benchmarks.Features.Reports.Links;

/// <summary>Chooses the modes that compete: of each library the plain row, else its first row in the plan; all modes if there is no
/// library. The choice never depends on figures.</summary>
internal static class Contest
{
    /// <summary>The competing cells of each kind of data, in the order of the plan. Rows with compression or conversion compete only
    /// if there are no others. Cells without a property that the caller asked for do not compete.</summary>
    public static ILookup<(string Model, string Scenario), CellId> Of(RunRecord record) =>
        OfAll(record).SelectMany(cells => cells).Where(cell => record.Asked.Only.All(property => Risks.Has(property, cell, record)))
            .ToLookup(cell => (cell.Model, cell.Scenario));

    /// <summary>The competing cells without regard to the properties that the caller asked for.</summary>
    public static ILookup<(string Model, string Scenario), CellId> OfAll(RunRecord record)
    {
        Dictionary<string, SerializerRecord> serializers = record.Serializers.ToDictionary(serializer => serializer.Id);
        Dictionary<CellId, CellRecord> cells = record.Cells.ToDictionary(cell => cell.Id);
        return record.Plan.Concat(record.LeftOut)
            .Select(row => row.Cell)
            .Distinct()
            .Where(cell => cells[cell].Shape == CodecShape.Object && serializers[cell.Serializer].Family != SerializerFamily.Floor)
            .GroupBy(cell => (cell.Model, cell.Scenario))
            .SelectMany(data => Choose([.. data], cell => RowClasses.Of(serializers[cell.Serializer]) == RowClass.Library))
            .ToLookup(cell => (cell.Model, cell.Scenario));
    }

    private static IEnumerable<CellId> Choose(CellId[] cells, Func<CellId, bool> isLibrary)
    {
        CellId[] plain = [.. cells.Where(cell => !cell.Serializer.Contains('+'))];
        CellId[] libraries = [.. plain.Where(isLibrary).OrderByDescending(cell => SerializerName.Parse(cell.Serializer).IsPlain).DistinctBy(cell => SerializerNames.LibraryOf(cell.Serializer))];
        return libraries.Length > 0 ? libraries : plain.Length > 0 ? plain : cells;
    }
}
