using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Tree;

// Nodes are in preorder: a key, a text header (FloorText), a byte that marks the present children, and the text.
public readonly struct TreeFloor : IFloor<TreeNode>, INodeLayout
{
    private const int FixedLength = sizeof(long) + sizeof(int) + sizeof(byte);

    public void Encode(TreeNode value, EncodeBuffer buffer) => PreorderWalk.Write<TreeFloor>(value, buffer);

    public TreeNode Decode(ArraySegment<byte> data) => PreorderWalk.Read<TreeFloor>(data);

    static void INodeLayout.Put(ref OutputCursor output, TreeNode node)
    {
        string text = node.Value ?? "";
        int children = (node.Left is null ? 0 : PreorderWalk.HasLeft) | (node.Right is null ? 0 : PreorderWalk.HasRight);
        output.Ensure(FixedLength + (sizeof(char) * text.Length));
        int at = output.Position;
        output.Advance(FixedLength);
        int header = node.Value is null ? FloorText.Null : FloorText.Put(ref output, text);
        output.PutAt(at, node.Key);
        output.PutAt(at + 8, header);
        output.PutAt(at + 12, (byte)children);
    }

    static TreeNode INodeLayout.Read(ref InputCursor input, out int children)
    {
        input.Need(FixedLength);
        long key = input.Take<long>();
        int header = input.Take<int>();
        children = input.TakeByte();
        input.Need(FloorText.LengthOf(header));
        return new TreeNode { Key = key, Value = FloorText.Take(ref input, header) };
    }
}
