using SerBench.Serializers.Peers.BinaryFormatter;
using SerBench.Serializers.Peers.GoogleProtobuf;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Benchmarks.Features.Reports.Claims;

// The published sentences that can be checked. Published words and figures only.
public static class PublishedClaims
{
    private const string Ignite = "Ignite.NET article, 2016";
    private const string Car = "Xbuf2 car driver";
    private const string Tree = "tree over a network";
    private const string Typed = "TypedSerializer, iteration 4";

    private const double EndToEnd = 27_000;

    private static readonly Claim[] Main = [.. OfIgnite(), .. OfCar(), .. OfTree(), .. OfTyped()];

    public static IReadOnlyList<Claim> All { get; } = [.. Main, .. DataSetClaims.All];

    public static IReadOnlyList<Claim> In(RunRecord record) => DataSetClaims.Concern(record) ? All : Main;

    private static IEnumerable<Claim> OfIgnite()
    {
        CellId formatter = Person(BinaryFormatterCard.Main);
        CellId protobuf = Person(ProtobufNetCard.Main);
        CellId reflective = Person("ignite/accessors");
        CellId binarizable = Person("ignite/handwritten");
        CellId reflectiveRaw = Person("ignite-raw/accessors");
        CellId binarizableRaw = Person("ignite-raw/handwritten");
        return
        [
            new("ignite-1", Ignite, "Serializable takes 1426 bytes", "1426 bytes", new ElsewhereTest(
                "the bytes hold the names of assembly and type, which are others here", "sizes --model person --scenario article")),
            Size(2, "Protobuf takes 1048 bytes", protobuf, 1048),
            Size(3, "Reflective takes 1076 bytes", reflective, 1076),
            Size(4, "Binarizable takes 1076 bytes", binarizable, 1076),
            Size(5, "Reflective Raw takes 1067 bytes", reflectiveRaw, 1067),
            Size(6, "Binarizable Raw takes 1067 bytes", binarizableRaw, 1067),
            Size(7, "the payload is 1032 bytes", Person("payload"), 1032),
            Size(8, "raw is 9 bytes shorter", binarizable, 9, binarizableRaw),
            Size(9, "protobuf is 19 bytes shorter than raw", binarizableRaw, 19, protobuf),
            Size(10, "Reflective and Binarizable have the same size", reflective, 0, binarizable),
            Effect("ignite-11", Ignite, "raw is about 7 % faster, reflective", reflective, reflectiveRaw, null, 8.4182 / 7.8528),
            Effect("ignite-12", Ignite, "raw is about 7 % faster, hand-written", binarizable, binarizableRaw, null, 7.9148 / 7.4358),
            new("ignite-13", Ignite, "the gap will be wider when there are more fields", "no figure", new GapTest(
                Simple("ignite/handwritten"), Simple("ignite-raw/handwritten"), binarizable, binarizableRaw)),
            Effect("ignite-14", Ignite, "Reflective is about 5 % slower than hand-written", reflective, binarizable, null, 8.4182 / 7.9148),
            Effect(
                "ignite-15",
                Ignite,
                "Reflective Raw is about 5 % slower than hand-written",
                reflectiveRaw,
                binarizableRaw,
                null,
                7.8528 / 7.4358),
            new("ignite-16", Ignite, "Reflective is on par with protobuf", "0.97", new RatioTest(reflective, protobuf, null, 0.9, 1.1)),
            new("ignite-17", Ignite, "BinaryFormatter is much slower than Binarizable", "6.91", RatioTest.Effect(
                formatter, binarizable, null, 6.91)),
            new("ignite-18", Ignite, "BinaryFormatter is much slower than protobuf", "6.32", RatioTest.Effect(
                formatter, protobuf, null, 6.32)),
            new("ignite-19", Ignite, "every object begins with a header of 24 bytes", "24 bytes", new PartTest(
                binarizable, "Id", true, 24, 24)),
            new("ignite-20", Ignite, "an int takes a type code and 4 bytes", "5 bytes", new PartTest(binarizable, "Id", false, 5, 5)),
            new("ignite-21", Ignite, "a raw int takes 4 bytes", "4 bytes", new PartTest(binarizableRaw, "Id", false, 4, 4)),
            new(
                "ignite-22",
                Ignite,
                "a protobuf int takes a key and 1 to 5 bytes (the article's is int.MinValue)",
                "2 to 6 bytes",
                new PartTest(Person("protobuf/handwritten"), "Id", false, 2, 6)),
        ];
    }

    internal static IEnumerable<Claim> OfCar()
    {
        // The driver's default access is direct.
        CellId serial = new("xbuf2/direct", "car", "serial");
        CellId random = serial with { Scenario = "random" };
        CellId indirect = serial with { Serializer = "xbuf2/indirect" };
        return
        [
            new("car-1", Car, "the serial car takes 178 bytes", "178 bytes", new LayoutTest(serial)),
            new("car-2", Car, "random data encode 5-10 % slower", "1.05 to 1.10", new RatioTest(
                random, serial, Operation.Encode, 1.025, 1.2)),
            new("car-3", Car, "random data decode 5-10 % slower", "1.05 to 1.10", new RatioTest(
                random, serial, Operation.Decode, 1.025, 1.2)),
            new("car-4", Car, "indirect access costs 10-15 % more", "1.10 to 1.15", new RatioTest(indirect, serial, null, 1.05, 1.3)),
            new("car-5", Car, "encode and decode cost about the same", "1.03", new DirectionTest(serial, 0.9, 1.1)),
            new("car-6", Car, "serialization is 1.7 % of an end-to-end latency of 27 us", "1.7 %", new ShareTest(serial, EndToEnd, 0.017)),
            new("car-7", Car, "Reset is faster than a new serializer per message", "no figure", new RatioTest(
                serial with { Serializer = "xbuf2/direct+new" }, serial, Operation.Encode)),
            new("car-8", Car, "a reused buffer is faster than a fresh one", "no figure", new RatioTest(
                serial with { Serializer = "xbuf2/direct+fresh" }, serial, Operation.Encode)),
            new("car-9", Car, "the cost grows linearly with the message", "no figure", new LinearTest(
                "xbuf2/compiled", "xbuf2/handwritten")),
            new(
                "car-10",
                "Rumi 4.0.579, 2025",
                "end to end, indirect access takes 26.31 us and direct access 23.60 us",
                "1.11",
                new ElsewhereTest(
                    "network and replication are in it; car-4 is the code alone",
                    "--full --serializer xbuf2/indirect,xbuf2/direct --model car --scenario serial")),
        ];
    }

    private static IEnumerable<Claim> OfTree()
    {
        const string Baseline = GoogleProtobufCard.Tree;
        const string Reference = "tree/flatbuffers-lz4";
        CellId protobuf = new(GoogleProtobufCard.Main, "tree", "published-1000");
        CellId flat = protobuf with { Serializer = "flatbuffers/handwritten" };
        (int Bandwidth, double Speedup)[] published = [(10, 1.0065), (100, 1.45357), (1000, 1.81486), (10000, 2.18694)];
        return
        [
            .. published.Select(row => new Claim(
                $"tree-{row.Bandwidth}", Tree, $"over {row.Bandwidth} MB/s FlatBuffers is faster than Protocol Buffers, of 10^6 nodes",
                $"{row.Speedup}",
                TreeTest.Effect(Baseline, Reference, row.Bandwidth, row.Speedup))),
            new("tree-average", Tree, "on average it is faster", "1.61547", TreeTest.Effect(Baseline, Reference, null, 1.61547)),
            new(
                "tree-fast",
                Tree,
                "on fast networks sending more bytes beats spending time on compact encoding, of 10^3 nodes at 10000 MB/s",
                "2.18694 of 10^6 nodes",
                new LinkTest(protobuf, flat, 10000, 1.0001, double.MaxValue)),
        ];
    }

    private static IEnumerable<Claim> OfTyped()
    {
        (CellId v1, CellId v2, CellId v3, CellId v4) = (
            Simple("typed-markers/reflection"),
            Simple("typed-markers/delegates"),
            Simple("typed-markers/accessors"),
            Simple("typed-bitmap/accessors"));
        return
        [
            new("typed-1", Typed, "V4 writes SimpleObject in 42 bytes", "42 bytes", new LayoutTest(v4)),
            new("typed-2", Typed, "V4 writes ComplexObject in about 72 bytes", "~72 bytes", new LayoutTest(v4 with { Model = "complex" })),
            new("typed-3", Typed, "V4 writes DeepObject in about 135 bytes", "~135 bytes", new LayoutTest(v4 with { Model = "deep" })),
            Effect("typed-4", Typed, "V1 to V4: encoding becomes 36 % faster", v1, v4, Operation.Encode, 75.0 / 47.8),
            Effect("typed-5", Typed, "V1 to V4: decoding becomes 54 % faster", v1, v4, Operation.Decode, 125.0 / 57.1),
            Effect("typed-6", Typed, "V1 to V4: there and back becomes 48 % faster", v1, v4, null, 200.0 / 104.9),
            Effect("typed-7", Typed, "V2, method handles, gain on reflection", v1, v2, null, 200.0 / 166.3),
            Effect("typed-8", Typed, "V3, specialised primitives, gain on V2", v2, v3, null, 166.3 / 111.0),
            Effect("typed-9", Typed, "V4, the null bitmap, gains on markers", v3, v4, null, 111.0 / 104.9),
            Effect(
                "typed-10",
                Typed,
                "Protocol Buffers take 400 ns where V4 takes 48, of SimpleObject",
                Simple(GoogleProtobufCard.Main),
                v4,
                Operation.Encode,
                400.0 / 48),
            Effect(
                "typed-11",
                Typed,
                "FlatBuffers take 10-20 ns where V4 takes 48, of SimpleObject",
                v4,
                Simple("flatbuffers/handwritten"),
                Operation.Encode,
                48.0 / 15),
            .. new[] { ("BinarySerializer", "1.58"), ("Kryo", "5.84"), ("Jackson", "6.97"), ("Gson", "11.24") }
                .Select((library, index) => new Claim(
                    $"typed-{12 + index}", Typed, $"V4 is faster than {library.Item1}, there and back, of SimpleObject", library.Item2,
                    new ElsewhereTest("a library of the JVM", "--full --model simple"))),
            new("typed-16", Typed, "the null bitmap gains 2-3 ns per nullable field", "2 to 3 ns", new SlopeTest(
                "nullable field", "typed-markers", "typed-bitmap", 2, 3)),
            new("typed-17", Typed, "Cap'n Proto takes 15-30 ns, code over unchecked memory 36 ns", "15 to 36 ns", new ElsewhereTest(
                "the publication never measured them", "--full --model simple")),
        ];
    }

    private static CellId Person(string serializer) => new(serializer, "person", "article");

    private static CellId Simple(string serializer) => new(serializer, "simple", "s0");

    // less: the cell whose size is subtracted.
    private static Claim Size(int number, string sentence, CellId cell, int bytes, CellId? less = null) =>
        new($"ignite-{number}", Ignite, sentence, $"{bytes} bytes", new SizeTest(cell, less, bytes));

    private static Claim Effect(string id, string source, string sentence, CellId slow, CellId fast, Operation? operation, double ratio) =>
        new(id, source, sentence, $"{ratio:0.00}", RatioTest.Effect(slow, fast, operation, ratio));
}
