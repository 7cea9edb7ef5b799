using SerBench.Serializers.Peers.BinaryFormatter;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Published.IgniteArticle;

internal sealed class ArticlePublication() : Publication(
    "Ignite.NET Serialization Performance", "Pavel Tupitsyn, 2016, https://ptupitsyn.github.io/Ignite-Serialization-Performance/")
{
    private const string Model = "person";

    // Replaces protobuf-net if the package feed lacks that package.
    private const string ProtobufStandIn = "protobuf/compiled";

    private const string FirstOther = "MessagePack";

    private static readonly Operation[] WithArticle = [Operation.Encode, Operation.Decode, Operation.Article];

    internal static readonly string[] Modes =
        [.. ModeLine.All.TakeWhile(line => line.Name != FirstOther).SelectMany(line => line.Serializers)];

    public static ArticlePublication Instance { get; } = new();

    public override IReadOnlyDictionary<string, string> Names { get; } = new Dictionary<string, string>
    {
        ["ignite/accessors"] = "Reflective",
        ["ignite-raw/accessors"] = "Reflective Raw",
        ["ignite/handwritten"] = "Binarizable",
        ["ignite-raw/handwritten"] = "Binarizable Raw",
    };

    // The profile runs BenchmarkDotNet's default job, however long the job takes.
    public override Profile Profile { get; } = new("article", 75, 1, 0, null, 100, 0);

    public override Operation? OwnOperation => Operation.Article;

    public override IReadOnlyList<PublishedFigure> Figures { get; } =
    [
        Of(BinaryFormatterCard.Main, 1426, 54.7112),
        Of(ProtobufNetCard.Main, 1048, 8.6584),
        Of("ignite/accessors", 1076, 8.4182),
        Of("ignite/handwritten", 1076, 7.9148),
        Of("ignite-raw/accessors", 1067, 7.8528),
        Of("ignite-raw/handwritten", 1067, 7.4358),
        Of("payload", 1032, null),
    ];

    public override IReadOnlyList<Claim> Claims { get; } = ArticleClaims.Find();

    public override bool Times(CellId cell) => cell.Model == Model;

    public override IReadOnlyList<Operation>? OperationsOf(CellId cell, bool isMode) =>
        isMode && cell.Model == Model && Modes.Contains(cell.Serializer) ? WithArticle : null;

    public override CellFilter Complete(CellFilter filter, Catalog catalog)
    {
        IEnumerable<string> modes = Figures
            .Select(figure => figure.Cell.Serializer)
            .Select(id => id == ProtobufNetCard.Main && catalog.Find(id) is null ? ProtobufStandIn : id)
            .Where(id => catalog.Find(id) is not null);
        return filter with
        {
            Serializers = filter is { Serializers.Count: 0, Formats.Count: 0, Accesses.Count: 0 } ? [.. modes] : filter.Serializers,
            Models = filter.Models.Count == 0 ? [Model] : filter.Models,
        };
    }

    public override IEnumerable<TextTable> Tables(RunRecord record, Figures? figures) =>
        [ArticleTables.Sizes(record), .. figures is null ? [] : new[] { ArticleTables.Times(record, figures) }];

    private static PublishedFigure Of(string serializer, int bytes, double? median) =>
        new(new CellId(serializer, Model, "article"), bytes, median, 2016);
}
