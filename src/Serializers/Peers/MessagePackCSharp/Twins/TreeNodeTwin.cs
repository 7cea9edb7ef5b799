using MessagePack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>A tree, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed class TreeNodeTwin : IMirror<TreeNode, TreeNodeTwin>
{
    [Key(0)]
    public long Key { get; set; }

    [Key(1)]
    public string? Value { get; set; }

    [Key(2)]
    public TreeNodeTwin? Left { get; set; }

    [Key(3)]
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
