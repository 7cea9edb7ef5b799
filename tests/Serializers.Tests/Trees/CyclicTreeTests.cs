using SerBench.Formats.Tests.Zoo;

namespace SerBench.Serializers.Tests.Trees;

// A tree that leads back into itself has no end. A codec that walks trees without a depth limit refuses it before much is written. Nodes
// that are only shared are written as often as they occur.
public class CyclicTreeTests
{
    private const int MostBytes = 16 << 20;

    // Made once for all, because codecs only read them.
    private static readonly Lazy<TreeNode[]> Cyclic = new(() => [.. MakeCyclic()]);

    // All serializers that write trees and no graphs.
    public static TheoryData<string> Writers =>
    [
        .. Catalog.BuiltIn.Serializers
            .Where(serializer => serializer.Family is SerializerFamily.Grid or SerializerFamily.Floor or SerializerFamily.Tree
                && !serializer.Traits.HasFlag(Traits.Graph))
            .Where(serializer => serializer.Bind(TreeCases.Model).Codec is IObjectCodec<TreeNode>)
            .Select(serializer => serializer.Id),
    ];

    [Theory]
    [SharedData(nameof(Writers))]
    public void A_node_below_itself_is_refused(string id)
    {
        foreach (TreeNode root in Cyclic.Value)
        {
            var buffer = new EncodeBuffer();
            Assert.Throws<UnsupportedValueException>(() => Write(id, root, buffer, threads: 1));
            Assert.InRange(buffer.Bytes.Length, 0, MostBytes);
        }
    }

    [Fact]
    public void Several_threads_find_it_too()
    {
        foreach (TreeNode root in Cyclic.Value)
        {
            Assert.Throws<UnsupportedValueException>(() => Write("tree/columnar", root, new EncodeBuffer(), threads: 3));
        }
    }

    [Theory]
    [MemberData(nameof(Writers))]
    public void A_shared_node_is_written_as_often_as_it_occurs(string id)
    {
        var shared = new TreeNode { Key = 1, Value = "1" };
        TreeNode root = shared;
        for (int i = 0; i < 12; i++)
        {
            root = new TreeNode { Key = i, Value = "5", Left = root, Right = root };
        }

        TreeNode copy = Copy(root);
        var one = new EncodeBuffer();
        var other = new EncodeBuffer();
        Write(id, root, one, threads: 1);
        Write(id, copy, other, threads: 1);
        Assert.Equal(other.ToArray(), one.ToArray());
    }

    private static void Write(string id, TreeNode root, EncodeBuffer buffer, int threads)
    {
        ISerializer serializer = Catalog.BuiltIn.Find(id)!;
        if (serializer is TreeSerializer tree)
        {
            tree.Codec.Check(root);
            tree.Codec.Serialize(root, new TreeLink(100, threads), buffer);
        }
        else
        {
            ((IObjectCodec<TreeNode>)serializer.Bind(TreeCases.Model).Codec!).Encode(root, buffer);
        }
    }

    private static TreeNode Copy(TreeNode node) => new()
    {
        Key = node.Key,
        Value = node.Value,
        Left = node.Left is null ? null : Copy(node.Left),
        Right = node.Right is null ? null : Copy(node.Right),
    };

    private static IEnumerable<TreeNode> MakeCyclic()
    {
        foreach (string? text in new[] { "7", "text", null })
        {
            foreach (int length in new[] { 1, 2, 3, 50, 20_000 })
            {
                foreach (bool isLeft in new[] { true, false })
                {
                    yield return Loop(length, isLeft, text, _ => null);
                    yield return Loop(length, isLeft, text, i => i % 3 == 0
                        ? new TreeNode { Key = i, Value = text, Left = new TreeNode(), Right = new TreeNode() }
                        : null);
                }
            }

            TreeNode published = TreeCases.Create("published-3000");
            TreeNode last = TreeCases.NodesOf(published).Last(node => node is { Left: null, Right: null });
            last.Left = published;
            yield return published;
        }
    }

    // A chain of nodes whose last one leads to the first, with a node at the other side of each.
    private static TreeNode Loop(int length, bool isLeft, string? text, Func<int, TreeNode?> side)
    {
        TreeNode[] nodes = [.. Enumerable.Range(0, length).Select(i => new TreeNode { Key = i, Value = text })];
        for (int i = 0; i < length; i++)
        {
            TreeNode next = nodes[(i + 1) % length];
            (nodes[i].Left, nodes[i].Right) = isLeft ? (next, side(i)) : (side(i), next);
        }

        return nodes[0];
    }
}
