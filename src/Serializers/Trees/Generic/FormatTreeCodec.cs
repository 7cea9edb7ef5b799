using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Models.Tree;

namespace SerBench.Serializers.Trees.Generic;

/// <summary>A format of the grid with hand-written access as a codec of whole trees; it knows nothing of the link.</summary>
public abstract class FormatTreeCodec<TFormat> : ITreeCodec
    where TFormat : IFormat
{
    public abstract string Id { get; }

    public string Title => $"Tree, {TFormat.Info.Title}";

    public Traits Traits => TFormat.Info.Traits;

    public void Serialize(TreeNode root, TreeLink link, EncodeBuffer buffer) => TFormat.Encode<TreeNode, TreeBinarizer>(root, buffer);

    public TreeNode Deserialize(ArraySegment<byte> message, TreeLink link) => TFormat.Decode<TreeNode, TreeBinarizer>(message);
}
