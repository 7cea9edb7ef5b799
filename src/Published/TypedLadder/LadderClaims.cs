using SerBench.Serializers.Peers.GoogleProtobuf;

namespace SerBench.Published.TypedLadder;

internal static class LadderClaims
{
    private const string Source = "TypedSerializer, iteration 4";

    public static IReadOnlyList<Claim> Find()
    {
        (CellId v1, CellId v2, CellId v3, CellId v4) = (
            Simple("typed-markers/reflection"),
            Simple("typed-markers/delegates"),
            Simple("typed-markers/accessors"),
            Simple("typed-bitmap/accessors"));
        return
        [
            new("typed-1", Source, "V4 writes SimpleObject in 42 bytes", "42 bytes", new LayoutTest(v4)),
            new("typed-2", Source, "V4 writes ComplexObject in about 72 bytes", "~72 bytes", new LayoutTest(v4 with { Model = "complex" })),
            new("typed-3", Source, "V4 writes DeepObject in about 135 bytes", "~135 bytes", new LayoutTest(v4 with { Model = "deep" })),
            RatioTest.Claim("typed-4", Source, "V1 to V4: encoding becomes 36 % faster", v1, v4, Operation.Encode, 75.0 / 47.8),
            RatioTest.Claim("typed-5", Source, "V1 to V4: decoding becomes 54 % faster", v1, v4, Operation.Decode, 125.0 / 57.1),
            RatioTest.Claim("typed-6", Source, "V1 to V4: there and back becomes 48 % faster", v1, v4, null, 200.0 / 104.9),
            RatioTest.Claim("typed-7", Source, "V2, method handles, gain on reflection", v1, v2, null, 200.0 / 166.3),
            RatioTest.Claim("typed-8", Source, "V3, specialised primitives, gain on V2", v2, v3, null, 166.3 / 111.0),
            RatioTest.Claim("typed-9", Source, "V4, the null bitmap, gains on markers", v3, v4, null, 111.0 / 104.9),
            RatioTest.Claim("typed-10", Source, "Protocol Buffers take 400 ns where V4 takes 48, of SimpleObject",
                Simple(GoogleProtobufCard.Main), v4, Operation.Encode, 400.0 / 48),
            RatioTest.Claim("typed-11", Source, "FlatBuffers take 10-20 ns where V4 takes 48, of SimpleObject", v4,
                Simple("flatbuffers/handwritten"), Operation.Encode, 48.0 / 15),
            .. new[] { ("BinarySerializer", "1.58"), ("Kryo", "5.84"), ("Jackson", "6.97"), ("Gson", "11.24") }
                .Select((library, index) => new Claim(
                    $"typed-{12 + index}", Source, $"V4 is faster than {library.Item1}, there and back, of SimpleObject", library.Item2,
                    new ElsewhereTest("a library of the JVM", "--full --model simple"))),
            new("typed-16", Source, "the null bitmap gains 2-3 ns per nullable field", "2 to 3 ns", new SlopeTest(
                "nullable field", "typed-markers", "typed-bitmap", 2, 3)),
            new("typed-17", Source, "Cap'n Proto takes 15-30 ns, code over unchecked memory 36 ns", "15 to 36 ns", new ElsewhereTest(
                "the publication never measured them", "--full --model simple")),
        ];
    }

    private static CellId Simple(string serializer) => new(serializer, "simple", "s0");
}
