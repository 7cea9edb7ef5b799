namespace SerBench.Model;

/// <summary>Nodes whose values are 8..32 random bytes, half of them in hex and half in base64.</summary>
internal sealed class IdNodes(ulong seed) : INodeSource
{
    private const int Shortest = 8;
    private const int Longest = 32;

    private SplitMix64 _random = new(seed);

    public int Fill(TreeNode node, int size)
    {
        node.Key = (long)_random.NextUInt64();
        Span<byte> bytes = stackalloc byte[Longest];
        bytes = bytes[..(Shortest + _random.Next(Longest - Shortest + 1))];
        foreach (ref byte one in bytes)
        {
            one = (byte)_random.Next(256);
        }

        node.Value = _random.NextBoolean() ? Convert.ToHexStringLower(bytes) : Convert.ToBase64String(bytes);
        return _random.Next(size);
    }
}
