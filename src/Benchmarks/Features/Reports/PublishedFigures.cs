using SerBench.Serializers.Peers.BinaryFormatter;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Benchmarks.Features.Reports;

// Figures that others published. They are never ranked with ours, because machine and runtime differ.
// Median: microseconds of the article's operation.
public sealed record PublishedFigures(string Serializer, int Bytes, double? Median)
{
    public static IReadOnlyList<PublishedFigures> Article { get; } =
    [
        new(BinaryFormatterCard.Main, 1426, 54.7112),
        new(ProtobufNetCard.Main, 1048, 8.6584),
        new("ignite/accessors", 1076, 8.4182),
        new("ignite/handwritten", 1076, 7.9148),
        new("ignite-raw/accessors", 1067, 7.8528),
        new("ignite-raw/handwritten", 1067, 7.4358),
        new("payload", 1032, null),
    ];

    public static PublishedFigures? Find(CellId cell) => Article.FirstOrDefault(
        figures => new CellId(figures.Serializer, "person", "article") == cell);
}
