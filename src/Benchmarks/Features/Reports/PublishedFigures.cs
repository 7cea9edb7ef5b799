using SerBench.Serializers.Peers.BinaryFormatter;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Benchmarks.Features.Reports;

// Figures that others published. They are never ranked with ours, because machine and runtime differ.
// Median: microseconds of the article's operation.
public sealed record PublishedFigures(string Serializer, string Model, string Scenario, int? Bytes, double? Median)
{
    public static IReadOnlyList<PublishedFigures> Article { get; } =
    [
        Of(BinaryFormatterCard.Main, 1426, 54.7112),
        Of(ProtobufNetCard.Main, 1048, 8.6584),
        Of("ignite/accessors", 1076, 8.4182),
        Of("ignite/handwritten", 1076, 7.9148),
        Of("ignite-raw/accessors", 1067, 7.8528),
        Of("ignite-raw/handwritten", 1067, 7.4358),
        Of("payload", 1032, null),
    ];

    private static PublishedFigures Of(string serializer, int bytes, double? median) =>
        new(serializer, "person", "article", bytes, median);
}
