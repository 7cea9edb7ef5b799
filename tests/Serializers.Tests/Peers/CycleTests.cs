using System.Runtime.Serialization;
using SerBench.Serializers.Peers;

namespace SerBench.Serializers.Tests.Peers;

// Whether the process survives a value that contains itself. A library that writes a long chain has no limit of depth, so it would follow
// a cycle until the stack ends; the chain shows this while the process lives.
public sealed class CycleTests
{
    private const int Levels = 3_000;
    private const int Stack = 64 << 20;

    // Writes the chain, and refuses a cycle.
    private const string Noticing = "DataContractSerializer";

    public static TheoryData<string> Libraries =>
        [.. LibraryCard.All.Select(card => card.Rows[0].Id).Where(id => Catalog.BuiltIn.Find(id) is not null)];

    [Theory]
    [MemberData(nameof(Libraries))]
    public void A_card_says_whether_a_library_has_a_limit_of_depth(string library)
    {
        TreeNode chain = new();
        for (int level = 1; level < Levels; level++)
        {
            chain = new TreeNode { Left = chain };
        }

        LibraryCard card = LibraryCard.Find(library)!;
        bool isLimited = !card.WritesWithoutEnd && card.References != "yes" && card.Package != Noticing;
        Assert.Equal(isLimited, Write(library, chain) is not null);
    }

    [Fact]
    public void A_cycle_is_refused_by_DataContractSerializer()
    {
        var ring = new Ring();
        ring.Next = ring;
        Assert.Contains(
            "contains cycles",
            Assert.Throws<SerializationException>(() => new DataContractSerializer(typeof(Ring)).WriteObject(Stream.Null, ring)).Message);
    }

    // By the library alone, without the limits that rows add.
    private static Exception? Write(string library, TreeNode value)
    {
        ICodec<TreeNode> codec = ((Guard<TreeNode>)PeerCases.Codec<TreeNode>(library)).Timed;
        Exception? fault = null;
        var writer = new Thread(() => fault = Record.Exception(() => codec.Encode(value, new EncodeBuffer())), Stack);
        writer.Start();
        writer.Join();
        return fault;
    }

    [DataContract]
    public sealed class Ring
    {
        [DataMember]
        public Ring? Next { get; set; }
    }
}
