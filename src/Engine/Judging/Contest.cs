namespace SerBench.Engine.Judging;

// Chooses the serializers to rank: one of each library, or all if there is no library.
internal static class Contest
{
    // A library's main serializer is ranked. If it lacks a property that the user asked for, the library's serializer for changing types is
    // ranked, if that has the property. Serializers with compression or conversion are ranked only if there are no others.
    public static IEnumerable<CellId> Of(RunRecord record) => Of(record, cell => HasAsked(cell, record));

    public static IEnumerable<CellId> OfAll(RunRecord record) => Of(record, _ => true);

    // Returns serializers that read other versions of a type differently from the library's main serializer.
    public static IEnumerable<CellId> WaysOf(RunRecord record) => CellsOf(record).SelectMany(data => data)
        .Where(cell => LibraryCard.FindRow(cell.Serializer) is { HasOwnOutcomes: true } && HasAsked(cell, record));

    private static bool HasAsked(CellId cell, RunRecord record) =>
        record.Asked.Only.All(property => Qualities.Has(property, cell, record));

    private static IEnumerable<CellId> Of(RunRecord record, Func<CellId, bool> admits)
    {
        Dictionary<string, SerializerRecord> serializers = record.Serializers.ToDictionary(serializer => serializer.Id);
        return CellsOf(record).SelectMany(
            data => Choose([.. data], cell => RowClasses.Of(serializers[cell.Serializer]) == RowClass.Library, admits));
    }

    private static IEnumerable<IGrouping<(string, string), CellId>> CellsOf(RunRecord record)
    {
        HashSet<string> floors =
            [.. record.Serializers.Where(one => one.Family == SerializerFamily.Floor).Select(serializer => serializer.Id)];
        Dictionary<CellId, CellRecord> cells = record.Cells.ToDictionary(cell => cell.Id);
        return record.Plan.Concat(record.LeftOut)
            .Select(row => row.Cell)
            .Distinct()
            .Where(cell => cells[cell].Shape == CodecShape.Object && !floors.Contains(cell.Serializer))
            .GroupBy(cell => (cell.Model, cell.Scenario));
    }

    private static IEnumerable<CellId> Choose(CellId[] cells, Func<CellId, bool> isLibrary, Func<CellId, bool> admits)
    {
        CellId[] plain = [.. cells.Where(cell => !cell.Serializer.Contains('+'))];
        CellId[][] libraries =
        [
            .. plain.Where(isLibrary)
                .OrderByDescending(cell => SerializerName.Parse(cell.Serializer).IsPlain)
                .GroupBy(cell => SerializerNames.LibraryOf(cell.Serializer), (_, rows) => rows.ToArray()),
        ];
        return libraries.Length == 0 ? (plain.Length > 0 ? plain : cells).Where(admits)
            : libraries.SelectMany(rows => rows.Where((cell, place) => place == 0 || Qualities.IsTolerant(cell.Serializer))
                .Where(admits).Take(1));
    }
}
