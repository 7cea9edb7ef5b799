using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Cells;

/// <summary>The cells that a published benchmark measured, under the names that it used.</summary>
public static class PublishedModes
{
    /// <summary>The model that the article about Ignite.NET measured.</summary>
    internal const string ArticleModel = "person";

    /// <summary>The model of the published ladder of accesses.</summary>
    internal const string LadderModel = "simple";

    private const string DriverModel = "car";

    public static bool Contains(CellId cell) => PublishedNames.Find(cell.Serializer) is not null && cell.Model == HomeOf(cell.Serializer);

    /// <summary>
    /// True for the modes of the article, and for the protobuf library that every feed has, on the models <c>car</c> and <c>tree</c>. Their
    /// messages are richer than a person. The article did not compare its modes on them.
    /// </summary>
    public static bool IsComparedOn(CellId cell) =>
        cell.Model is DriverModel or "tree"
        && (cell.Serializer == "peer/Google.Protobuf" || (PublishedNames.Find(cell.Serializer) is not null && HomeOf(cell.Serializer) == ArticleModel));

    /// <summary>True for the cells that the Xbuf2 driver timed: its layout, with both ways to reach the car's fields.</summary>
    public static bool IsOfDriver(CellId cell) => cell.Model == DriverModel && cell.Serializer is "xbuf2/direct" or "xbuf2/indirect";

    /// <summary>True for the cells that test the driver's claims further: the layout of fixed offsets, and the savings by the driver's advice.</summary>
    public static bool IsBesideDriver(CellId cell) =>
        cell.Model == DriverModel && cell.Serializer is "fixed/direct" or "fixed/indirect" or "fixed/view" or "xbuf2/direct+new" or "xbuf2/direct+fresh";

    // The names of the ladder belong to the simple object. All other names come from the article, which measured the person.
    private static string HomeOf(string serializer) =>
        SerializerName.Parse(serializer).Format is var format && (format.StartsWith("typed-", StringComparison.Ordinal) || format == "dense")
            ? LadderModel
            : ArticleModel;
}
