namespace SerBench.Benchmarks.Reports;

/// <summary>Figures that others published, to stand beside ours and never among them: another machine, another runtime.</summary>
/// <param name="Bytes">Size of the message; null where none was published.</param>
/// <param name="Median">Microseconds of the article's operation.</param>
public sealed record PublishedFigures(string Serializer, string Model, string Scenario, int? Bytes, double? Median, double? StdDev)
{
    /// <summary>What every table calls them.</summary>
    public const string Origin = "other machine, 2016";

    /// <summary>The two tables of the Ignite.NET article, in its order.</summary>
    public static IReadOnlyList<PublishedFigures> Article { get; } =
    [
        Of("peer/System.Runtime.Serialization.Formatters", 1426, 54.7112, 3.2140),
        Of("peer/protobuf-net", 1048, 8.6584, 0.1308),
        Of("ignite/accessors", 1076, 8.4182, 0.1102),
        Of("ignite/handwritten", 1076, 7.9148, 0.1148),
        Of("ignite-raw/accessors", 1067, 7.8528, 0.1163),
        Of("ignite-raw/handwritten", 1067, 7.4358, 0.1583),
        Of("payload", 1032, null, null),
    ];

    private static PublishedFigures Of(string serializer, int bytes, double? median, double? stdDev) =>
        new(serializer, "person", "article", bytes, median, stdDev);
}
