using SerBench.Serializers.Codecs;

namespace SerBench.Benchmarks.Cells;

/// <summary>The cells that a published benchmark measured under a name of its own.</summary>
public static class PublishedModes
{
    private const string ArticleModel = "person";
    private const string LadderModel = "simple";

    public static bool Contains(CellId cell) => PublishedNames.Find(cell.Serializer) is not null && cell.Model == HomeOf(cell.Serializer);

    /// <summary>
    /// Whether a mode of the article, or the protobuf library that every feed has, stands on the two models of the other systems whose
    /// messages are richer than a person: the comparison by modes that the article did not make.
    /// </summary>
    public static bool IsComparedOn(CellId cell) =>
        cell.Model is "car" or "tree"
        && (cell.Serializer == "peer/Google.Protobuf" || (PublishedNames.Find(cell.Serializer) is not null && HomeOf(cell.Serializer) == ArticleModel));

    // The ladder of accesses was climbed on the simple object; all other names come from the article about Person.
    private static string HomeOf(string serializer) =>
        SerializerName.Parse(serializer).Format is var format && (format.StartsWith("typed-", StringComparison.Ordinal) || format == "dense")
            ? LadderModel
            : ArticleModel;
}
