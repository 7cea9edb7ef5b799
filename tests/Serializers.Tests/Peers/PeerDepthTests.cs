using SerBench.Model;
using SerBench.Serializers.Contracts;

namespace SerBench.Tests.Serializers.Peers;

/// <summary>All peers share the limit of depth, whatever limits of their own they have or lack.</summary>
public sealed class PeerDepthTests
{
    public static TheoryData<string> Peers => [.. PeerCases.Peers.Select(peer => peer.Id)];

    [Theory]
    [MemberData(nameof(Peers))]
    public void A_chain_as_long_as_the_limit_comes_back(string peer)
    {
        var model = new TreeModel();
        TreeNode chain = Chain(model, Limits.MaxDepth);
        IObjectCodec<TreeNode> codec = PeerCases.Codec(peer, model);
        Assert.True(model.AreEqual(chain, codec.Decode(codec.EncodeToArray(chain))));
    }

    [Theory]
    [MemberData(nameof(Peers))]
    public void A_longer_chain_is_refused(string peer)
    {
        var model = new TreeModel();
        Assert.Throws<UnsupportedValueException>(() => PeerCases.Codec(peer, model).EncodeToArray(Chain(model, Limits.MaxDepth + 1)));
    }

    [Theory]
    [MemberData(nameof(Peers))]
    public void Input_that_is_cut_off_is_damaged_or_reads_as_less(string peer)
    {
        var model = new TreeModel();
        IObjectCodec<TreeNode> codec = PeerCases.Codec(peer, model);
        TreeNode tree = model.Create(model.FindScenario("ids-5")!, seed: 3, count: 1)[0];
        byte[] message = codec.EncodeToArray(tree);
        for (int length = 0; length < message.Length; length++)
        {
            try
            {
                // Formats without a length or an end mark cannot tell; what they must not do is invent the rest.
                Assert.False(model.AreEqual(tree, codec.Decode(message.AsSpan(0, length).ToArray())));
            }
            catch (WireFormatException)
            {
            }
        }
    }

    private static TreeNode Chain(TreeModel model, int length) => model.Create(model.FindScenario($"deep-{length}")!, seed: 1, count: 1)[0];
}
