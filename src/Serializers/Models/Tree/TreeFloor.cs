using SerBench.Formats.Wire.Chains;
using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Tree;

/// <summary>
/// The floor of a tree: each node comes before its left subtree, and that before its right one. A node is a key,
/// a text header (see <see cref="FloorText"/>), a mark of the children that follow, and the text. No recursion.
/// </summary>
public readonly struct TreeFloor : IFloor<TreeNode>
{
    private const int FixedLength = sizeof(long) + sizeof(int) + sizeof(byte);
    internal const int HasLeft = 1;
    internal const int HasRight = 2;

    [ThreadStatic]
    private static Stack<TreeNode>? Pending;

    public void Encode(TreeNode value, EncodeBuffer buffer)
    {
        Stack<TreeNode> pending = Pending ??= new Stack<TreeNode>();
        pending.Clear();
        var output = new OutputCursor(buffer);
        var watch = default(CycleWatch);
        for (TreeNode? node = value; node is not null;)
        {
            watch.Step(node, pending.Count);
            Put(ref output, node);
            (TreeNode? left, TreeNode? right) = (node.Left, node.Right);
            if (left is not null && right is not null)
            {
                pending.Push(right);
            }

            node = left ?? right;
            if (node is null)
            {
                pending.TryPop(out node);
            }
        }

        output.Finish();
    }

    public TreeNode Decode(ArraySegment<byte> data)
    {
        Stack<TreeNode> pending = Pending ??= new Stack<TreeNode>();
        pending.Clear();
        var input = new InputCursor(data);
        TreeNode root = Read(ref input, out int children);
        for (TreeNode? parent = root; parent is not null;)
        {
            if ((children & HasLeft) != 0)
            {
                if ((children & HasRight) != 0)
                {
                    pending.Push(parent);
                }

                parent = parent.Left = Read(ref input, out children);
            }
            else if ((children & HasRight) != 0 || pending.TryPop(out parent))
            {
                parent = parent.Right = Read(ref input, out children);
            }
            else
            {
                parent = null;
            }
        }

        input.ExpectEnd();
        return root;
    }

    private static void Put(ref OutputCursor output, TreeNode node)
    {
        string text = node.Value ?? "";
        int children = (node.Left is null ? 0 : HasLeft) | (node.Right is null ? 0 : HasRight);
        output.Ensure(FixedLength + (sizeof(char) * text.Length));
        int at = output.Position;
        output.Advance(FixedLength);
        int header = node.Value is null ? FloorText.Null : FloorText.Put(ref output, text);
        output.PutAt(at, node.Key);
        output.PutAt(at + 8, header);
        output.PutAt(at + 12, (byte)children);
    }

    private static TreeNode Read(ref InputCursor input, out int children)
    {
        input.Need(FixedLength);
        long key = input.Take<long>();
        int header = input.Take<int>();
        children = input.TakeByte();
        input.Need(FloorText.LengthOf(header));
        return new TreeNode { Key = key, Value = FloorText.Take(ref input, header) };
    }
}
