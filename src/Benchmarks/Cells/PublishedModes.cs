using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Cells;

/// <summary>The cells that a published benchmark measured under a name of its own.</summary>
public static class PublishedModes
{
    /// <summary>What the article about Ignite.NET measured.</summary>
    internal const string ArticleModel = "person";

    /// <summary>What the ladder of accesses was climbed on.</summary>
    internal const string LadderModel = "simple";

    private const string DriverModel = "car";

    public static bool Contains(CellId cell) => PublishedNames.Find(cell.Serializer) is not null && cell.Model == HomeOf(cell.Serializer);

    /// <summary>
    /// Whether a mode of the article, or the protobuf library that every feed has, stands on the two models of the other systems whose
    /// messages are richer than a person: the comparison by modes that the article did not make.
    /// </summary>
    public static bool IsComparedOn(CellId cell) =>
        cell.Model is DriverModel or "tree"
        && (cell.Serializer == "peer/Google.Protobuf" || (PublishedNames.Find(cell.Serializer) is not null && HomeOf(cell.Serializer) == ArticleModel));

    /// <summary>Whether the Xbuf2 driver timed this: its layout, both ways of reaching the car's fields.</summary>
    public static bool IsOfDriver(CellId cell) => cell.Model == DriverModel && cell.Serializer is "xbuf2/direct" or "xbuf2/indirect";

    /// <summary>What says more about the driver's claims: the layout of fixed offsets, and what its advice saves.</summary>
    public static bool IsBesideDriver(CellId cell) =>
        cell.Model == DriverModel && cell.Serializer is "fixed/direct" or "fixed/indirect" or "fixed/view" or "xbuf2/direct+new" or "xbuf2/direct+fresh";

    // The ladder of accesses was climbed on the simple object; all other names come from the article about Person.
    private static string HomeOf(string serializer) =>
        SerializerName.Parse(serializer).Format is var format && (format.StartsWith("typed-", StringComparison.Ordinal) || format == "dense")
            ? LadderModel
            : ArticleModel;
}
