using Nino.Core;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.NinoPeer.Open;

/// <summary>A tree, with the attributes of Nino.</summary>
[NinoType]
public class TreeNodeTwin : IMirror<TreeNode, TreeNodeTwin>
{
    public long Key { get; set; }

    public string? Value { get; set; }

    public TreeNodeTwin? Left { get; set; }

    public TreeNodeTwin? Right { get; set; }

    public static TreeNodeTwin From(TreeNode value) => new()
    {
        Key = value.Key,
        Value = value.Value,
        Left = value.Left is null ? null : From(value.Left),
        Right = value.Right is null ? null : From(value.Right),
    };

    public static bool AreEqual(TreeNodeTwin? left, TreeNodeTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Key == right.Key
            && left.Value == right.Value
            && AreEqual(left.Left, right.Left)
            && AreEqual(left.Right, right.Right);
    }

    public TreeNode ToModel() => new()
    {
        Key = Key,
        Value = Value,
        Left = Left?.ToModel(),
        Right = Right?.ToModel(),
    };
}
