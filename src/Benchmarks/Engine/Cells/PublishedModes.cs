namespace SerBench.Benchmarks.Engine.Cells;

// Cells of published benchmarks, besides the article's modes (ModeLine).
public static class PublishedModes
{
    internal const string ArticleModel = "person";

    internal const string LadderModel = "simple";

    internal const string DriverModel = "car";

    // The rungs of the ladder V1 to V6, on the models of their publication.
    public static bool IsOfLadder(CellId cell) =>
        cell.Model is LadderModel or "complex" or "deep" && PublishedNames.Find(cell.Serializer) is not null
        && SerializerName.Parse(cell.Serializer).Format is "typed-markers" or "typed-bitmap" or "dense";

    // The Xbuf2 driver's layout, with both ways to reach the car's fields.
    public static bool IsOfDriver(CellId cell) => cell.Model == DriverModel && cell.Serializer is "xbuf2/direct" or "xbuf2/indirect";

    // The savings by the driver's advice.
    public static bool IsBesideDriver(CellId cell) =>
        cell.Model == DriverModel && cell.Serializer is "xbuf2/direct+new" or "xbuf2/direct+fresh";
}
