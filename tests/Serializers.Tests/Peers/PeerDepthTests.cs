namespace SerBench.Serializers.Tests.Peers;

// All peers have the same depth limit, whether they have their own limit or none.
public sealed class PeerDepthTests
{
    // FlatBuffers ends with padding, which readers ignore.
    private const int MostPadding = 7;

    private static readonly TreeModel Model = new();

    public static TheoryData<string> Peers => [.. PeerCases.Peers.Select(peer => peer.Id)];

    [Theory]
    [MemberData(nameof(Peers))]
    public void A_chain_as_long_as_the_limit_comes_back(string peer)
    {
        TreeNode chain = Chain(Limits.MaxDepth);
        ICodec<TreeNode> codec = PeerCases.Codec(peer, Model);
        Assert.True(PeerCases.ComesBack(codec, Model, chain, codec.EncodeToArray(chain)));
    }

    [Theory]
    [MemberData(nameof(Peers))]
    public void A_longer_chain_is_refused(string peer)
    {
        ICodec<TreeNode> codec = PeerCases.Codec(peer, Model);
        Assert.Throws<UnsupportedValueException>(() => codec.EncodeToArray(Chain(Limits.MaxDepth + 1)));
    }

    [Theory]
    [MemberData(nameof(Peers))]
    public void Input_that_is_cut_off_never_passes_for_the_whole(string peer)
    {
        ICodec<TreeNode> codec = PeerCases.Codec(peer, Model);
        TreeNode tree = Model.Create(Model.FindScenario("ids-5")!, seed: 3, count: 1)[0];
        byte[] message = codec.EncodeToArray(tree);
        for (int length = 0; length < message.Length - MostPadding; length++)
        {
            try
            {
                // Formats without a length or an end mark cannot notice the cut. They must not invent the rest.
                Assert.False(PeerCases.ComesBack(codec, Model, tree, message[..length]));
            }
            catch (WireFormatException)
            {
            }
        }
    }

    private static TreeNode Chain(int length) => Model.First($"deep-{length}");
}
