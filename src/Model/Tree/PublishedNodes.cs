namespace SerBench.Model;

/// <summary>The nodes of the published benchmark: 31-bit keys, 0..255 digits, uniform split, all from the C library's generator.</summary>
internal sealed class PublishedNodes : INodeSource
{
    private readonly PublishedRandom _random = new();

    public int Fill(TreeNode node, int size)
    {
        node.Key = _random.Next();
        node.Value = string.Create(_random.Next() % 256, _random, static (digits, random) =>
        {
            foreach (ref char digit in digits)
            {
                digit = (char)('0' + random.Next() % 10);
            }
        });
        return _random.Next() % size;
    }
}
