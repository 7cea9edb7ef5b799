namespace SerBench.Serializers.Tests.Trees;

// The codecs of whole trees in this build, and trees for them.
internal static class TreeCases
{
    public static TreeModel Model { get; } = new();

    // A link so slow that every byte matters.
    public static TreeLink Slow { get; } = new(10, 1);

    public static IEnumerable<ITreeCodec> Codecs { get; } =
        [.. Catalog.BuiltIn.Serializers.OfType<TreeSerializer>().Select(serializer => serializer.Codec)];

    public static TheoryData<string> Ids => [.. Codecs.Select(codec => codec.Id)];

    public static ITreeCodec Find(string id) => Codecs.First(codec => codec.Id == id);

    public static TreeNode Create(string scenario) => Model.Create(Model.FindScenario(scenario)!, seed: 1, count: 1)[0];

    public static byte[] Serialize(ITreeCodec codec, TreeNode root, TreeLink link)
    {
        var buffer = new EncodeBuffer();
        codec.Check(root);
        codec.Serialize(root, link, buffer);
        return buffer.ToArray();
    }

    public static TreeNode RoundTrip(ITreeCodec codec, TreeNode root, TreeLink link) =>
        codec.Deserialize(Serialize(codec, root, link), link);

    public static IEnumerable<TreeNode> NodesOf(TreeNode root)
    {
        var pending = new Stack<TreeNode>([root]);
        while (pending.TryPop(out TreeNode? node))
        {
            yield return node;
            foreach (TreeNode? child in new[] { node.Left, node.Right })
            {
                if (child is not null)
                {
                    pending.Push(child);
                }
            }
        }
    }

    // A chain to the left whose nodes have these values.
    public static TreeNode ChainOf(params IEnumerable<string?> values)
    {
        TreeNode? root = null;
        long key = 0;
        foreach (string? value in values.Reverse())
        {
            root = new TreeNode { Key = key++, Value = value, Left = root };
        }

        return root!;
    }
}
