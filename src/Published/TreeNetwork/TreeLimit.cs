namespace SerBench.Published.TreeNetwork;

// This codec only visits and makes all nodes, the least work of any codec.
internal sealed class TreeLimit : ITreeCodec
{
    public const string Name = "limit";

    private readonly Dictionary<TreeNode, Made[]> _trees = [];
    private Made[] _tree = [];

    // Discovery uses public constructors, but must not find this codec, because the made nodes have other values.
    internal TreeLimit()
    {
    }

    public string Id => Name;

    public string Title => "Visit and make all nodes";

    public Traits Traits => Traits.None;

    public void Check(TreeNode root)
    {
        var nodes = new List<Made>();
        Visit(root, nodes);
        _trees[root] = [.. nodes];
    }

    public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer)
    {
        _tree = _trees[root];
        buffer.Adopt([(byte)Visit(root, null)]);
    }

    public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link)
    {
        var open = new Stack<TreeNode>();
        TreeNode root = Make(_tree[0]), node = root;
        for (int i = 1; i < _tree.Length; i++)
        {
            TreeNode next = Make(_tree[i]);
            if (_tree[i - 1].HasRight)
            {
                open.Push(node);
            }

            if (_tree[i - 1].HasLeft)
            {
                node.Left = next;
            }
            else
            {
                open.Pop().Right = next;
            }

            node = next;
        }

        return root;
    }

    public static string Describe(IReadOnlyList<CodecResult> results)
    {
        (Timing codec, Timing limit) = (results[0].Timings[0], results[1].Timings[0]);
        (double write, double read) = ((double)codec.Serialize / limit.Serialize, (double)codec.Deserialize / limit.Deserialize);
        return $"On one thread {results[0].Codec} writes in {write:0.00} of the time "
            + $"of a visit of all nodes ({limit.Serialize / 1000.0:N1} ms), "
            + $"and reads in {read:0.00} of the time in which all nodes are made ({limit.Deserialize / 1000.0:N1} ms).";
    }

    private static TreeNode Make(Made node) => new() { Key = node.Length, Value = new string('0', node.Length) };

    private static long Visit(TreeNode root, List<Made>? nodes)
    {
        long seen = 0;
        var open = new Stack<TreeNode>();
        for (TreeNode? node = root; node is not null; node = node.Left ?? (open.TryPop(out TreeNode? right) ? right : null))
        {
            seen += node.Key + node.Value.AsSpan().IndexOf(char.MaxValue);
            nodes?.Add(new Made(node.Value!.Length, node.Left is not null, node.Right is not null));
            if (node.Right is not null)
            {
                open.Push(node.Right);
            }
        }

        return seen;
    }

    private readonly record struct Made(int Length, bool HasLeft, bool HasRight);
}
