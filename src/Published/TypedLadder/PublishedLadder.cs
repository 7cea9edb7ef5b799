namespace SerBench.Published.TypedLadder;

// The published figures come from a JVM on the authors' machine, so they are shown but never compared.
public static class PublishedLadder
{
    public const string Origin = "JVM, other machine";

    public static IReadOnlyList<PublishedRow> Rows { get; } =
    [
        new("V1", "simple", "75.0", "125.0", "200.0", "42"),
        new("V2", "simple", "60.1", "106.3", "166.3", "42"),
        new("V3", "simple", "50.4", "60.6", "111.0", "42"),
        new("V4", "simple", "47.8", "57.1", "104.9", "42"),
        new("BinarySerializer", "simple", "74.7", "91.0", "165.6", "39", "1.58"),
        new("Kryo", "simple", "301.9", "311.0", "612.9", "25", "5.84"),
        new("Jackson", "simple", "251.8", "478.7", "730.5", "112", "6.97"),
        new("Gson", "simple", "598.3", "580.6", "1178.9", "112", "11.24"),
        new("V4", "complex", "~120", "~167", "~287", "~72"),
        new("BinarySerializer", "complex", "~200", "~270", "~470", "~75", "~1.6"),
        new("Kryo", "complex", "~470", "~610", "~1080", "~117", "~3.8"),
        new("Jackson", "complex", "", "", "", "~122", "~2.8"),
        new("Gson", "complex", "", "", "", "~122", "~4.8"),
        new("V4", "deep", "~210", "~300", "~510", "~135"),
        new("BinarySerializer", "deep", "~320", "~340", "~660", "~129", "~1.3"),
        new("Kryo", "deep", "~470", "~450", "~920", "~90", "~1.8"),
        new("Jackson", "deep", "", "", "", "~244", "~3.3"),
        new("Gson", "deep", "", "", "", "~231", "~5.4"),
    ];

    public static IReadOnlyList<string> Footnotes { get; } =
    [
        "The published text's V4 has the bytes of its V3: no revision of its source writes a null bitmap, "
            + "and 42 bytes are the layout with markers. V4 here is real, 35 bytes.",
        "Its Kryo row makes a new output of 4 KiB per call and leaves a class unregistered. "
            + "In its best documented use Kryo takes about 47 ns each way on Simple, less than the ladder's V1 to V3 on the same machine; "
            + "a Kryo row as published says how it was used.",
        "Its ranking sets FlatBuffers, Cap'n Proto and its own V4 by one way beside Jackson and Gson by round trip, "
            + "and its rows of FlatBuffers, Cap'n Proto and Protocol Buffers were never measured.",
        "Its serialize times include making the object and joining strings; what is decoded is neither compared nor used. "
            + "Its model Complex has no list, although the text says so (complex-list here has one).",
        "Its layout truncates text of more than 255 bytes and lets nested lengths wrap there. Ours goes on with a long length.",
        "BinarySerializer's own layout (39, 75 and 129 bytes) is not built here; a library that works alike stands for it.",
        "Ratios in the column of published figures are computed by its authors from the round trip of their V4.",
    ];

    public static PublishedRow? Find(string name, string model) => Rows.FirstOrDefault(row => row.Name == name && row.Model == model);
}

public sealed record PublishedRow(
    string Name, string Model, string Serialize, string Deserialize, string RoundTrip, string Bytes, string? RoundTripRatio = null);

/// <param name="Serializer">the id of the serializer that adds this idea to the published version V4; null if every serializer here uses
/// the idea.</param>
public sealed record LadderIdea(string Name, string? Serializer, string Potential);

public sealed record LadderPeer(string Name, IReadOnlyList<string> Serializers, string Why);
