namespace SerBench.Benchmarks.Engine.Cells;

/// <summary>The cells that a published benchmark measured, beside the modes of the article (<see cref="ModeLine"/>).</summary>
public static class PublishedModes
{
    internal const string ArticleModel = "person";

    internal const string LadderModel = "simple";

    internal const string DriverModel = "car";

    /// <summary>True for the rungs of the ladder V1 to V6 on the models of their publication.</summary>
    public static bool IsOfLadder(CellId cell) =>
        cell.Model is LadderModel or "complex" or "deep" && PublishedNames.Find(cell.Serializer) is not null
        && SerializerName.Parse(cell.Serializer).Format is "typed-markers" or "typed-bitmap" or "dense";

    /// <summary>True for the cells that the Xbuf2 driver timed: its layout, with both ways to reach the car's fields.</summary>
    public static bool IsOfDriver(CellId cell) => cell.Model == DriverModel && cell.Serializer is "xbuf2/direct" or "xbuf2/indirect";

    /// <summary>True for the cells that test the driver's claims further: fixed offsets, and the savings by the driver's advice.</summary>
    public static bool IsBesideDriver(CellId cell) =>
        cell.Model == DriverModel && cell.Serializer is "fixed/direct" or "fixed/indirect" or "fixed/view" or "xbuf2/direct+new" or "xbuf2/direct+fresh";
}
