namespace SerBench.Published.DataSets;

/// <param name="Serialize">microseconds for the whole data set; null if not published.</param>
/// <param name="Deserialize">microseconds for objects of the language; null for libraries that read in place.</param>
internal sealed record DataSetRow(
    string DataSet, string Library, int Bytes, string Deflated, string Zstd, double? Serialize, double? Deserialize, string Edition)
{
    private const string FileName = "published-data-sets.csv";

    // A core of the Rust benchmark's machine moves about 25 GB/s to memory, so faster results never left the caches.
    private const double FastestMemory = 25_000;

    public static IReadOnlyList<DataSetRow> All { get; } = [.. EmbeddedText.ReadLines(typeof(DataSetRow), FileName).Skip(1).Select(Parse)];

    // Returns id prefixes of our serializers that have this library's encoding. The most similar come first.
    public IReadOnlyList<string> Rows => Library switch
    {
        "prost" or "buffa" or "protobuf" or "protobuf4" => ["proto3/", .. LibraryCard.StandingFor("proto3")],
        "rmp-serde" => ["msgpack-rmp/", "msgpack/"],
        "zerompk" or "msgpack/databind" => ["msgpack/", .. LibraryCard.StandingFor("msgpack")],
        "serde_json" or "simd-json" or "flexon" => [.. LibraryCard.StandingFor("json")],
        "flatbuffers" => [.. LibraryCard.StandingFor("flatbuffers"), "flatbuffers/"],
        _ => [],
    };

    public bool IsFasterThanMemory => Bytes / Math.Min(Serialize ?? double.MaxValue, Deserialize ?? double.MaxValue) > FastestMemory;

    private static DataSetRow Parse(string line) => line.Split(',') switch
    {
        [var set, var library, var layout, var bytes, var deflated, var zstd, var serialize, var deserialize, var edition] =>
            new DataSetRow(
                set,
                layout.Length == 0 ? library : $"{library}, {layout}",
                int.Parse(bytes),
                deflated,
                zstd,
                Number(serialize),
                Number(deserialize),
                edition),
        _ => throw new InvalidOperationException($"{FileName}: {line}"),
    };

    private static double? Number(string text) => text.Length == 0 ? null : double.Parse(text);
}
