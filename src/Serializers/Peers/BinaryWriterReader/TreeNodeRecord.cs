using System.Runtime.CompilerServices;
using SerBench.Model;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>A tree, node by node.</summary>
internal readonly struct TreeNodeRecord : IRecord<TreeNode>
{
    public static void Write(BinaryWriter writer, TreeNode value)
    {
        writer.Write(value.Key);
        writer.WriteOptional(value.Value);
        writer.WriteOptional<TreeNode, TreeNodeRecord>(value.Left);
        writer.WriteOptional<TreeNode, TreeNodeRecord>(value.Right);
    }

    public static TreeNode Read(BinaryReader reader)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return new TreeNode
        {
            Key = reader.ReadInt64(),
            Value = reader.ReadOptionalString(),
            Left = reader.ReadOptional<TreeNode, TreeNodeRecord>(),
            Right = reader.ReadOptional<TreeNode, TreeNodeRecord>(),
        };
    }
}
