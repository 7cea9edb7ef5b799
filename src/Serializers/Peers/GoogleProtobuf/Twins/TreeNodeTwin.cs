using SerBench.Serializers.Twins;
using Message = SerBench.Schemas.Protobuf.TreeNode;
using TreeNode = SerBench.Model.TreeNode;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>
/// A tree and its messages. It recurses: depth is checked before values get here, and the library limits the depth of parsed messages.
/// </summary>
public readonly struct TreeNodeTwin : ITwin<TreeNode, Message>
{
    public static Message ToTwin(TreeNode value) => new()
    {
        Key = value.Key,
        Value = value.Value ?? "",
        Left = value.Left is null ? null : ToTwin(value.Left),
        Right = value.Right is null ? null : ToTwin(value.Right),
    };

    public static TreeNode FromTwin(Message twin) => new()
    {
        Key = twin.Key,
        Value = twin.Value,
        Left = twin.Left is null ? null : FromTwin(twin.Left),
        Right = twin.Right is null ? null : FromTwin(twin.Right),
    };
}
