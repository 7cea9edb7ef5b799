namespace SerBench.Engine.Judging;

// Chooses the modes that compete: the plain row of each library, else its first row in the plan; all modes if there is no library. The
// choice never depends on figures.
internal static class Contest
{
    // In the order of the plan. Rows with compression or conversion compete only if there are no other rows. Cells without a property that
    // the user asked for do not compete.
    public static IEnumerable<CellId> Of(RunRecord record) =>
        OfAll(record).Where(cell => record.Asked.Only.All(property => Qualities.Has(property, cell, record)));

    // Like Of, with the cells that lack a property that the user asked for (record.Asked.Only).
    public static IEnumerable<CellId> OfAll(RunRecord record)
    {
        Dictionary<string, SerializerRecord> serializers = record.Serializers.ToDictionary(serializer => serializer.Id);
        Dictionary<CellId, CellRecord> cells = record.Cells.ToDictionary(cell => cell.Id);
        return record.Plan.Concat(record.LeftOut)
            .Select(row => row.Cell)
            .Distinct()
            .Where(cell => cells[cell].Shape == CodecShape.Object && serializers[cell.Serializer].Family != SerializerFamily.Floor)
            .GroupBy(cell => (cell.Model, cell.Scenario))
            .SelectMany(data => Choose([.. data], cell => RowClasses.Of(serializers[cell.Serializer]) == RowClass.Library));
    }

    private static IEnumerable<CellId> Choose(CellId[] cells, Func<CellId, bool> isLibrary)
    {
        CellId[] plain = [.. cells.Where(cell => !cell.Serializer.Contains('+'))];
        CellId[] libraries =
        [
            .. plain.Where(isLibrary)
                .OrderByDescending(cell => SerializerName.Parse(cell.Serializer).IsPlain)
                .DistinctBy(cell => SerializerNames.LibraryOf(cell.Serializer)),
        ];
        return libraries.Length > 0 ? libraries : plain.Length > 0 ? plain : cells;
    }
}
