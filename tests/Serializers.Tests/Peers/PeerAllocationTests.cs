using SerBench.Formats.Tests.Hostile;
using SerBench.Serializers.Peers;

namespace SerBench.Serializers.Tests.Peers;

// Encoding into a reused buffer allocates nothing, except where the card says that a library allocates even in its best use.
public sealed class PeerAllocationTests
{
    private const int Times = 20;

    // The row measures a new stream or array per message; reflection boxes; conversion makes new objects.
    private static readonly string[] Garbage = [":as-published", ":default", ":reflection", "+convert"];

    // These box the enumerator of a map.
    private static readonly string[] BoxingMaps = ["peer/Google.Protobuf", "peer/protobuf-net", "peer/protobuf-net:generated"];

    public static TheoryData<string, string> Cases => (
        from peer in PeerCases.Peers
        where !IsMadeOfGarbage(peer.Id)
        from model in ModelCatalog.BuiltIn.Models
        select (peer.Id, model.Id)).ToTheoryData();

    [Theory]
    [MemberData(nameof(Cases))]
    public void Encoding_into_a_reused_buffer_allocates_nothing(string peer, string model)
    {
        long allocated = PeerCases.Visit(model, new Measure(peer));
        Type type = ModelCatalog.BuiltIn.Find(model)!.Type;
        if (BoxingMaps.Contains(peer) && ShapeCheck.Find(type, value => value.Kind == Kind.Map ? "a map" : null) is not null)
        {
            Assert.True(allocated > 0, $"{peer} no longer allocates on {model}: say so above");
        }
        else
        {
            Assert.Equal(0, allocated);
        }
    }

    private static bool IsMadeOfGarbage(string id) =>
        Garbage.Any(ending => id.EndsWith(ending, StringComparison.Ordinal)) || LibraryCard.Find(id) is { Garbage: not null };

    private sealed class Measure(string peer) : IModelVisitor<long>
    {
        public long Visit<T>(IModel<T> model)
        {
            ICodec<T> codec = PeerCases.Codec(peer, model);
            T[] values = model.Create(PeerCases.FirstOf(model, peer), seed: 1, count: 1);
            IWorkload workload = codec.Prepare(values, model.Touch, (a, b) => model.AreEqual(a, b));
            workload.Run(Operation.Encode, Times);
            return Memory.Of(() => workload.Run(Operation.Encode, Times), allowance: 0);
        }
    }
}
