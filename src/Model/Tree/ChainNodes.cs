namespace SerBench.Model;

/// <summary>A chain: every node has one child, left or right by a coin, and is called after its depth.</summary>
internal sealed class ChainNodes(ulong seed) : INodeSource
{
    private SplitMix64 _random = new(seed);
    private int _depth;

    public int Fill(TreeNode node, int size)
    {
        _depth++;
        node.Key = (long)_random.NextUInt64();
        node.Value = $"Level{_depth}";
        return _random.NextBoolean() ? size - 1 : 0;
    }
}
