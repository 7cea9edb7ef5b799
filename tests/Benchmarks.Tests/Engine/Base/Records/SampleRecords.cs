namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// Small records with figures that can be checked by head.
internal static class SampleRecords
{
    public const string Floor = "floor/object";
    public const string Fast = "ignite-raw/compiled";
    public const string Level = "ignite-raw/handwritten";
    public const string Slow = "ignite-raw/reflection";
    public const string Other = "ignite/compiled";

    // A quick run of person/article: the floor at 50 ns, two modes about 100 ns that overlap, and two slower ones.
    public static RunRecord Quick { get; } = new()
    {
        Started = new DateTimeOffset(2026, 3, 4, 5, 6, 7, TimeSpan.Zero),
        Finished = new DateTimeOffset(2026, 3, 4, 5, 8, 7, TimeSpan.Zero),
        State = RunState.Completed,
        Profile = new ProfileRecord("quick", 1, 100, 12),
        CommandLine = "--model person",
        Commit = "0123456789abcdef",
        Environment = new EnvironmentStamp(
            "Linux", "x64", "A processor", 2, false, "performance", 0.25, ".NET 10.0.12", "workstation, concurrent", "Release", false,
            512, 25, 400_000, 0.5),
        ClosingLoopNanoseconds = 404_000,
        Libraries = [new LibraryOrigin("SerBench.Serializers", "1.0.0+abc", "SerBench.Serializers.dll", "aa")],
        AbsentPeers = [new AbsentPeer("protobuf-net", "protobuf-net", "3.4.40", "the package feed lacks protobuf-net.Core")],
        Serializers =
        [
            Serializer(Floor, "Floor", SerializerFamily.Floor),
            Serializer(Fast, "Ignite Raw, compiled IL"),
            Serializer(Level, "Binarizable Raw"),
            Serializer(Slow, "Ignite Raw, reflection"),
            Serializer(Other, "Ignite, compiled IL"),
        ],
        Cells =
        [
            Cell(Floor, 1040), Cell(Fast, 1067), Cell(Level, 1067), Cell(Slow, 1067), Cell(Other, 1076),
            new CellRecord(Fast, "car", "serial", CellStatus.Dash, "Car.SomeNumbers: collections have no mapping here", null, null, null),
            new CellRecord(Slow, "car", "serial", CellStatus.Failed, "the decoded value differs from the one encoded", null, null, null),
        ],
        Plan = [.. new[] { Floor, Fast, Level, Slow, Other }
            .SelectMany(id => new[] { Row(id, Operation.Encode), Row(id, Operation.Decode) })],
        Timings =
        [
            Timing(Floor, Operation.Encode, 50), Timing(Floor, Operation.Decode, 100),
            Timing(Fast, Operation.Encode, 100), Timing(Fast, Operation.Decode, 400),
            Timing(Level, Operation.Encode, 101), Timing(Level, Operation.Decode, 300),
            Timing(Slow, Operation.Encode, 400), Timing(Slow, Operation.Decode, 900),
            Timing(Other, Operation.Encode, 150),
            new TimingRecord(Row(Other, Operation.Decode), 1024, [], null, "System.Exception: it fell, over"),
        ],
        FirstCalls = [new FirstCallRecord(Fast, "person", "article", 4000, 500.5, 1, 230_000)],
        Notes = ["The quick profile times 10 rows."],
    };

    // The same, with a row that a budget left out.
    public static RunRecord Cut { get; } = Quick with { LeftOut = [Row(Fast, Operation.RoundTrip)] };

    public static RowRecord Row(string serializer, Operation operation) => new(serializer, "person", "article", operation);

    // Twelve samples: the median minus 5.5 up to plus 5.5.
    public static TimingRecord Timing(string serializer, Operation operation, double median) =>
        new(
            Row(serializer, operation),
            1024,
            [[.. Enumerable.Range(0, 12).Select(i => median - 5.5 + i)]],
            operation == Operation.Encode ? 0 : 2128,
            null);

    public static SerializerRecord Serializer(string id, string title, SerializerFamily family = SerializerFamily.Grid) =>
        new(id, title, family, ["graph", "validates-input"], "SerBench.Serializers");

    public static CellRecord Cell(string serializer, int size, CodecShape shape = CodecShape.Object) =>
        new(serializer, "person", "article", CellStatus.Verified, null, shape, new SizeRange(size, size, size), "ff");
}
