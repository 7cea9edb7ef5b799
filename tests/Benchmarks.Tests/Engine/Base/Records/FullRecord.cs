namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// A small record with every part that a record can have.
internal static class FullRecord
{
    private const string Baseline = "tree/google-protobuf";
    private const string Test = "tree/columnar";

    public static AttackScore[] Scores { get; } =
    [
        Tests.Features.Attacks.Scores.Of(SampleRecords.Fast, "person", wrongExceptions: 5),
        Tests.Features.Attacks.Scores.Of(SampleRecords.Floor, "person"),
    ];

    public static AttackOrigin Origin { get; } =
        new(DateTimeOffset.UnixEpoch, "abc", [new LibraryOrigin("protobuf-net", "3.4.40", "protobuf-net.dll", "bb")]);

    public static TreeRecord Tree { get; } = new(
        DateTimeOffset.UnixEpoch, "A processor", 2, 1_000_000, 2, 5, "tuned (a=1)", Baseline, Test,
        [new TreeScenario("published",
        [
            new CodecResult(Baseline, [TimingOf(100, 900_000, 140_000_000), TimingOf(10_000, 900_000, 140_000_000)]),
            new CodecResult(Test, [TimingOf(100, 200_000, 150_000_000), TimingOf(10_000, 200_000, 150_000_000)]),
            new CodecResult("tree/msgpack", [], "no keys"),
        ])]);

    private static TimingRecord[] More =>
    [
        SampleRecords.Timing(SampleRecords.Fast, Operation.Stream, 800), SampleRecords.Timing(SampleRecords.Level, Operation.Article, 900),
        SampleRecords.Timing(SampleRecords.Other, Operation.Article, 950),
    ];

    public static RunRecord Value { get; } = SampleRecords.Cut with
    {
        Cells =
        [
            .. SampleRecords.Cut.Cells.Select(cell => cell.Status != CellStatus.Verified ? cell : cell with
            {
                Native = cell.Serializer == SampleRecords.Fast ? [Operation.Stream] : [],
                Compressed = new Dictionary<string, SizeRange> { ["lz4"] = new(80, 82, 81) },
                Anatomy = [new KindRecord("value", cell.Size!.Typical - 24, 4), new KindRecord("header", 24, 2)],
                Parts =
                [
                    new PartLine("header", 24, "67 01", "version", "1"),
                    new PartLine("value", cell.Size.Typical - 24, "2a", "Id", "42"),
                ],
            }),
        ],
        Plan = [.. SampleRecords.Cut.Plan, .. More.Select(timing => timing.Row)],
        Timings = [.. SampleRecords.Cut.Timings, .. More],
        Serializers =
        [
            .. SampleRecords.Cut.Serializers
                .Select(one => one.Id == SampleRecords.Level ? one with { Traits = [.. one.Traits, "same-type"] } : one),
        ],
        Libraries =
            [.. SampleRecords.Cut.Libraries, new LibraryOrigin("Packed", "1.2.3+abc", "Packed.dll", "ff") { IsUnsigned = true }],
        Attack = new AttackRecord("scores/attack.json", Scores) { Origin = Origin },
        Scaling = new ScalingRecord(
        [
            RowOf(SampleRecords.Slow, 30),
            RowOf(SampleRecords.Fast, 20),
            new ScalingRow(SampleRecords.Other, "nesting level", [], "no chains"),
        ]),
        Tree = Tree,
        Memory = new MemoryRecord(DateTimeOffset.UnixEpoch, "abc", "A processor",
        [
            new MemoryRow(SampleRecords.Row(SampleRecords.Fast, Operation.EncodeFresh), 80, 104, 2_000_000, 4_096, [12.5, 1, 0], 1_000_000),
            new MemoryRow(SampleRecords.Row(SampleRecords.Fast, Operation.Decode), 80, 200, null, 0, [25, 0, 0], 1_000_000),
        ]),
        Aot = new AotRecord(DateTimeOffset.UnixEpoch, "abc", "A processor", "10.0.12", "person", "article", 1_270_000, 3.5,
        [
            new AotRow(
                SampleRecords.Fast, AotOutcome.WithWarnings, null, new Dictionary<string, int> { ["IL3050"] = 2 },
                1_550_000, 4.9, 166, 489),
            new AotRow(
                SampleRecords.Slow, AotOutcome.No, "System.PlatformNotSupportedException",
                new Dictionary<string, int>(), null, null, null, null),
            new AotRow("peer/Nino", AotOutcome.NotTried, "the library is missing", new Dictionary<string, int>(), null, null, null, null),
        ]),
        RaceSeed = 7,
        Question = new Question { Now = SampleRecords.Slow, Rate = 5000 },
        Counts = new CountsRecord(false, 2,
        [
            new CountRecord(SampleRecords.Row(SampleRecords.Fast, Operation.Encode), 577.5, 577, 64, null),
            new CountRecord(SampleRecords.Row(SampleRecords.Fast, Operation.Decode), null, null, 0, "its processes counted from 1 to 2"),
        ]),
    };

    private static Timing TimingOf(int bandwidth, long codec, long bytes) =>
        new(bandwidth, codec / 2, codec / 2, bytes, 0, [codec, codec, codec, codec, codec]);

    private static ScalingRow RowOf(string serializer, double each) => new(
        serializer,
        "nesting level",
        [.. new[] { 2, 4, 8 }.Select(size => new ScalingPoint(size, 7 + size, [7 + (each * size)], [7 + (each * size)]))],
        null);
}
