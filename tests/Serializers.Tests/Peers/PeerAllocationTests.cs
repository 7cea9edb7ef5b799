using SerBench.Formats.Contracts;
using SerBench.Formats.Tests.Hostile;
using SerBench.Model;
using SerBench.Serializers.Peers;
using SerBench.Serializers.Racing;

namespace SerBench.Serializers.Tests.Peers;

/// <summary>Encoding into a reused buffer allocates nothing, except where the card says that a library allocates even in its best use.</summary>
public sealed class PeerAllocationTests
{
    private const int Times = 20;

    /// <summary>Peer and model, with the reason of the allocation.</summary>
    private static readonly Dictionary<(string Peer, string Model), string> Known = new()
    {
        [("peer/Google.Protobuf", "complex")] = "boxes the enumerator of a map",
        [("peer/Google.Protobuf", "complex-list")] = "boxes the enumerator of a map",
        [("peer/protobuf-net", "complex")] = "boxes the enumerator of a map",
        [("peer/protobuf-net", "complex-list")] = "boxes the enumerator of a map",
    };

    public static TheoryData<string, string> Cases
    {
        get
        {
            var cases = new TheoryData<string, string>();
            foreach (ISerializer peer in PeerCases.Peers.Where(peer => !IsMadeOfGarbage(peer.Id)))
            {
                foreach (IModel model in ModelCatalog.BuiltIn.Models)
                {
                    cases.Add(peer.Id, model.Id);
                }
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Encoding_into_a_reused_buffer_allocates_nothing(string peer, string model)
    {
        long allocated = PeerCases.Visit(model, new Measure(peer));
        if (Known.ContainsKey((peer, model)))
        {
            Assert.True(allocated > 0, $"{peer} no longer allocates on {model}: say so in the table above");
        }
        else
        {
            Assert.Equal(0, allocated);
        }
    }

    // The row measures a new stream or array per message; reflection boxes; conversion makes new objects.
    private static bool IsMadeOfGarbage(string id) =>
        id.EndsWith(":as-published", StringComparison.Ordinal) || id.EndsWith(":default", StringComparison.Ordinal) || id.EndsWith(":reflection", StringComparison.Ordinal) || id.EndsWith("+convert", StringComparison.Ordinal) || LibraryCard.Find(id) is { Garbage: not null };

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
