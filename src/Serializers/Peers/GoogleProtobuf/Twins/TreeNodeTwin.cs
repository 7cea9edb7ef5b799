using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;
using Message = SerBench.Schemas.Protobuf.TreeNode;
using TreeNode = SerBench.Model.TreeNode;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>A tree and its messages. Nothing deeper than the limit of all codecs is converted; the library's parser has a limit of its own.</summary>
public readonly struct TreeNodeTwin : ITwin<TreeNode, Message>
{
    public static Message ToTwin(TreeNode value) => ToTwin(value, depth: 1)!;

    public static TreeNode FromTwin(Message twin) => new()
    {
        Key = twin.Key,
        Value = twin.Value,
        Left = twin.Left is null ? null : FromTwin(twin.Left),
        Right = twin.Right is null ? null : FromTwin(twin.Right),
    };

    private static Message? ToTwin(TreeNode? value, int depth)
    {
        if (value is null)
        {
            return null;
        }

        if (depth > Limits.MaxDepth)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        return new Message
        {
            Key = value.Key,
            Value = value.Value ?? "",
            Left = ToTwin(value.Left, depth + 1),
            Right = ToTwin(value.Right, depth + 1),
        };
    }
}
