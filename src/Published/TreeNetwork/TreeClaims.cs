using SerBench.Serializers.Peers.GoogleProtobuf;

namespace SerBench.Published.TreeNetwork;

internal static class TreeClaims
{
    private const string Source = "tree over a network";

    public static IReadOnlyList<Claim> Find()
    {
        const string Baseline = GoogleProtobufCard.Tree;
        const string Reference = "tree/flatbuffers-lz4";
        CellId protobuf = new(GoogleProtobufCard.Main, "tree", "published-1000");
        CellId flat = protobuf with { Serializer = "flatbuffers/handwritten" };
        (int Bandwidth, double Speedup)[] published = [(10, 1.0065), (100, 1.45357), (1000, 1.81486), (10000, 2.18694)];
        return
        [
            .. published.Select(row => new Claim(
                $"tree-{row.Bandwidth}", Source, $"over {row.Bandwidth} MB/s FlatBuffers is faster than Protocol Buffers, of 10^6 nodes",
                $"{row.Speedup}",
                TreeTest.Effect(Baseline, Reference, row.Bandwidth, row.Speedup))),
            new("tree-average", Source, "on average it is faster", "1.61547", TreeTest.Effect(Baseline, Reference, null, 1.61547)),
            new("tree-fast", Source,
                "on fast networks sending more bytes beats spending time on compact encoding, of 10^3 nodes at 10000 MB/s",
                "2.18694 of 10^6 nodes", new LinkTest(protobuf, flat, 10000, 1.0001, double.MaxValue)),
        ];
    }
}
