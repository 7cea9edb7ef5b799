using SerBench.Serializers.Trees.Columnar.Reading;
using SerBench.Serializers.Trees.Columnar.Writing;

namespace SerBench.Serializers.Trees.Columnar;

// A message has frames of thousands of nodes, for several threads (docs/formats/columnar.md).
public sealed class ColumnarTreeCodec : ITreeCodec, IStatesMemory
{
    public string Id => "tree/columnar";

    public string Title => "Tree, columnar frames";

    public Traits Traits => Traits.ValidatesInput | Traits.SameType;

    // Nodes with the same key and no text need most memory per byte, because a message has only 2 bits for each.
    public int? BytesPerByte => 256;

    public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer)
    {
        if (root is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        new ColumnarEncoder(buffer, link).Encode(root);
    }

    public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link) => new ColumnarDecoder(message, link.Threads).Decode();
}
