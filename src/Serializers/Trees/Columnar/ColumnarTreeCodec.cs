using SerBench.Serializers.Trees.Columnar.Reading;
using SerBench.Serializers.Trees.Columnar.Writing;

namespace SerBench.Serializers.Trees.Columnar;

/// <summary>Our own codec (docs/formats/columnar.md): frames of thousands of nodes, in columns, for several threads.</summary>
public sealed class ColumnarTreeCodec : ITreeCodec, IStatesMemory
{
    public string Id => "tree/columnar";

    public string Title => "Tree, columnar frames";

    public Traits Traits => Traits.ValidatesInput | Traits.SameType;

    /// <summary>The worst case is a frame of nodes that all have the same key and no text: 2 bits per node.</summary>
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
